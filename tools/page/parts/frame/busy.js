// Work that is under way, and the button that stops it.

import { escaped } from './html.js';
import { icon } from './icons.js';
import { say } from '../words/words.js';

// `whose`: the asker of the page that works.
export const busyHtml = (text, whose) =>
  `<progress aria-label="${say('solving')}"></progress> <span>${escaped(text)}</span> ` +
  `<button type="button" data-stop="${whose}">${icon('stop')} <span class="spoken-on-phones">${say('Stop')}</span></button>`;
