// Par, in a game whose contracts are bid: by who is vulnerable.

import { suitName, suitLetters } from '../deals/cards.js';
import { suitMark } from '../table/faces.js';
import { escaped } from '../frame/html.js';
import { say } from '../words/words.js';

// "NS 4S+1; EW 5DX-2" with the signs of the suits.
function contractsText(text, game, pack) {
  const bids = new RegExp(`(\\d)([${suitLetters(game)}])`, 'g');
  const mark = (letter) => suitMark(suitName(game, letter), pack);
  return escaped(text)
    .replaceAll('-', '−')
    .replace(
      bids,
      (_, level, letter) => `${level}${mark(letter)}<span class="spoken">${letter}</span>`,
    );
}

// `told`: the answer to `par`; the row of the board itself is marked.
export function parHtml({ game, par }, pack) {
  const rows = par.map(
    ({ vulnerable, score, contracts, board }) =>
      `<tr class="${board ? 'advised' : ''}"><th scope="row">${board ? '●&nbsp;' : ''}${escaped(say(vulnerable))}${board ? `<span class="spoken">, ${say('as in this deal')}</span>` : ''}</th>` +
      `<td>${escaped(score)}</td><td>${contractsText(contracts, game, pack)}</td></tr>`,
  );
  const heads = ['vulnerable', 'par', 'contracts'].map((key) => `<th scope="col">${say(key)}</th>`);
  return (
    `<p class="hint">${say('Par: what both sides score if they see all cards and bid their best.')}</p>` +
    `<div class="scroll" tabindex="0"><table class="par"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  );
}
