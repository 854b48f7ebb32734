// The page with the solver inside: a deal is chosen, dealt or entered, and shown.

import { Asker, linesOf } from './asker.js';
import { askedBook } from './asked.js';
import { Beside, isCovered } from './beside.js';
import { readDeals, writeDeal } from './cards.js';
import { firstChoice, choiceIn, choiceOf, moreChosen, tagsWith } from './choice.js';
import { Entering } from './entering.js';
import { readText, saveDeals } from './files.js';
import { otherFormats } from './games.js';
import { linkOf, tagsOf } from './link.js';
import { listenToColumns } from './statistics.js';
import { setupHtml } from './setup.js';
import { say } from './words.js';

class FullPage {
  constructor({ data, root, main, view, settings }) {
    Object.assign(this, { data, main, view, settings });
    this.asker = new Asker();
    this.choice = { ...firstChoice };
    this.deals = [];
    this.number = 0;
    this.chooser = root.querySelector('.chooser');
    this.answers = document.createElement('div');
    this.answers.className = 'answers';
    main.after(this.answers);
    this.beside = new Beside(this, this.answers);
  }

  async start() {
    this.games = linesOf(await this.asker.ask('games', ''));
    this.choice.game = this.games[0].game;
    this.choice.seats = this.games[0].seats[0];
    const shared = tagsOf(location.hash);
    const text = this.data.items.map((one) => one.text).join('\n');
    if (shared) await this.useDeals([shared]);
    else if (text.trim()) await this.useText(text);
    else await this.deal();
  }

  get game() {
    return this.games.find((one) => one.game === this.choice.game);
  }

  // The deal with the contract that was chosen.
  get tags() {
    return tagsWith(this.choice, this.deals[this.number]);
  }

  say(text) {
    (this.main.querySelector('.message') ?? this.answers).textContent = text;
  }

  async useText(text) {
    const { deals, messages } = await readText(this.asker, text);
    await this.useDeals(deals, messages);
  }

  async useDeals(deals, messages = '') {
    this.deals = deals;
    this.number = 0;
    if (deals.length > 0) Object.assign(this.choice, choiceOf(deals[0]));
    this.drawSetup();
    if (deals.length > 0) await this.open();
    if (messages) this.say(messages);
  }

  // Deals of the game that was chosen.
  dealt(first) {
    const { game, seats, seed } = this.choice;
    return this.asker.ask('deal', '', {
      game,
      seats: Number(seats),
      seed: Number(seed),
      first: Number(first),
      deals: 1,
    });
  }

  async deal() {
    const reply = await this.dealt(this.choice.first);
    if (reply.status !== 0) return this.say(reply.messages);
    this.deals = readDeals(reply.answer);
    this.number = 0;
    this.drawSetup();
    return this.open();
  }

  async open() {
    this.beside.clear();
    const { tags } = this;
    if (isCovered(tags)) {
      this.view.close();
      return this.beside.advise();
    }
    if (!this.view.book) {
      this.view.close();
      this.say(`${say('solving')} …`);
    }
    const { objective } = this.choice;
    const book = await askedBook(this.asker, tags, { objective });
    if (!book) return this.stopped();
    if (book.shown.game) return this.show(book, book.play.length);
    const more = moreChosen(this.choice, this.game);
    if (more) {
      Object.assign(this.choice, more);
      this.drawSetup();
      return this.open();
    }
    this.view.close();
    return this.say(book.messages);
  }

  // A play that was judged, from its beginning.
  async showPlay(tags, replay) {
    const { objective } = this.choice;
    const book = await askedBook(this.asker, tags, { objective, replay });
    if (!book) return this.stopped();
    return this.show(book, 0);
  }

  // Nothing more is told where another question came.
  stopped() {
    if (!this.asker.isBusy) this.say(say('stopped'));
  }

  async show(book, cursor) {
    if (this.main.getBoundingClientRect().top < 0) this.main.scrollIntoView();
    await this.view.show(book, cursor);
    if (book.messages) this.say(book.messages);
  }

  async save(form) {
    const { book, moves } = this.view;
    const shown = book && { ...book.tags, Play: moves.join(' ') || undefined };
    const deals = this.deals.map((one, i) => (i === this.number && shown ? shown : one));
    const messages = await saveDeals(this.asker, deals, form);
    if (messages) this.say(messages);
  }

  async enter() {
    const { answer } = await this.dealt(this.choice.first); // it is known already
    const [dealt] = readDeals(answer);
    if (dealt) this.entering = new Entering(this.answers, this.tags, dealt, this.settings.pack);
  }

  // The hands as they were entered.
  async entered() {
    this.deals[this.number] = this.entering.deal;
    this.drawSetup();
    await this.open();
  }

  drawSetup() {
    this.chooser.innerHTML = setupHtml(this.games, this.choice, {
      text: this.deals.map(writeDeal).join('\n'),
      count: this.deals.length,
      number: this.number,
    });
  }

  // The position goes into the address.
  moved(sofar) {
    if (this.view.book) history.replaceState(null, '', linkOf(this.view.book.tags, sofar));
  }

  async changed(field) {
    if (field.dataset.open !== undefined) return this.useText(await field.files[0].text());
    if (field.dataset.number !== undefined) {
      this.number = Number(field.value);
      Object.assign(this.choice, choiceOf(this.deals[this.number]));
      this.drawSetup();
      return this.open();
    }
    const name = field.dataset.choice;
    if (!name) return undefined;
    this.choice[name] = field.value;
    if (name === 'game') Object.assign(this.choice, choiceIn(this.game));
    if (['game', 'seats', 'seed', 'first'].includes(name)) return this.deal();
    return this.open();
  }

  listen() {
    const { beside } = this;
    const actions = {
      deal: () => {
        this.choice.first = Number(this.choice.first) + 1;
        return this.deal();
      },
      compare: () => beside.compare(),
      judge: () => beside.judge(),
      advise: () => beside.advise(),
      tables: () => beside.tables(),
      count: () => beside.count(),
      hands: () => this.enter(),
      empty: () => this.entering.empty(),
      entered: () => this.entered(),
      save: () => this.save('deals'),
      ...Object.fromEntries(otherFormats().map(({ name }) => [name, () => this.save(name)])),
      use: () => this.useText(this.chooser.querySelector('textarea').value),
      cancel: () => this.asker.cancel(),
    };
    const click = (event) => {
      const target = event.target.closest('[data-action]');
      if (target) actions[target.dataset.action]?.();
      const one = event.target.closest('.entering [data-card]');
      if (one) this.entering.give(one.dataset.card);
    };
    this.chooser.addEventListener('click', click);
    this.answers.addEventListener('click', click);
    this.answers.addEventListener('change', (event) => {
      const { place, table } = event.target.dataset;
      if (place) this.entering.choose(Number(place));
      if (table) beside.table[table] = event.target.value;
    });
    listenToColumns(this.answers);
    this.chooser.addEventListener('change', (event) => this.changed(event.target));
  }
}

export function startFull({ paintWith, listen, ...parts }) {
  const page = new FullPage(parts);
  page.listen();
  listen();
  parts.view.changed = (sofar) => page.moved(sofar);
  paintWith(() => {
    if (page.games) page.drawSetup();
    if (parts.view.book) parts.view.draw();
  });
  window.addEventListener('hashchange', () => {
    const tags = tagsOf(location.hash);
    if (tags) page.useDeals([tags]);
  });
  page.start();
}
