// The page with the solver inside: a deal is chosen, dealt, read or entered, and shown.

import { Actions } from './actions.js';
import { Asker, STOPPED, linesOf } from '../asking/asker.js';
import { askedBook } from '../asking/asked.js';
import { Bidding } from '../asking/bidding.js';
import { isSameDeal, readDeals, withPlay, writeDeal } from '../deals/cards.js';
import { chooserHtml } from '../table/chooser.js';
import {
  choiceIn,
  choiceOf,
  firstChoice,
  moreChosen,
  objectiveOf,
  tagsWith,
  undeclared,
  withoutTried,
} from '../deals/choice.js';
import { nameOf } from '../answers/contracts.js';
import { Counsel } from '../asking/counsel.js';
import { Counting } from './counting.js';
import { coveredBook, isCovered, seenBy } from '../asking/covered.js';
import { Declaring } from './declaring.js';
import { draggable } from '../deals/dragging.js';
import { doublingHtml } from './doubling.js';
import { Entering } from '../deals/entering.js';
import { Evening } from '../asking/evening.js';
import { readText } from '../deals/files.js';
import { gameAtHome, tableOf } from '../deals/games.js';
import { linkOf, tagsOf } from '../deals/link.js';
import { Odds } from '../asking/odds.js';
import { judgeHtml } from '../table/judging.js';
import { Reasons } from '../table/reasons.js';
import { keep, kept } from './session.js';
import { Sparring } from './sparring.js';
import { Team } from '../asking/team.js';
import { say } from '../words/words.js';

// A game without the contracts of which its cards do not tell all.
const asDealt = ({ contracts, not_dealt: others = [], ...game }) => ({
  ...game,
  contracts: contracts.filter((one) => !others.includes(one)),
});

// What nobody knows of other hands: what was said of these, and how they ended.
const OF_HANDS = ['Statements', 'Auction', 'Shown', 'Result', 'Best', 'Id'];

/**
 * In the exchange the two cards change places too.
 * @type {(tags: import('../deals/cards.js').Tags, one: string, other: string) => import('../deals/cards.js').Tags}
 */
const withCardsSwapped = ({ Discard, Exchange }, one, other) => ({
  Discard,
  Exchange: Exchange?.replace(/\S+/g, (card) => ({ [one]: other, [other]: one })[card] ?? card),
});

class FullPage {
  constructor({ data, frame, view, settings }) {
    this.data = data;
    this.frame = frame;
    this.view = view;
    this.settings = settings;
    this.asker = new Asker(); // of the table
    this.judging = false; // whether the play is
    this.helper = new Team(); // of the panels, which the table does not wait for
    this.clerk = new Asker(); // who deals and reads, for which no other work is given up
    this.sparring = new Sparring(view, settings);
    this.declaring = new Declaring(this);
    this.counting = new Counting(new Asker(), () => view.showCount());
    this.reasons = new Reasons(new Asker(), view);
    /** @type {import('../deals/choice.js').Choice} */
    this.choice = { ...firstChoice, game: '', seats: 0 };
    this.deals = [];
    this.number = 0;
    this.panels = {
      contracts: new Bidding(this, frame.panelOf('contracts')),
      advice: new Counsel(this, frame.panelOf('advice')),
      chances: new Odds(this, frame.panelOf('chances')),
      score: new Evening(this, frame.panelOf('score')),
    };
  }

  async start() {
    this.games = linesOf(await this.clerk.ask('games', '')).map(asDealt);
    this.choice.game = this.settings.lastGame ?? gameAtHome(navigator.languages);
    const { game } = this; // the first, where none is at home
    Object.assign(this.choice, { game: game.game, seats: game.seats[0] });
    const before = kept(location.hash);
    const shared = tagsOf(location.hash);
    const text = this.data.items.map((one) => one.text).join('\n');
    if (before) await this.resume(before);
    else if (shared) await this.useDeals([shared]);
    else if (text.trim()) await this.useText(text);
    else await this.deal();
  }

  // What was open when the page was loaded again.
  async resume({ choice, deals, number, cursor, tried, mode, tab, isDeclaring }) {
    Object.assign(this, { choice, deals, number });
    this.settings.mode = mode;
    this.frame.choose(tab);
    await (isDeclaring ? this.declaring.begin() : this.open(cursor, tried));
  }

  get game() {
    return this.games.find((one) => one.game === this.choice.game) ?? this.games[0];
  }

