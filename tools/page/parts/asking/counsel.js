// The panel of advice: what the player to move should do, who does not see the others' cards.

import { adviceHtml } from '../answers/advice.js';
import { STOPPED, linesOf } from './asker.js';
import { withPlay, writeDeal } from '../deals/cards.js';
import { seenBy } from './covered.js';
import { Panel } from './panel.js';
import { currentLanguage, say } from '../words/words.js';

// Ever more, as long as the reader stays: of a sample, and of all where they are few.
const SAMPLED = [2, 8, 40, 160];
const ALL = [...SAMPLED, 640, 2000];
const SECONDS = 30; // for each step

export class Counsel extends Panel {
  get asked() {
    const { view, tags, isCovered } = this.page;
    if (isCovered || !view.book) return tags;
    const seer = view.mover ?? (view.coversHands ? view.own : 1);
    return seenBy(seer, withPlay(view.book.tags, view.sofar));
  }

  // What another should play tells his cards.
  get isHidden() {
    const { view } = this.page;
    return view.coversHands && Boolean(view.mover) && !view.isOwn(view.mover);
  }

  about() {
    const { pack } = this.page.settings;
    return JSON.stringify([currentLanguage(), pack, this.asked, this.isHidden]);
  }

  // Whether the figures on the cards may count for the other side.
  get #countsOtherwise() {
    const { book } = this.page.view;
    const { declarer, player } = book?.shown ?? {};
    return Boolean(declarer) && player === undefined && Number(this.asked.Seat) !== declarer;
  }

  fail(reply) {
    super.fail(reply);
    if (this.page.isCovered && reply !== STOPPED) {
      const [cards, contracts] = [say('Cards in'), say('Contracts')];
      const text = say(
        'What is missing can be put in under {}, another contract or declarer be chosen under {}.',
      );
      this.found.insertAdjacentHTML(
        'beforeend',
        `<p class="hint">${text.replace('{}', cards).replace('{}', contracts)}</p>`,
      );
    }
    return null;
  }

  async draw() {
    const { asked } = this;
    const sides = this.#countsOtherwise
      ? ` ${say('The figures here count for the side of who is asked, those on the cards for the declaring side.')}`
      : '';
    this.root.innerHTML = `<p class="hint">${say('The best without seeing the hidden cards: many ways in which they may lie are played out.')}${sides}</p><div class="found"></div>`;
    if (this.isHidden) {
      this.hide('');
      return;
    }
    const deal = writeDeal(asked);
    if (!asked.Contract && !(await this.#glance(deal))) return;
    let solved = '';
    let among = {}; // the options that are still in the race
    for (const [i, worlds] of ALL.entries()) {
      const part = { ...among, worlds, step: this.page.helper.size, seconds: SECONDS };
      const replies = await this.#solve(deal, ALL[i - 1] ?? 0, part);
      if (!replies) return;
      solved += replies.map(({ answer }) => answer).join('');
      const reply = await this.ask('advise', deal, { worlds, solved });
      if (!reply) return;
      const [advice] = linesOf(reply);
      const [{ found, all, batch }] = linesOf(replies[0]);
      const isLast =
        advice.worlds < Math.min(worlds, found) || worlds >= (all ? found : SAMPLED.at(-1));
      this.show(adviceHtml(advice, asked, this.page.settings.pack, false), isLast);
      if (isLast) return;
      const running = [...advice.options.keys()].filter((n) => !advice.options[n].worlds);
      if (worlds % batch === 0) among = { among: running.join() };
    }
  }

  // A world in every contract takes long: until one is solved, a first opinion by guesses, where the game has them. False
  // where it was stopped.
  async #glance(deal) {
    const replies = await this.askAll([['advise', deal, { glance: true }]]);
    const [opinion] = replies ? linesOf(replies[0]) : [];
    if (opinion?.guessed)
      this.show(adviceHtml(opinion, this.asked, this.page.settings.pack, false), false);
    return Boolean(replies);
  }

  // What the options are worth in each world from `first` on, a part of the worlds for each worker.
  #solve(deal, first, part) {
    const of = (_, k) => ['worlds', deal, { ...part, first: first + k }];
    return this.askEach(Array.from({ length: part.step }, of));
  }
}
