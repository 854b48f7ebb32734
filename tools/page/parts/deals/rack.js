// The dialog in which cards are put in: the pack is laid out, and each card tapped or dragged to its place.

import { busyHtml } from '../frame/busy.js';
import { readDeals, sorted } from './cards.js';
import { draggable } from './dragging.js';
import { Entering, isOrdered } from './entering.js';
import { readText } from './files.js';
import { input } from '../frame/fields.js';
import { button, escaped } from '../frame/html.js';
import { icon } from '../frame/icons.js';
import { expressionsOf, firstGaps, sentenceHtml } from '../asking/sentences.js';
import { cardHtml, seatName } from '../table/table.js';
import { cardText } from '../table/tricks.js';
import { say } from '../words/words.js';

const MOST_IN_A_ROW = 8; // that a thumb can hit on a phone
const SHORT = { hands: '', piles: '▦', cards: '–' };
const SECOND = '″';
const shortOf = ({ holds, name, seat }) =>
  (holds === 'cards' ? '' : seat) + (holds === 'hands' && name ? SECOND : SHORT[holds]);

export class Rack {
  // `page`: {clerk, choice, seenTags, settings}; `dealt`: a deal of the same game.
  constructor(page, dialog, dealt) {
    this.page = page;
    this.dialog = dialog;
    this.entering = new Entering(page.seenTags, dealt);
    this.gaps = firstGaps(page.choice.game);
    this.hasClause = false; // whether the rest is dealt until the sentence holds
    this.own = null; // its expression as the reader has changed it
    dialog.show('rack', say('Put in the cards'), '');
    draggable(dialog.body, '.pack [data-card]', '[data-place]', (card, place) => {
      this.entering.give(card.dataset.card, Number(place.dataset.place));
      this.draw();
    });
    dialog.body.addEventListener('change', ({ target }) => this.#changed(target));
    this.draw();
  }

  get where() {
    return this.own ?? expressionsOf('rest', this.gaps, Number(this.page.choice.seats)).where;
  }

  #changed({ dataset: { gap, clause, expression }, value, checked }) {
    if (gap) {
      this.gaps[gap] = value;
      this.own = null;
      this.dialog.body.querySelector('[data-expression]').value = this.where;
    } else if (clause !== undefined) {
      this.hasClause = checked;
      this.draw();
    } else if (expression) {
      this.own = value;
    }
  }

