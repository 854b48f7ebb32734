// Which of several deals is shown.

import { options } from '../frame/fields.js';
import { say } from '../words/words.js';

// `names`: of all deals.
export function chooserHtml(names, number) {
  if (names.length < 2) return '';
  const all = names.map((name, i) => [i, name]);
  return `<p class="chooser"><label>${say('Deal')} <select data-number>${options(all, number)}</select></label> ${say('of')} ${names.length}</p>`;
}
