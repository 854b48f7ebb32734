// Small tables, asked as the reader likes: the question, what the rows are by, one hand as dealt.

import { layout, writeHand } from './cards.js';
import { button, escaped } from './html.js';
import { seatName } from './table.js';
import { say } from './words.js';

const COUNTED = ['length', 'auction', 'melds', 'matadors', 'share'];
const SOLVED = ['points', 'tricks', 'score', 'vol', 'bock'];
const FEW = 200; // deals that are solved where the reader names no number

const input = (name, label, value, more = '') =>
  `<label>${say(label)} <input data-table="${name}" value="${escaped(value)}" ${more}></label>`;

const select = (name, label, options, chosen) =>
  `<label>${say(label)} <select data-table="${name}">${options.map(([value, text]) => `<option value="${escaped(value)}" ${String(value) === chosen ? 'selected' : ''}>${escaped(text)}</option>`).join('')}</select></label>`;

// `asked`: {question, deals, by, where, hand}, texts as typed.
export function tableFormHtml(asked, tags) {
  const questions = [...COUNTED, ...SOLVED].map((one) => [one, say(one)]);
  const seats = Array.from({ length: Number(tags.Seats ?? 4) }, (_, i) => i + 1);
  const hands = [['', '–'], ...seats.map((seat) => [seat, seatName(tags, seat)])];
  return (
    '<section class="setup tables">' +
    select('question', 'Question', questions, asked.question) +
    select('hand', 'Hand as dealt', hands, asked.hand) +
    input('deals', 'Deals', asked.deals, 'type="number" min="1" class="number"') +
    input('by', 'a row for each', asked.by, 'placeholder="trumps(declarer)"') +
    input('where', 'only where', asked.where, 'placeholder="length(1) >= 6"') +
    button('count', say('Count')) +
    '</section><div class="counted"></div>'
  );
}

// The solver's reply. `choice`: the contract, as of the page.
export function askTable(asker, asked, tags, choice) {
  const { question, by, where, hand } = asked;
  const deals = asked.deals || (SOLVED.includes(question) ? FEW : '');
  const { contract, trump, declarer } = choice;
  const options = { question, game: choice.game, seats: Number(choice.seats), by, where };
  if (SOLVED.includes(question)) Object.assign(options, { contracts: contract, trump, declarer });
  if (hand) {
    const cards = layout(tags).hands[hand - 1] ?? [];
    options.fix = `${hand}:${writeHand(cards, choice.game)}`;
  }
  if (deals) options.deals = Number(deals);
  const typed = Object.entries(options)
    .filter(([, value]) => value)
    .map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]);
  return asker.ask('table', '', Object.fromEntries(typed));
}
