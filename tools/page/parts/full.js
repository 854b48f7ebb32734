// The page with the solver inside: games, deals, questions, and whatever the reader plays.

import { adviceHtml } from './advice.js';
import { Asker, STOPPED, linesOf } from './asker.js';
import { askedBook } from './asked.js';
import { readDeals, writeDeal } from './cards.js';
import { contractsHtml } from './contracts.js';
import { seenBy } from './covered.js';
import { Entering } from './entering.js';
import { linkOf, tagsOf } from './link.js';
import { setupHtml } from './setup.js';
import { listenToColumns } from './odds.js';
import { askedTable, tableFormHtml } from './tables.js';
import { say } from './words.js';

class FullPage {
  constructor({ data, root, main, view, settings }) {
    Object.assign(this, { data, root, main, view, settings });
    this.asker = new Asker();
    this.choice = {
      game: 'sjavs',
      seats: 4,
      seed: 1,
      first: 0,
      contract: '',
      declarer: '',
      trump: '',
      objective: '',
    };
    this.table = { question: 'length', hand: '', deals: '', by: '', where: '' };
    this.deals = [];
    this.number = 0;
    this.chooser = root.querySelector('.chooser');
    this.extra = document.createElement('div');
    this.extra.className = 'answers';
    main.after(this.extra);
  }

  async start() {
    this.games = linesOf(await this.asker.ask('games', ''));
    const shared = tagsOf(location.hash);
    const text = this.data.items.map((one) => one.text).join('\n');
    if (shared) await this.useTags([shared]);
    else if (text.trim()) await this.useText(text);
    else await this.deal();
  }

  // What was typed may be in any form that `matador convert` reads.
  async useText(text) {
    const reply = await this.asker.ask('convert', text);
    if (reply.messages) this.view.tell?.(reply.messages);
    await this.useTags(readDeals(reply.answer), reply.messages);
  }

  async useTags(deals, messages = '') {
    this.deals = deals;
    this.number = 0;
    if (deals.length > 0) {
      const { Game = 'bridge', Seats = '4' } = deals[0];
      Object.assign(this.choice, {
        game: Game,
        seats: Number(Seats),
        contract: deals[0].Contract ?? '',
        declarer: deals[0].Declarer ?? '',
        trump: deals[0].Trump ?? '',
      });
    }
    this.drawSetup();
    if (deals.length > 0) await this.open();
    if (messages) this.say(messages);
  }

  async deal() {
    const { game, seats, seed, first } = this.choice;
    const reply = await this.asker.ask('deal', '', {
      game,
      seats: Number(seats),
      seed: Number(seed),
      first: Number(first),
      deals: 1,
    });
    if (reply.status !== 0) return this.say(reply.messages);
    this.deals = readDeals(reply.answer);
    this.number = 0;
    this.drawSetup();
    return this.open();
  }

  // The deal with the contract that was chosen.
  get tags() {
    const { contract, declarer, trump } = this.choice;
    const tags = { ...this.deals[this.number] };
    for (const [name, value] of [
      ['Contract', contract],
      ['Declarer', declarer],
      ['Trump', trump],
    ]) {
      if (value) tags[name] = String(value);
      else delete tags[name];
    }
    return tags;
  }

  async open(replay = null) {
    this.extra.replaceChildren();
    const { objective } = this.choice;
    const { tags } = this;
    if (/(^|[ :])-( |$)/.test(tags.Deal)) return this.advise();
    if (!this.view.book)
      this.main.innerHTML = `<p class="message" role="status">${say('solving')} …</p>`;
    const book = await askedBook(this.asker, tags, { objective, replay });
    if (!book.shown.game && this.chooseMore()) return this.open(replay);
    if (!book.shown.game) {
      this.main.innerHTML = '<p class="message" role="status"></p>';
      return this.say(book.messages);
    }
    await this.view.show(book, replay ? 0 : book.play.length);
    if (book.messages) this.say(book.messages);
    return undefined;
  }

  // Where no auction decides, something must be played, and where that is not enough, by somebody;
  // false: all is chosen.
  chooseMore() {
    const game = this.games.find((one) => one.game === this.choice.game);
    const { contract, declarer } = this.choice;
    if (!game || (contract && declarer)) return false;
    if (contract) this.choice.declarer = 1;
    else {
      const { contracts, trumps = [''] } = game;
      Object.assign(this.choice, { contract: contracts[0], trump: trumps[0] });
    }
    this.drawSetup();
    return true;
  }

  say(text) {
    (this.main.querySelector('.message') ?? this.extra).textContent = text;
  }

  drawSetup() {
    const text = this.deals.map(writeDeal).join('\n');
    this.chooser.innerHTML =
      setupHtml(this.games, this.choice, text) +
      (this.deals.length > 1
        ? `<label>${say('Deal')} <select data-number>${this.deals
            .map(
              (_, i) =>
                `<option ${i === this.number ? 'selected' : ''} value="${i}">${i + 1}</option>`,
            )
            .join('')}</select></label>`
        : '');
  }