  get #tags() {
    return this.entering.tags;
  }

  nameOf({ holds, name, seat }) {
    const whose = holds === 'cards' ? '' : seatName(this.#tags, seat);
    return [whose, name && say(name)].filter(Boolean).join(', ');
  }

  // As they lie, where that tells something; else by suit.
  #inOrder(place) {
    return isOrdered(place) ? place.cards : sorted(place.cards, this.#tags.Game);
  }

  #placeHtml(place, i) {
    const { pack } = this.page.settings;
    const cards = this.#inOrder(place)
      .map((one) => cardText(one, this.#tags.Game, pack))
      .join(' ');
    const isShort = place === this.entering.unfinished && this.isChecked;
    return (
      `<button type="button" class="place ${isShort ? 'wrong' : ''}" data-place="${i}" aria-pressed="${i === this.entering.chosen}">` +
      `<b>${escaped(this.nameOf(place))} <small>${place.cards.length} / ${place.size}</small></b><span>${cards}</span></button>`
    );
  }

  #cardHtml(one) {
    const { entering } = this;
    const owner = entering.ownerOf(one);
    const here = owner && owner === entering.places[entering.chosen];
    const mark = owner ? shortOf(owner) : '';
    const whose = owner ? ` <span class="spoken">${escaped(this.nameOf(owner))}</span>` : '';
    const face = cardHtml(one, this.#tags.Game, this.page.settings.pack, { playable: true });
    return `<span class="slot ${here ? 'here' : owner ? 'given' : ''}">${face}${owner ? `<b aria-hidden="true">${mark}</b>${whose}` : ''}</span>`;
  }

  draw(message = '') {
    const { entering } = this;
    const focus = /** @type {HTMLElement} */ (document.activeElement)?.dataset ?? {};
    const pasted = this.dialog.body.querySelector('[data-paste]')?.value ?? '';
    const suits = entering.suits.map((cards) => {
      const rows = Math.ceil(cards.length / MOST_IN_A_ROW);
      const few = Math.ceil(cards.length / rows);
      return `<div class="suit" style="--few:${few}">${cards.map((one) => this.#cardHtml(one)).join('')}</div>`;
    });
    const isFull = entering.left.length === 0;
    this.dialog.body.innerHTML =
      `<div class="places">${entering.places.map((place, i) => this.#placeHtml(place, i)).join('')}</div>` +
      `<div class="pack">${suits.join('')}</div>` +
      `<p class="message" role="status">${escaped(message)}</p>` +
      '<p class="buttons">' +
      button(
        'undo',
        `${icon('undo')} ${say('Undo')}`,
        entering.past.length === 0 ? 'disabled' : '',
      ) +
      button('empty', say('Empty all')) +
      button('rest', say('Deal out the rest'), isFull ? 'disabled' : '') +
      button('entered', say('Show the deal'), 'class="main"') +
      '</p>' +
      this.#clauseHtml() +
      `<details ${pasted ? 'open' : ''}><summary>${say('As text')}</summary><div class="form">` +
      `<label>${say('A hand for the chosen place, or a deal in any form')}<textarea data-paste spellcheck="false">${escaped(pasted)}</textarea></label>` +
      `<p>${button('paste', say('Take the text'))}</p></div></details>`;
    const again = Object.entries(focus).map(([name, value]) => `[data-${name}="${value}"]`)[0];
    if (again) this.dialog.body.querySelector(again)?.focus();
    this.dialog.body.querySelector('.wrong')?.scrollIntoView({ block: 'nearest' });
  }

  // What the rest has to be like.
  #clauseHtml() {
    const clause = `<label class="switch"><input type="checkbox" data-clause ${this.hasClause ? 'checked' : ''}> ${say('with a condition')}</label>`;
    if (!this.hasClause) return clause;
    return (
      clause +
      sentenceHtml('rest', this.gaps, this.page) +
      `<details ${this.own ? 'open' : ''}><summary>${say('As an expression')}</summary><div class="form">` +
      `${input('data-expression="where"', 'only where', this.where)}</div></details>`
    );
  }

  choose(place) {
    this.entering.chosen = place;
    this.draw();
  }

  give(card) {
    this.entering.give(card);
    this.draw();
  }

  undo() {
    this.entering.undo();
    this.draw();
  }

  empty() {
    this.entering.empty();
    this.draw();
  }

  // A hand, or deals, of which the first is taken.
  async paste() {
    const text = this.dialog.body.querySelector('[data-paste]').value;
    if (this.entering.read(text)) return this.draw();
    const { deals, messages } = await readText(this.page.clerk, text, this.page.choice);
    const [deal] = deals;
    if (!deal) return this.draw(messages || say('There is no deal in it.'));
    if (
      deal.Game === this.#tags.Game &&
      Number(deal.Seats ?? 4) === Number(this.#tags.Seats ?? 4)
    ) {
      this.entering.take(deal);
      return this.draw(messages);
    }
    this.dialog.close(); // of another game
    return this.page.useDeals(deals, messages);
  }

  // Without conditions here; else by the solver, deal after deal until they hold.
  async rest() {
    const { entering, page } = this;
    if (!this.hasClause) {
      entering.dealRest();
      return this.draw();
    }
    const { game, seats, contract, trump, declarer } = page.choice;
    const asked = { game, seats: Number(seats), deals: 1, where: this.where, fix: entering.fixed };
    Object.assign(asked, { seed: Date.now() % 1_000_000, contracts: contract, trump, declarer });
    const options = Object.fromEntries(Object.entries(asked).filter(([, value]) => value));
    this.dialog.body.querySelector('.message').innerHTML = busyHtml(`${say('dealing')} …`, 'clerk');
    const { answer, messages } = await page.clerk.ask('deal', '', options);
    const [deal] = readDeals(answer);
    if (deal) entering.fill(deal);
    return this.draw(deal ? '' : messages);
  }

  // The deal is shown; hands that nobody has put in are hidden, but none may be put in by half.
  async finish() {
    const { unfinished } = this.entering;
    this.isChecked = true;
    if (unfinished) {
      const { cards, size } = unfinished;
      return this.draw(
        `${this.nameOf(unfinished)}: ${cards.length} ${say('of')} ${size} ${say('cards')}`,
      );
    }
    this.dialog.close();
    return this.page.useEntered(this.entering.deal);
  }
}
