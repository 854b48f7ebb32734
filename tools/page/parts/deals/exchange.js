// The dialogs through which deals come and go: as text, in files, as a link.

import { copyHtml } from '../whole/app.js';
import { tableOf } from './games.js';
import { button, escaped } from '../frame/html.js';
import { icon } from '../frame/icons.js';
import { say } from '../words/words.js';

const message = '<p class="message" role="status"></p>';

export const openHtml = () =>
  `<label class="file">${icon('open')} ${say('Choose a file, or drop it on the page')}<input type="file" data-open></label>` +
  `<label>${say('Or paste deals, in any form')}<textarea spellcheck="false"></textarea></label>` +
  `${message}<p>${button('use', say('Show them'), 'class="main"')}</p>`;

// `game`: that of the deals.
export function saveHtml(text, game) {
  const others = tableOf(game).formats.map(({ name }) => [name, name.toUpperCase()]);
  const forms = [['deals', say('Deal file')], ...others];
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

// Where the page lies on a machine of its own its address leads nowhere else: then the code tells the deal. `isSent`:
// whether the browser can hand it on itself.
export const shareHtml = (address, svg, { isOnline, isSent }) =>
  `<label>${isOnline ? say('Who opens this link with the page sees what you see') : say('This link opens on this machine alone; for others save the deal, or let them read the code')}<textarea readonly data-copied>${escaped(address)}</textarea></label>` +
  `<p class="buttons">${button('copy', say('Copy'), 'class="main"')} ${isSent ? button('send', say('Send')) : ''} ${button('svg', 'SVG')} ${button('png', 'PNG')}</p>${message}` +
  `<div class="shared"><figure class="code"><div role="img" aria-label="${say('QR code')}"></div><figcaption class="hint">${isOnline ? say('A phone that reads this code opens the position.') : say('A phone reads the deal from this code, as text to be pasted under Open.')}</figcaption></figure>` +
  `<figure class="picture">${svg}</figure></div>`;
