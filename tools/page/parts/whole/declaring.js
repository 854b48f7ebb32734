// Where the reader plays along: from the cards of a deal to its first lead. The program bids, names and exchanges for
// the others, who see no more than they may, and asks the reader in his turn.

import { linesOf, plain } from '../asking/asker.js';
import { cardOf, writeDeal } from '../deals/cards.js';
import { undeclared } from '../deals/choice.js';
import { nameOf } from '../answers/contracts.js';
import { button, capital, escaped } from '../frame/html.js';
import { seatName } from '../table/table.js';
import { say } from '../words/words.js';

const NAMES = {
  bid: 'Do you bid {}?',
  hold: 'Do you hold {}?',
  contract: 'What do you play?',
  exchange: 'Set aside {} cards: click them.',
};

// What somebody has said, as people say it: "18", "pass", "6 clubs".
const wordOf = (one) => (one.contract ? nameOf(one) : one.says.split(' ').map(say).join(' '));

// In bidding the last that each player has said: "24, pass", "holds 24".
function shortly(said) {
  const bids = said.filter(({ says }) => says === 'yes' || /^\d+$/.test(says));
  if (bids.length === 0) return said;
  const others = said.filter(({ seat, contract }) => contract && seat);
  const talk = said.filter(({ contract }) => !contract);
  const last = (seat) => {
    const own = talk.filter((one) => one.seat === seat);
    const bid = own.findLast((one) => bids.includes(one));
    const before = bid && talk.slice(0, talk.indexOf(bid)).findLast(({ says }) => says !== 'yes');
    const figure = bid?.says === 'yes' ? say('holds {}').replace('{}', before.says) : bid?.says;
    return { seat, says: [figure, own.at(-1) !== bid && say('pass')].filter(Boolean).join(', ') };
  };
  return [...[...new Set(talk.map(({ seat }) => seat))].map(last), ...others];
}

const rangeOf = ({ least, most }) => (least === most ? `${most}` : `${least}–${most}`);

export class Declaring {
  constructor(page) {
    this.page = page;
    this.stop();
  }

  // Nothing is asked.
  stop() {
    this.told = null; // the answer to the last question
    this.said = [];
    this.aside = new Set(); // cards that the reader has chosen
    this.fault = '';
  }

  // Whether the contract is still open.
  get isOpen() {
    return Boolean(this.told) && !this.told.tags;
  }

  get #isThinking() {
    return this.told === 'thinking';
  }

  // Of the deal that is shown, after what was `said` so far.
  async begin(said = []) {
    this.stop();
    this.said = said;
    const { page } = this;
    page.deals = page.deals.with(page.number, undeclared(page.deals[page.number]));
    await this.go();
  }

  async go(more = {}) {
    const { page } = this;
    const { deals, number } = page;
    const before = this.told;
    this.told = 'thinking';
    const own = page.view.ownOf(deals[number]);
    const asked = [...page.playedDeals.slice(0, number), { ...deals[number], Seat: String(own) }];
    await page.showUndeclared();
    const reply = await page.sparring.asker.ask('name', asked.map(writeDeal).join('\n'), {
      number: number + 1,
      said: this.said.join(','),
      ...more,
    });
    if (this.told !== 'thinking' || page.deals !== deals) return; // another deal has taken its place
    const [told] = linesOf(reply);
    this.told = told ?? (before === 'thinking' ? null : before);
    this.fault = told ? '' : plain(reply.messages);
    if (told) this.said = told.said.map(({ says }) => says);
    if (told?.tags) await page.declared(told.tags);
    else await page.view.draw();
  }

  // What the reader says.
  async says(word) {
    this.said.push(word);
    await this.go();
  }

  // Where in all that was said the reader spoke last; -1: he was not asked.
  get #spokeAt() {
    const { told, page } = this;
    const own = page.view.ownOf(undeclared(page.deals[page.number]));
    return told && !this.#isThinking ? told.said.findLastIndex(({ seat }) => seat === own) : -1;
  }

  // Whether the contract is the reader's to say again.
  get mayBegin() {
    return this.isOpen || this.#spokeAt >= 0;
  }

  // What the reader said last is not said.
  async takeback() {
    const at = this.#spokeAt;
    if (at >= 0) await this.begin(this.said.slice(0, at));
  }

  async setAside() {
    await this.go({ aside: [...this.aside].join(' ') });
  }

  // What he would be advised to say.
  async advise() {
    await this.go({ advice: true });
    const { advice } = this.told ?? {};
    if (!Array.isArray(advice)) return;
    this.aside = new Set(advice);
    await this.page.view.draw();
  }

  toggle(card) {
    if (!this.aside.delete(card)) this.aside.add(card);
    return this.page.view.draw();
  }

  // For the table: whose cards can be clicked, those that lie apart, and the chosen ones; null while nothing is asked.
  get atTable() {
    if (!this.isOpen || this.#isThinking) return null;
    const { question, talon = [], seat } = this.told;
    return {
      seat,
      talon,
      chosen: this.aside,
      choose: question === 'exchange' ? (card) => this.toggle(cardOf(card)) : null,
    };
  }

  // What was said so far.
  saidHtml() {
    if (!this.told || this.#isThinking) return '';
    const { statements = [], said, openly, dealer } = this.told;
    const { tags } = this.page;
    const name = (seat) => escaped(seatName({ ...tags, Dealer: String(dealer) }, seat));
    const all = [...statements, ...shortly(said)].map(
      (one) => `<li>${name(one.seat)}: <b>${escaped(wordOf(one))}</b></li>`,
    );
    if (openly)
      all.push(
        `<li>${say('Nobody bids here: the contract is the one that wins most with all cards open.')}</li>`,
      );
    return all.length > 0 ? `<ul class="said">${all.join('')}</ul>` : '';
  }

  // What stands below the table, in place of the way through the play.
  html() {
    if (this.#isThinking)
      return `<div class="asking"><p class="message" role="status">${say('The others are thinking')} …</p></div>`;
    const fault = `<p class="message" role="alert">${escaped(this.fault)}</p>`;
    return `<div class="asking" role="group" aria-label="${say('Your turn')}">${this.saidHtml()}${fault}${this.#questionHtml()}</div>`;
  }

  #questionHtml() {
    const { question, choices = [], bid, advice, passed_out: isPassedOut } = this.told;
    if (isPassedOut)
      return `<p>${say('All have passed.')} ${button('deal', say('Next deal'), 'class="main"')}</p>`;
    const figure = question === 'exchange' ? rangeOf(this.told) : (bid ?? '');
    const title = `<p><b>${escaped(say(NAMES[question]).replace('{}', figure))}</b></p>`;
    const hint = advice
      ? ''
      : button(
          'advise',
          say('Hint'),
          `class="plain" title="${say('What advice that sees your cards alone would say')}"`,
        );
    if (question === 'exchange')
      return `${title}<p class="buttons">${button('aside', say('Set aside'), `class="main" ${this.#isEnough ? '' : 'disabled'}`)}${hint}</p>`;
    const buttons = choices.map(
      (one) =>
        `<button type="button" data-says="${escaped(one.says)}" ${one.says === advice ? 'class="main"' : ''}>${escaped(capital(wordOf(one)))}${one.says === advice ? `<span class="spoken">, ${say('advised')}</span>` : ''}</button>`,
    );
    return `${title}<p class="buttons">${buttons.join('')}${hint}</p>`;
  }

  get #isEnough() {
    const { least, most } = this.told;
    return this.aside.size >= least && this.aside.size <= most;
  }
}
