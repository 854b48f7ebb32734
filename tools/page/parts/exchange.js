// The dialogs through which deals come and go: as text, in files, as a link.

import { copyHtml } from './app.js';
import { otherFormats } from './games.js';
import { button, escaped } from './html.js';
import { say } from './words.js';

const message = '<p class="message" role="status"></p>';

export const openHtml = () =>
  `<p><label class="file">${say('From a file')} <input type="file" data-open></label></p>` +
  `<label>${say('Or paste deals, in any form')}<textarea spellcheck="false"></textarea></label>` +
  `${message}<p>${button('use', say('Show them'), 'class="main"')}</p>`;

export function saveHtml(text) {
  const forms = [['deals', say('Deal file')], ...otherFormats().map(({ name }) => [name, name])];
  const buttons = forms.map(
    ([name, shown]) =>
      `<button type="button" data-format="${escaped(name)}">${escaped(shown)}</button>`,
  );
  return (
    `<p class="buttons">${buttons.join(' ')}</p>` +
    `<label>${say('Or copy the text')}<textarea readonly data-copied spellcheck="false">${escaped(text)}</textarea></label>` +
    `${message}<p>${button('copy', say('Copy'))}</p>${copyHtml()}`
  );
}

// Where the page lies on a machine of its own its address leads nowhere else: then the code tells the deal.
export const shareHtml = (address, svg, isOnline) =>
  `<figure class="picture">${svg}</figure><p class="buttons">${button('svg', 'SVG')} ${button('png', 'PNG')}</p>` +
  `<label>${say('Who opens this link with the page sees what you see')}<textarea readonly data-copied>${escaped(address)}</textarea></label>` +
  `${message}<p>${button('copy', say('Copy'), 'class="main"')}</p>` +
  `<figure class="code"><div role="img" aria-label="${say('QR code')}"></div><figcaption class="hint">${isOnline ? say('A phone that reads this code opens the position.') : say('A phone reads the deal from this code, as text to be pasted under Open.')}</figcaption></figure>`;
