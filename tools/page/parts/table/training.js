// The ways to be with a deal: to look at it, to guess its best cards, or to play it against others, who see no
// more than they may; and how well that goes.

import { select } from '../frame/fields.js';
import { button } from '../frame/html.js';
import { playersOf } from './table.js';
import { say } from '../words/words.js';

const NAMES = { look: 'Look', guess: 'Guess', play: 'Play along' };

// How many cards the reader chose without seeing their values, and what they cost.
export class Tally {
  constructor() {
    this.asked = 0;
    this.right = 0;
    this.cost = 0;
  }

  add(loss) {
    this.asked += 1;
    if (loss === 0) this.right += 1;
    this.cost += loss;
  }

  // Of moves that the ledger knows, where there was a choice.
  static of(judged) {
    const tally = new Tally();
    for (const { choices, cost } of judged) if (choices > 1) tally.add(cost);
    return tally;
  }

  html() {
    if (this.asked === 0) return '';
    return `<p class="tally">${say('Your cards where there was a choice, with all hands open')}: <b>${this.right} / ${this.asked}</b> ${say('right')}, ${say('cost')} <b>${this.cost}</b></p>`;
  }
}

// `settings`: {modes, mode, cover}; `own`: whose cards the reader plays.
export function trainingHtml(settings, tags, tally, own) {
  const { modes, mode } = settings;
  const ways = modes.map(
    (one) =>
      `<button type="button" data-mode="${one}" aria-pressed="${one === mode}">${say(NAMES[one])}</button>`,
  );
  const seats = playersOf(tags).map((name, i) => [i + 1, name]);
  const more = {
    look: () =>
      settings.switchHtml('cover', 'Cover the others') +
      button('bestLine', say('Best line')) +
      button('secondLine', say('Second best')),
    guess: () => settings.switchHtml('cover', 'Cover the others') + button('hint', say('Hint')),
    play: () =>
      select('data-setting="seat"', 'You are', seats, own) +
      button('hint', say('Hint')) +
      button('takeback', say('Take back')) +
      button('restart', say('Same deal again')) +
      button('deal', say('Next deal')),
  };
  return (
    `<div class="buttons modes" role="group" aria-label="${say('What to do')}">${ways.join('')}</div>` +
    `<div class="form row ways">${more[mode]()}</div>${mode === 'look' ? '' : tally.html()}`
  );
}
