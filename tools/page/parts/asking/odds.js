// The panel of chances: how often, and how much on average. A question is a sentence with gaps; its
// expressions stand below, to be changed by who likes to.

import { STOPPED, linesOf } from './asker.js';
import { sorted, writeHand } from '../deals/cards.js';
import { input } from '../frame/fields.js';
import { button, escaped } from '../frame/html.js';
import { Panel } from './panel.js';
import { layout } from '../deals/places.js';
import { clauseHtml, expressionsOf, factsOf, firstGaps, sentenceHtml } from './sentences.js';
import {
  listenToColumns,
  muchHtml,
  oftenHtml,
  spreadOf,
  statisticsHtml,
} from '../answers/statistics.js';
import { seatName } from '../table/table.js';
import { cardText } from '../table/tricks.js';
import { currentLanguage, say } from '../words/words.js';

const NAMES = { often: 'How often', spread: 'How many', worth: 'How much' };
const DRAWN = {
  often: oftenHtml,
  spread: (record, name) => statisticsHtml(spreadOf(record, name)),
  worth: muchHtml,
};
// Ever more deals, until the reader stops it: those that are solved, and those that are only looked at.
const SOLVED = [100, 400, 1600, 6400];
const SAMPLED = [10_000, 40_000, 160_000];
const PARTS = 16; // of each step

export class Odds extends Panel {
  constructor(page, root) {
    super(page, root);
    this.kind = 'often';
    this.kept = new Set(); // seats whose hands are as dealt
    this.game = '';
    this.hasClause = false;
    this.own = null; // the expressions as the reader has changed them
    root.addEventListener('change', ({ target }) => this.#changed(target));
    root.addEventListener('click', ({ target }) => {
      const kind = target.closest('[data-kind]')?.dataset.kind;
      if (kind) this.#ask({ kind });
    });
    listenToColumns(root);
  }

  about() {
    const { choice, tags, settings } = this.page;
    const { pack, mode, seat } = settings;
    return JSON.stringify([
      currentLanguage(),
      pack,
      mode,
      seat,
      choice.game,
      choice.seats,
      tags.Deal,
    ]);
  }

  get expressions() {
    return (
      this.own ??
      expressionsOf(this.kind, this.gaps, Number(this.page.choice.seats), this.hasClause)
    );
  }

  #changed({ dataset: { gap, clause, expression }, value, checked }) {
    if (gap) {
      this.gaps[gap] = value;
      this.#fill();
    } else if (clause !== undefined) {
      this.#ask({ hasClause: checked });
    } else if (expression) {
      this.own = { ...this.expressions, [expression]: value };
    }
  }