  // The deal with the contract that was chosen.
  get tags() {
    return tagsWith(this.choice, this.deals[this.number]);
  }

  get isCovered() {
    return isCovered(this.tags);
  }

  // The deal as far as the reader may see it: who plays along does not see the others' hands.
  get seenTags() {
    const { view, tags } = this;
    return view.coversHands ? seenBy(view.own, { ...view.book.tags, Play: undefined }) : tags;
  }

  // What is told of the position to others: no more than the reader sees.
  get shared() {
    const { view, tags } = this;
    if (!view.book) return { tags, play: [] };
    const { book, sofar: play, coversHands } = view;
    const seen = coversHands ? seenBy(view.own, withPlay(book.tags, play)) : book.tags;
    return { tags: seen, play, picture: view.seen };
  }

  // Of all deals no more than the reader may see: of the one that is played along, his own hand.
  get seenDeals() {
    const { view, shared, number, playedDeals } = this;
    return view.coversHands
      ? playedDeals.with(number, withPlay(shared.tags, shared.play))
      : playedDeals;
  }

  // All deals, the one that is shown as far as it was played.
  get playedDeals() {
    const { book, moves } = this.view;
    const shown = book && withPlay(book.tags, moves);
    return this.deals.map((one, i) => (i === this.number && shown ? shown : one));
  }

  say(text) {
    this.frame.board.querySelector('.message').textContent = text;
  }

  // Whether there were deals in the text; `read` is called where there were, before they are solved.
  async useText(text, /** @type {() => void} */ read = () => {}) {
    const { deals, messages } = await readText(this.clerk, text, this.choice);
    if (deals.length > 0) {
      read();
      await this.useDeals(deals, messages);
    }
    return { isRead: deals.length > 0, messages };
  }

  // A file that was dropped on the page, perhaps on a dialog.
  async readFile(file) {
    this.frame.dialog.close();
    const { isRead, messages } = await this.useText(await file.text());
    if (!isRead) this.say(messages || say('There is no deal in it.'));
  }

  async useDeals(deals, messages = '') {
    this.deals = deals;
    await this.showDeal(0);
    if (messages) this.say(messages);
  }

  // In place of the deal that is shown. A hand is first asked what to play with it, where that is a question.
  async useEntered(deal) {
    const isNew = deal.Deal !== this.deals[this.number].Deal;
    const isAsked = isNew && isCovered(deal) && tableOf(deal.Game).names_contract;
    this.deals = this.deals.with(this.number, isAsked ? undeclared(deal) : deal);
    await this.showDeal(this.number);
    const { contract, trump } = this.choice;
    const tab = say('Contracts');
    if (isAsked)
      this.say(say('For advice on a card choose what is played, under {}.').replace('{}', tab));
    else if (contract && isNew)
      this.say(
        `${say('The contract is as before')}: ${nameOf({ contract, trump })}. ${say('Another is chosen under {}.').replace('{}', tab)}`,
      );
  }

  // Two cards change hands at the table; what was played so far stays.
  async exchange(one, other) {
    const { view, deals, number, settings, tags } = this;
    if (settings.mode !== 'look' || this.isCovered || this.declaring.isOpen) return;
    const entering = new Entering(tags, deals[number]);
    entering.exchange(one, other);
    const rest = Object.entries(tags).filter(([name]) => !OF_HANDS.includes(name));
    const deal = { ...Object.fromEntries(rest), ...entering.deal };
    const swapped = { ...deal, ...withCardsSwapped(tags, one, other) };
    this.deals = deals.with(number, withPlay(swapped, view.sofar));
    await this.open(view.cursor);
  }

  async showDeal(number) {
    this.declaring.stop();
    this.number = number;
    Object.assign(this.choice, choiceOf(this.deals[number]));
    await this.open();
  }

  // Deals of the game that was chosen.
  dealt(first, more = {}) {
    const { game, seats, seed } = this.choice;
    const numbers = { seats: Number(seats), seed: Number(seed), first: Number(first) };
    const rules = this.settings.rulesOf(game);
    const options = rules ? { options: rules } : {};
    return this.clerk.ask('deal', '', { game, ...numbers, ...options, deals: 1, ...more });
  }