  async compare() {
    this.say(`${say('solving')} …`);
    const { Play, Contract, Declarer, Trump, Discard, Exchange, ...tags } = this.tags;
    const reply = await this.asker.ask('solve', writeDeal(tags), {
      contracts: 'all',
      ...(this.choice.objective ? { objective: this.choice.objective } : {}),
    });
    this.extra.innerHTML = contractsHtml(linesOf(reply), tags);
    return this.goOn(reply === STOPPED ? say('stopped') : reply.messages);
  }

  async judge() {
    this.say(`${say('solving')} …`);
    const { objective } = this.choice;
    const tags = { ...(this.view.book?.tags ?? this.tags), Play: this.view.moves.join(' ') };
    const reply = await this.asker.ask('replay', writeDeal(tags), {
      cards: true,
      ...(objective ? { objective } : {}),
    });
    const [replay] = linesOf(reply);
    if (!replay) return this.say(reply.messages || say('stopped'));
    const book = await askedBook(this.asker, tags, { objective, replay });
    this.extra.replaceChildren();
    return this.view.show(book, 0);
  }

  // The others' hands are covered: what would be known at the table.
  async advise() {
    const { view, tags } = this;
    const isCovered = /(^|[ :])-( |$)/.test(tags.Deal);
    const asked = isCovered
      ? tags
      : seenBy(view.mover ?? 1, { ...view.book.tags, Play: view.sofar.join(' ') || undefined });
    this.say(`${say('solving')} …`);
    const reply = await this.asker.ask('advise', writeDeal(asked), { worlds: 40, seconds: 20 });
    const [advice] = linesOf(reply);
    if (!advice) return this.say(reply.messages || say('stopped'));
    this.extra.innerHTML = adviceHtml(advice, asked, this.settings.pack);
    return this.goOn('');
  }

  // What was asked beside the position is answered: back to it.
  async goOn(message) {
    if (this.view.book) await this.view.draw();
    if (message) this.say(message);
  }

  // Small tables: how often, and how much on average.
  tables() {
    this.extra.innerHTML = tableFormHtml(this.table, this.tags);
  }

  async count() {
    this.say(`${say('solving')} …`);
    const { html, messages } = await askedTable(this.asker, this.table, this.tags, this.choice);
    const counted = this.extra.querySelector('.counted');
    if (counted) counted.innerHTML = html;
    return this.goOn(html ? messages : messages || say('stopped'));
  }

  async entered() {
    this.deals[this.number] = this.entering.deal;
    this.drawSetup();
    await this.open();
  }

  async save(target) {
    const text = this.deals
      .map((one, i) =>
        writeDeal(
          i === this.number && this.view.book
            ? { ...this.view.book.tags, Play: this.view.moves.join(' ') || undefined }
            : one,
        ),
      )
      .join('\n');
    const reply = await this.asker.ask('convert', text, target === 'save' ? {} : { to: target });
    if (reply.messages) this.say(reply.messages);
    if (!reply.answer) return;
    const anchor = document.createElement('a');
    anchor.href = URL.createObjectURL(new Blob([reply.answer], { type: 'text/plain' }));
    anchor.download =
      target === 'pbn' ? 'matador.pbn' : target === 'save' ? 'matador.deals' : 'matador.jsonl';
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
  }

  // The position goes into the address.
  moved(sofar) {
    if (this.view.book) history.replaceState(null, '', linkOf(this.view.book.tags, sofar));
  }

  listen() {
    const actions = {
      deal: () => this.deal(),
      compare: () => this.compare(),
      judge: () => this.judge(),
      advise: () => this.advise(),
      tables: () => this.tables(),
      count: () => this.count(),
      hands: () => {
        this.entering = new Entering(this.extra, this.tags, this.settings.pack);
      },
      entered: () => this.entered(),
      save: () => this.save('save'),
      pbn: () => this.save('pbn'),
      'jass-kit': () => this.save('jass-kit'),
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
    this.extra.addEventListener('click', click);
    this.extra.addEventListener('change', (event) => {
      const { seat, table } = event.target.dataset;
      if (seat) this.entering.choose(Number(seat));
      if (table) this.table[table] = event.target.value;
    });
    listenToColumns(this.extra);
    this.chooser.addEventListener('change', (event) => this.changed(event.target));
  }

  async changed(field) {
    if (field.dataset.open !== undefined) return this.useText(await field.files[0].text());
    if (field.dataset.number !== undefined) {
      this.number = Number(field.value);
      return this.open();
    }
    const name = field.dataset.choice;
    if (!name) return undefined;
    this.choice[name] = field.value;
    if (name === 'game') {
      const game = this.games.find((one) => one.game === field.value);
      Object.assign(this.choice, { seats: game.seats[0], contract: '', declarer: '', trump: '' });
    }
    if (name === 'game' || name === 'seats' || name === 'seed' || name === 'first')
      return this.deal();
    return this.open();
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
    if (tags) page.useTags([tags]);
  });
  page.start();
}