  // Another question.
  #ask(changes) {
    Object.assign(this, { own: null }, changes);
    this.page.helper.cancel();
    this.draw();
  }

  // What follows from a gap; the fields stay, as the next one may be in use already.
  #fill() {
    this.own = null;
    this.page.helper.cancel();
    this.found.replaceChildren();
    for (const field of this.root.querySelectorAll('[data-expression]'))
      field.value = this.expressions[field.dataset.expression];
  }

  // Holds a hand fast, or no longer.
  keep(seat) {
    const isHere = this.root.contains(document.activeElement);
    if (!this.kept.delete(seat)) this.kept.add(seat);
    this.page.helper.cancel();
    this.draw();
    if (isHere) this.root.querySelector(`[data-keep="${seat}"]`).focus();
  }

  draw() {
    const { page } = this;
    const { game } = page;
    if (this.game !== game.game) {
      Object.assign(this, { game: game.game, own: null, hasClause: false });
      this.gaps = { ...firstGaps(game.game), measure: game.objectives[0] };
      this.kept.clear();
    }
    const kinds = Object.keys(NAMES).map(
      (kind) =>
        `<button type="button" data-kind="${kind}" aria-pressed="${kind === this.kind}">${say(NAMES[kind])}</button>`,
    );
    const clause =
      this.kind === 'often'
        ? ''
        : `<label class="switch"><input type="checkbox" data-clause ${this.hasClause ? 'checked' : ''}> ${say('with a condition')}</label>` +
          (this.hasClause ? clauseHtml(this.gaps, page) : '');
    this.root.innerHTML =
      `<p class="buttons">${kinds.join('')}</p>` +
      sentenceHtml(this.kind, this.gaps, page) +
      clause +
      this.#keptHtml() +
      `<p>${button('count', say('Count'), 'class="main"')}</p><div class="found"></div>` +
      `<details ${this.own ? 'open' : ''}><summary>${say('As an expression')}</summary><div class="form">` +
      input('data-expression="where"', 'only where', this.expressions.where) +
      input('data-expression="by"', 'a row for each', this.expressions.by) +
      '</div></details>';
  }

  // The hands of the deal on the table, each of which can be held fast; of who plays along only his own.
  #keptHtml() {
    const { tags, settings, view } = this.page;
    const { hands } = layout(tags);
    const isSeen = (seat) => settings.mode !== 'play' || !view.book || view.isOwn(seat);
    const seats = hands.flatMap((cards, i) => (cards && isSeen(i + 1) ? [i + 1] : []));
    if (seats.length === 0) return '';
    const name = (seat) => escaped(seatName(tags, seat));
    const buttons = seats.map(
      (seat) =>
        `<button type="button" data-keep="${seat}" aria-pressed="${this.kept.has(seat)}">${name(seat)}</button>`,
    );
    const held = seats
      .filter((seat) => this.kept.has(seat))
      .map((seat) => {
        const cards = sorted(hands[seat - 1], tags.Game).map((one) =>
          cardText(one, tags.Game, settings.pack),
        );
        return `<p><small>${name(seat)}: ${cards.join(' ')}</small></p>`;
      });
    return `<h3>${say('Hands that stay as they are dealt')}</h3><div class="kept">${buttons.join('')}</div>${held.join('')}`;
  }

  // Of the question as it stands, without the number of deals.
  get #options() {
    const { kind, gaps, page } = this;
    const { choice, tags } = page;
    const isWorth = kind === 'worth';
    const { hands } = layout(tags);
    const fix = [...this.kept].map((seat) => `${seat}:${writeHand(hands[seat - 1], choice.game)}`);
    // Only what is solved has a contract.
    const { Contract, Trump } = page.view.book?.tags ?? {}; // what is played now, of the auction too
    const played = { contracts: gaps.contract || Contract, trump: Trump };
    const declarer = /^\d/.test(gaps.who) ? gaps.who : String(choice.declarer);
    const asked = {
      question: isWorth ? gaps.measure : 'share',
      game: choice.game,
      seats: Number(choice.seats),
      ...this.expressions,
      fix: fix.join(' '),
      ...(isWorth ? { ...played, declarer } : {}),
      shares: kind === 'spread' ? 'joint' : '',
    };
    return Object.fromEntries(Object.entries(asked).filter(([, value]) => value));
  }

  async count() {
    this.found.replaceChildren();
    const asked = this.#options;
    if (this.kind === 'worth') return this.#sample(asked, SOLVED);
    const reply = await this.ask('table', '', asked);
    if (!reply) return undefined;
    const isCounted = linesOf(reply)[0].population === 'all';
    this.#draw(reply, isCounted);
    return isCounted ? undefined : this.#sample(asked, SAMPLED, [reply.answer]);
  }

  #draw(reply, isLast) {
    const records = linesOf(reply).map(({ where, ...record }) => record); // the sentence tells it
    const { own, gaps, page } = this;
    const [, name] = own ? [] : factsOf(page.choice.game).find(([fact]) => fact === gaps.fact);
    const isFirst = !this.found.querySelector('.often, .statistics');
    this.show(records.map((record) => DRAWN[this.kind](record, name)).join(''), isLast);
    if (isFirst) this.found.scrollIntoView({ block: 'nearest' }); // it stands below much else
  }

  // Step by step, in parts that are put together; `tables`: of the steps that are done.
  async #sample(asked, steps, tables = []) {
    for (let i = tables.length && 1; i < steps.length; ++i) {
      const first = steps[i - 1] ?? 0;
      const parts = Array.from({ length: PARTS }, (_, k) => {
        const part = { first, deals: steps[i] - first, shard: `${k + 1}/${PARTS}` };
        return ['table', '', { ...asked, ...part }];
      });
      const replies = await this.askEach(parts);
      if (!replies) return null;
      tables.push(...replies.map(({ answer }) => answer));
      const isLast = i === steps.length - 1;
      const whole = await this.page.helper.ask('merge', tables.join(''));
      if (whole.answer) this.#draw(whole, isLast);
      else if (isLast || whole === STOPPED) return this.fail(whole);
    }
    return null;
  }
}