  // Played so far as was chosen: in the contract of the auction or, where there is none, in one that is chosen.
  async played() {
    const { first, contract } = this.choice;
    const played = Number(this.choice.played);
    const reply = await this.dealt(first, { played });
    if (reply.status === 0) return reply;
    const contracts = contract || this.game.contracts[0];
    return this.dealt(first, { played, contracts });
  }

  // The deals before the next one: where the reader plays along, those that were played to their end.
  get evening() {
    const { view, settings, choice, number } = this;
    if (settings.mode !== 'play' || !view.book) return [];
    const over = view.isOver ? this.playedDeals : this.playedDeals.slice(0, number);
    return over.filter(
      ({ Game, Seats }) => Game === choice.game && Number(Seats) === Number(choice.seats),
    );
  }

  // What is played is not settled yet, and nothing has been.
  get isUndeclared() {
    const { choice, view, deals, number } = this;
    const isOpen = !choice.contract || choice.tried !== undefined;
    return isOpen && !view.moves.length && !isCovered(deals[number]) && !deals[number].Contract;
  }

  async deal() {
    this.declaring.stop();
    Object.assign(this.choice, withoutTried(this.choice));
    const { first, played } = this.choice;
    const reply = await (Number(played) > 0 ? this.played() : this.dealt(first));
    if (reply === STOPPED) return undefined;
    if (reply.status !== 0) return this.say(reply.messages);
    const { evening } = this;
    this.deals = [...evening, ...readDeals(reply.answer)];
    if (Number(played) > 0) return this.showDeal(evening.length);
    this.number = evening.length;
    return this.settings.mode === 'play' ? this.declaring.begin() : this.open();
  }

  // The table before anything is settled.
  async showUndeclared() {
    const { deals, number, view } = this;
    Object.assign(this.choice, { contract: '', declarer: '', trump: '', tried: undefined });
    if (view.book && isSameDeal(view.book.tags, deals[number])) await view.draw();
    else await this.show(coveredBook(deals[number]), 0);
  }

  // All is settled before the first lead.
  async declared(tags) {
    this.deals = this.deals.with(this.number, { ...this.deals[this.number], ...tags });
    Object.assign(this.choice, choiceOf(this.deals[this.number]));
    await this.open();
  }

  // The rules of the deal that is shown.
  get rules() {
    return this.deals[this.number]?.Options ?? '';
  }

  // By other rules, the deals of the evening too.
  async playBy(rules) {
    const { game, view, settings, declaring } = this;
    settings.keepRules(game.game, rules);
    this.deals = this.playedDeals.map((one) =>
      one.Game === game.game ? { ...one, Options: rules || undefined } : one,
    );
    await (declaring.isOpen ? declaring.begin() : this.open(view.cursor));
  }

  // The reader has chosen another way to be with the deal, or another seat.
  async changedMode() {
    const { declaring, settings, isUndeclared } = this;
    if (!this.view.book) return;
    if (settings.mode === 'play' && (declaring.isOpen || isUndeclared)) await declaring.begin();
    else if (declaring.isOpen) {
      declaring.stop();
      await this.open();
    }
  }

  async choose(game) {
    this.choice.game = game;
    this.settings.lastGame = game;
    Object.assign(this.choice, choiceIn(this.game));
    await this.deal();
  }

  // The reader doubles what is paid.
  async double() {
    const { view, deals, number } = this;
    this.deals = deals.with(number, { ...deals[number], Doubled: '1' });
    await this.open(view.cursor, view.tried);
  }

  // The deal that is chosen, at its end unless it was left elsewhere; `tried`: what the reader has played of it.
  async open(cursor = Infinity, tried = {}) {
    const { tags } = this;
    if (isCovered(tags)) {
      await this.show(coveredBook(tags), Infinity);
      return this.frame.reveal('advice');
    }
    if (!tags.Deal) {
      this.view.close(tags);
      this.say(say('Of this deal the cards are not known.'));
      this.keep();
      return this.frame.reveal('score');
    }
    this.view.shut();
    const book = await askedBook(this.asker, tags, objectiveOf(this.choice));
    if (!book) return this.stopped();
    if (book.shown.game) return this.show(book, cursor, tried);
    const more = moreChosen(this.choice, this.game);
    if (more) {
      Object.assign(this.choice, more);
      return this.open(cursor, tried);
    }
    this.view.close();
    return this.say(book.messages);
  }

