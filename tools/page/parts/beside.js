// What is asked beside the position on the table: other contracts, the play, advice, small tables.

import { adviceHtml } from './advice.js';
import { STOPPED, linesOf, plain } from './asker.js';
import { writeDeal } from './cards.js';
import { objectiveOf } from './choice.js';
import { contractsHtml } from './contracts.js';
import { seenBy } from './covered.js';
import { statisticsHtml } from './statistics.js';
import { escaped } from './html.js';
import { askTable, tableFormHtml } from './tables.js';
import { say } from './words.js';

// Whether a hand of the deal is not known.
export const isCovered = ({ Deal = '' }) => /(^|[ :])-( |$)/.test(Deal);

const WORLDS = { worlds: 40, seconds: 20 };

export class Beside {
  // `page`: {asker, view, choice, tags, settings, say}; the answers stand in `root`.
  constructor(page, root) {
    Object.assign(this, { page, root });
    this.table = { question: 'length', hand: '', deals: '', by: '', where: '' };
  }

  clear() {
    this.root.replaceChildren();
  }

  // What stands below the position, in sight.
  show(html) {
    this.root.innerHTML = html;
    this.root.scrollIntoView({ block: 'nearest' });
  }

  say(text, root = this.root) {
    root.innerHTML = `<p class="message" role="status">${escaped(text)}</p>`;
    root.scrollIntoView({ block: 'nearest' });
  }

  // Asks, and returns the reply.
  ask(command, tags, options) {
    this.say(`${say('solving')} …`);
    return this.page.asker.ask(command, writeDeal(tags), options);
  }

  // Where there is no answer; nothing is told where another question came.
  fail(reply, root = this.root) {
    if (reply !== STOPPED) this.say(plain(reply.messages), root);
    else if (!this.page.asker.isBusy) this.say(say('stopped'), root);
  }

  // What was asked is answered: back to the position, which may not be solved yet.
  async goOn() {
    const { view } = this.page;
    if (view.book) await view.draw();
  }

  async compare() {
    const { Play, Contract, Declarer, Trump, Discard, Exchange, ...tags } = this.page.tags;
    const reply = await this.ask('solve', tags, {
      contracts: 'all',
      ...objectiveOf(this.page.choice),
    });
    const html = contractsHtml(linesOf(reply), tags);
    if (!html) return this.fail(reply);
    this.show(html);
    return this.goOn();
  }

  // The play so far: each card with its cost.
  async judge() {
    const { view, tags, choice } = this.page;
    const played = view.book ? { ...view.book.tags, Play: view.moves.join(' ') } : tags;
    const reply = await this.ask('replay', played, { cards: true, ...objectiveOf(choice) });
    const [replay] = linesOf(reply);
    if (!replay) return this.fail(reply);
    this.clear();
    return this.page.showPlay(played, replay);
  }

  // The others' hands are covered: what would be known at the table.
  async advise() {
    const { view, tags, settings } = this.page;
    const asked =
      isCovered(tags) || !view.book
        ? tags
        : seenBy(view.mover ?? 1, { ...view.book.tags, Play: view.sofar.join(' ') || undefined });
    const reply = await this.ask('advise', asked, WORLDS);
    const [advice] = linesOf(reply);
    if (!advice) return this.fail(reply);
    this.show(adviceHtml(advice, asked, settings.pack));
    return this.goOn();
  }

  // Small tables: how often, and how much on average.
  tables() {
    this.show(tableFormHtml(this.table, this.page.tags));
  }

  async count() {
    const { page, table } = this;
    const counted = this.root.querySelector('.counted');
    this.say(`${say('solving')} …`, counted);
    const reply = await askTable(page.asker, table, page.tags, page.choice);
    const html = linesOf(reply).map(statisticsHtml).join('');
    if (!html) return this.fail(reply, counted);
    counted.innerHTML = html;
    return this.goOn();
  }
}
