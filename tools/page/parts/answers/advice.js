// Advice: every option with its mean and its interval as a bar.

import { meanHtml, spreadHtml } from './bars.js';
import { suitMark } from '../table/faces.js';
import { tableOf } from '../deals/games.js';
import { capital, escaped } from '../frame/html.js';
import { cardHtml, seatName } from '../table/table.js';
import { cardText } from '../table/tricks.js';
import { exchangeOf, playOf, sorted } from '../deals/cards.js';
import { layout } from '../deals/places.js';
import { decimal, say, titleOf } from '../words/words.js';

// A card, a contract, or an exchange; who takes a card unseen takes a number.
function optionHtml(one, game, pack) {
  const cards = (list) => list.map((card) => cardText(card, game, pack)).join(' ');
  if (one.card) return cardText(one.card, game, pack);
  if (one.contract) return contractHtml(one, game, pack);
  return `${cards(one.discard)} → ${Array.isArray(one.take) ? cards(one.take) : one.take}`;
}

// A suit has its sign.
function contractHtml({ contract, trump }, game, pack) {
  const suit = [contract, trump].find((one) => tableOf(game).cards.names.includes(one));
  const name = [contract, trump].filter(Boolean).map(say).join(' ');
  return `${suit ? `${suitMark(suit, pack)} ` : ''}${escaped(capital(name))}`;
}

const percent = (share) => `${Math.round(100 * share)}\u00a0%`;
// Of a few ways how many they are.
const FEW = 40;
const shareText = (share, worlds, isExact) =>
  isExact || worlds >= FEW ? percent(share) : `${Math.round(share * worlds)}\u00a0/\u00a0${worlds}`;
const meanText = (mean, places = 2) => decimal(mean, places);

// A figure with its interval below.
const figureHtml = (text, range) => `<td>${text}${range && `<br><small>${range}</small>`}</td>`;

const meanCell = ({ mean, low, high }) =>
  figureHtml(meanText(mean), low < high ? `${meanText(low, 1)} … ${meanText(high, 1)}` : '');

// In how many worlds his side wins the deal.
const wonCell = ({ won, won_low: low, won_high: high }) =>
  won === undefined
    ? '<td></td>'
    : figureHtml(percent(won), low < high ? `${Math.round(100 * low)} … ${percent(high)}` : '');

// Of fewer ways an interval would be wider than all that can happen.
const FEWEST_FOR_INTERVAL = 4;
const alone = ({ mean, won, ...one }) => ({
  ...one,
  mean,
  low: mean,
  high: mean,
  ...(won === undefined ? {} : { won, won_low: won, won_high: won }),
});

// `hasHand`: whether the asker's cards are shown too, where there is no table.
export function adviceHtml(advice, tags, pack, hasHand = true) {
  const { game, guessed, exact } = advice;
  const isFew = !guessed && !exact && advice.worlds < FEWEST_FOR_INTERVAL;
  const options = (advice.options ?? []).map((one) => (isFew ? alone(one) : one));
  const from = Math.min(...options.map((one) => one.low ?? one.mean));
  const to = Math.max(...options.map((one) => one.high ?? one.mean));
  const nameOf = (one) => optionHtml(one, game, pack);
  // Of penalties the best is the least.
  const told = options.find((one) => isAdvised(advice, one));
  const isLess = told && options.every((one) => one.worlds || one.mean >= told.mean);
  const hasIntervals = options.some((one) => one.low < one.high);
  const tellsWinner = options.some((one) => one.won !== undefined);
  // Those that have left the race stand last: what they are worth in fewer worlds is not to be compared.
  const ranked = [...options].sort(
    (a, b) =>
      (b.worlds ?? advice.worlds) - (a.worlds ?? advice.worlds) ||
      (isLess ? 1 : -1) * (a.mean - b.mean),
  );
  const left = ranked.findIndex((one) => one.worlds);
  const rows = ranked
    .map((one, i) => {
      const isBest = isAdvised(advice, one);
      const worlds = one.worlds ? ` <small>${one.worlds} ${say('worlds')}</small>` : '';
      const divider =
        i === left
          ? `<tr class="left"><td colspan="5"><small>${say('left behind early, after fewer ways: not to be compared')}</small></td></tr>`
          : '';
      return (
        `${divider}<tr class="${isBest ? 'advised' : ''}"><th scope="row">${isBest ? '●&nbsp;' : ''}${nameOf(one)}${worlds}</th>${meanCell(one)}` +
        `${tellsWinner ? wonCell(one) : ''}<td>${shareText(one.best, one.worlds ?? advice.worlds, advice.exact)}</td>${spreadHtml({}, meanText, meanHtml(one, from, to))}</tr>`
      );
    })
    .join('');
  const hand = hasHand && handOf(tags, advice.seat);
  const cards = hand
    ? `<div class="hand own">${sorted(hand, game, advice.contract)
        .map((one) => cardHtml(one, game, pack))
        .join('')}</div>`
    : '';
  const play =
    hasHand && tags.Play
      ? `<p>${say('Play')}: ${tags.Play.split(/\s+/)
          .map((one) => cardText(one, game, pack))
          .join(' ')}</p>`
      : '';
  return (
    `<h2>${escaped(titleOf(game))}: ${say('Advice')}</h2><p class="facts">${escaped(
      [
        seatName(tags, advice.seat),
        advice.contract && say(advice.contract),
        guessed
          ? say('guessed at a glance, while the first ways are played out')
          : `${advice.worlds} ${say('worlds')}${exact || isFew ? '' : ' (95 %)'}`,
        `${say(advice.objective)} ${say('for his own side')}`,
        say('the others are covered'),
      ]
        .filter(Boolean)
        .join(' · '),
    )}</p>${cards}${play}` +
    `<div class="scroll" tabindex="0"><table class="advice"><thead><tr><td></td><th scope="col">${say('on average')}</th>${tellsWinner ? `<th scope="col">${say('wins')}</th>` : ''}<th scope="col">${say('best in')}</th>${hasIntervals ? '<th scope="col">95 %</th>' : '<td></td>'}</tr></thead><tbody>${rows}</tbody></table></div>${leadHtml(advice, told && nameOf(told))}${inPlayHtml(advice)}`
  );
}

// Whether more ways might tell otherwise.
const leadHtml = ({ clear, options }, best) =>
  clear === false && options.length > 1 && best
    ? `<p class="lead">${escaped(say('Best is {}, but the lead is within chance.')).replace('{}', best)}</p>`
    : '';

// What will be scored, where nobody sees all cards: less than open cards promise, or more.
function inPlayHtml({ in_play: expected }) {
  if (!expected) return '';
  const [mean, low, high] = [expected.mean, expected.low, expected.high].map((one) =>
    meanText(one, 1),
  );
  const sentence = say('in play expect {}, because nobody sees all cards');
  return `<p class="facts">${escaped(capital(sentence).replace('{}', `${mean} (${low} … ${high})`))}</p>`;
}

// The advice names an option by its card or contract, or by all that names it.
function isAdvised({ advice }, one) {
  if (typeof advice !== 'object') return advice === (one.card ?? one.contract);
  const names = Object.keys(advice ?? {});
  return (
    names.length > 0 &&
    names.every((name) => JSON.stringify(advice[name]) === JSON.stringify(one[name]))
  );
}

// What the asker still holds, after an exchange that was made.
function handOf(tags, seat) {
  if (!tags.Deal) return null;
  const { hands } = layout(tags, exchangeOf(tags, Number(tags.Declarer)));
  const gone = new Set(playOf(tags));
  return hands[seat - 1]?.filter((one) => !gone.has(one)) ?? null;
}