  // The play so far, judged card by card, without making the table wait.
  async judge() {
    const { view } = this;
    const moves = [...view.moves];
    const played = withPlay(view.book.tags, moves);
    this.judging = true;
    await view.draw();
    const options = { cards: true, ...objectiveOf(this.choice) };
    const reply = await this.helper.ask('replay', writeDeal(played), options);
    this.judging = false;
    const [replay] = linesOf(reply);
    if (replay && view.book)
      view.ledger.read(
        moves,
        replay.moves.filter((one) => one.card),
        0,
      );
    await view.draw();
  }

  // Where another question has taken its place, its own message follows; else all is as it was before.
  async stopped() {
    if (this.asker.isBusy) return;
    Object.assign(this, this.before);
    if (this.view.book) await this.view.reopen();
    this.refresh(this.frame.tab, true); // its fields have what was not to be
    this.say(say('stopped'));
  }

  async show(book, cursor, tried) {
    const { choice, deals, number } = this;
    this.before = { choice: { ...choice }, deals, number };
    await this.view.show(book, cursor, tried);
    performance.mark('interactive');
    if (book.messages) this.say(book.messages);
  }

  // What stands over the table and over the play; beside the panel of chances hands can be held fast.
  above() {
    const { frame, panels, declaring, counting, view, settings } = this;
    const count = view.book && counting.of(view.book.tags, view.moves);
    return {
      kept: frame.tab === 'chances' && frame.isBeside ? panels.chances.kept : null,
      board: chooserHtml(
        this.deals.map((_, i) => i + 1),
        this.number,
      ),
      panel: judgeHtml(this) + (declaring.isOpen ? '' : declaring.saidHtml()),
      asking: declaring.isOpen ? declaring.html() : undefined,
      atTable: declaring.atTable,
      talk: settings.mode === 'play' ? declaring : null,
      reasonHtml: (index) => this.reasons.html(index),
      count,
      word: settings.mode === 'play' && count ? doublingHtml(view, count.sides) : '',
    };
  }

  // The position goes into the address; the panel that is open is about it.
  moved(sofar) {
    if (this.view.book) history.replaceState(history.state, '', linkOf(this.view.book.tags, sofar));
    this.address = location.hash;
    this.keep();
    this.refresh();
    this.sparring.go();
    const isCounted = this.view.moves.length > 0 || this.settings.mode === 'play';
    if (isCounted && !this.declaring.isOpen && !this.isCovered)
      this.counting.ask(this.view.book.tags, this.view.moves, this.view.isOver);
  }

  keep() {
    const { choice, deals, number, view, settings, frame } = this;
    const { cursor, tried } = view;
    const { hash } = location;
    const { isOpen: isDeclaring } = this.declaring;
    const { mode } = settings;
    keep({ hash, choice, deals, number, cursor, tried, mode, tab: frame.tab, isDeclaring });
  }

  refresh(tab = this.frame.tab, isForced = false) {
    if (this.games && this.frame.isShown) this.panels[tab]?.refresh(isForced);
  }
}

export function startFull(parts) {
  const page = new FullPage(parts);
  const actions = new Actions(page);
  const { view, frame, root, settings } = parts;
  settings.modes = ['look', 'guess', 'play'];
  view.changed = (sofar) => page.moved(sofar);
  view.above = () => page.above();
  frame.shown = (tab) => {
    page.keep();
    page.refresh(tab);
    if (view.book) view.draw();
  };
  root.addEventListener('click', (event) => actions.click(event));
  root.addEventListener('click', ({ target }) => {
    if (/** @type {HTMLElement} */ (target).closest('[data-mode=play]')) frame.close(); // he needs his cards
  });
  root.addEventListener('change', (event) => actions.change(event));
  draggable(frame.board, '.hand [data-held]', '.hand [data-held]', (one, other) => {
    if (one.closest('.player') !== other.closest('.player'))
      page.exchange(one.dataset.held, other.dataset.held);
  });
  root.addEventListener('dragover', (event) => event.preventDefault());
  root.addEventListener('drop', async (event) => {
    event.preventDefault();
    const [dropped] = event.dataTransfer.files;
    if (dropped) page.readFile(dropped);
  });
  // The entry from before a dialog has the address from before.
  frame.dialog.left = () => {
    if (page.address) history.replaceState(null, '', page.address);
  };
  window.addEventListener('hashchange', () => {
    const tags = tagsOf(location.hash);
    if (tags && location.hash !== page.address) page.useDeals([tags]);
  });
  page.start();
  return page;
}
