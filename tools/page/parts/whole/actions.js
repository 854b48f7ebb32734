// What the buttons and fields of the page with the solver do.

import { isOnline } from './app.js';
import { readDeals, withPlay, writeDeal } from '../deals/cards.js';
import { save, saveDeals } from '../deals/files.js';
import { codeOf } from '../deals/code.js';
import { galleryHtml } from '../deals/gallery.js';
import { linkOf } from '../deals/link.js';
import { pictureOf, pngOf } from '../deals/picture.js';
import { Rack } from '../deals/rack.js';
import { openHtml, saveHtml, shareHtml } from '../deals/exchange.js';
import { isRule, rulesOf, rulesText } from '../deals/rules.js';
import { say } from '../words/words.js';

export class Actions {
  constructor(page) {
    this.page = page;
  }

  get dialog() {
    return this.page.frame.dialog;
  }

  game() {
    const { games, choice } = this.page;
    this.dialog.show('gallery', say('Which game?'), galleryHtml(games, choice));
  }

  async deal() {
    this.page.choice.first = Number(this.page.choice.first) + 1;
    await this.page.deal();
  }

  async again() {
    this.dialog.close();
    await this.page.deal();
  }

  async cards() {
    const { page, dialog } = this;
    const { answer } = await page.dealt(page.choice.first); // it is known already
    const [dealt] = readDeals(answer);
    if (dealt) this.rack = new Rack(page, dialog, dealt);
  }

  undo() {
    this.rack.undo();
  }

  empty() {
    this.rack.empty();
  }

  rest() {
    return this.rack.rest();
  }

  paste() {
    return this.rack.paste();
  }

  entered() {
    return this.rack.finish();
  }

  open() {
    this.dialog.show('opening', say('Open deals'), openHtml());
  }

  async use(text = this.dialog.body.querySelector('textarea').value) {
    const closed = () => this.dialog.close(); // before the deal is solved
    const { isRead, messages } = await this.page.useText(text, closed);
    if (isRead) return;
    this.dialog.body.querySelector('.message').textContent =
      messages || say('There is no deal in it.');
  }

  save() {
    const text = this.page.seenDeals.map(writeDeal).join('\n');
    this.dialog.show('saving', say('Save deals'), saveHtml(text, this.page.choice.game));
  }

  async format(name) {
    const messages = await saveDeals(this.page.clerk, this.page.seenDeals, name);
    if (messages) this.dialog.body.querySelector('.message').textContent = messages;
  }

  async share() {
    const { page, dialog } = this;
    const { tags, play, picture } = page.shared;
    this.picture = pictureOf(tags, page.settings.pack, picture);
    const address = location.href.replace(/#.*/, '') + linkOf(tags, play);
    const text = writeDeal(withPlay(tags, play));
    this.sent = isOnline ? { url: address } : { text };
    const isSent = Boolean(navigator.share);
    dialog.show(
      'sharing',
      say('Share this position'),
      shareHtml(address, this.picture, { isOnline, isSent }),
    );
    const code = await codeOf(isOnline ? address : text);
    const place = dialog.body.querySelector('.code');
    if (code && place) place.firstChild.innerHTML = code;
    else place?.remove(); // there is more to tell than a code can hold
  }

  async send() {
    try {
      await navigator.share({ title: 'Matador', ...this.sent });
    } catch {
      // the reader has thought better of it
    }
  }

  svg() {
    save('matador.svg', this.picture, 'image/svg+xml');
  }

  async png() {
    save('matador.png', await pngOf(this.picture), 'image/png');
  }

  async copy() {
    const field = this.dialog.body.querySelector('[data-copied]');
    field.select();
    const isCopied = await navigator.clipboard?.writeText(field.value).then(
      () => true,
      () => false, // the browser does not allow it
    );
    this.dialog.body.querySelector('.message').textContent = say(
      isCopied ? 'Copied.' : 'The text is selected: it can be copied with Ctrl+C.',
    );
  }

  advise() {
    return this.page.declaring.advise();
  }

  aside() {
    return this.page.declaring.setAside();
  }

  double() {
    return this.page.double();
  }

  judge() {
    return this.page.judge();
  }

  count() {
    return this.page.panels.chances.count();
  }

  async take(chosen) {
    const [contract, trump, declarer] = chosen.split(' ');
    Object.assign(this.page.choice, { contract, trump, declarer, tried: undefined });
    await this.page.open();
  }

  click({ target }) {
    const button = target.closest('button');
    if (!button || !this.page.games) return; // which the solver tells first
    const { action, game, seats, take, format, card, place, keep, stop, says, why } =
      button.dataset;
    if (game) this.dialog.close();
    if (game) this.page.choose(game);
    else if (seats) this.#players(seats);
    else if (stop) this.page[stop].cancel();
    else if (why) this.page.reasons.ask(Number(why));
    else if (take) this.take(take);
    else if (says) this.page.declaring.says(says);
    else if (keep) this.#keep(Number(keep));
    else if (format) this.format(format);
    else if (place) this.rack.choose(Number(place));
    else if (card && target.closest('.pack')) this.rack.give(card);
    else if (action && action !== 'click' && action in Actions.prototype) this[action]();
  }

  // A field of the rules has changed; what is no value of it is told, and nothing more.
  async #rule(name, field) {
    const { page } = this;
    const option = page.game.options.find((one) => one.name === name);
    const isSwitch = option.values.length === 0;
    const isGood = isSwitch || field.value === '' || isRule(option, field.value);
    field.setCustomValidity(isGood ? '' : say('This is no value of the rule.'));
    if (!field.reportValidity()) return;
    const isSet = isSwitch ? field.checked : field.value !== '';
    const { [name]: _, ...others } = rulesOf(page.rules);
    const rules = isSet ? { ...others, [name]: isSwitch ? '' : field.value } : others;
    await page.playBy(rulesText(page.game, rules));
  }

  #keep(seat) {
    this.page.panels.chances.keep(seat);
    return this.page.view.draw();
  }

  async #players(seats) {
    this.dialog.close();
    this.page.choice.seats = seats;
    await this.page.deal();
  }

  async change({ target: field }) {
    const { choice, number, open, rule } = field.dataset;
    const { page } = this;
    if (open !== undefined) await this.use(await field.files[0].text());
    else if (number !== undefined) await page.showDeal(Number(field.value));
    else if (rule) await this.#rule(rule, field);
    else if (choice) {
      page.choice[choice] = field.value;
      if (['seed', 'first', 'played'].includes(choice)) return;
      if (choice !== 'objective') page.choice.tried = undefined;
      await page.open();
    }
  }
}
