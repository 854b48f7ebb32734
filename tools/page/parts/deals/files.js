// Deals from and into files, in any form that `matador convert` knows.

import { plain } from '../asking/asker.js';
import { card, readDeals, readHand, writeDeal, writeHand } from './cards.js';
import { tableOf } from './games.js';
import { tagsOf } from './link.js';
import { say } from '../words/words.js';

const endingOf = (format, [{ Game }]) =>
  tableOf(Game).formats.find(({ name }) => name === format)?.ending ?? 'deals';

// A link of the page, as it may stand in a message.
const linkedIn = (text) => tagsOf(/#(\S*)/.exec(text)?.[1] ?? '');

// The cards of one hand of `game`, "CJ SJ HA" or "AK.QJ..T9"; null where the text is anything else.
function handIn(text, { game, seats }) {
  const isGrouped = /^[\w]*(\.[\w]*)+$/.test(text);
  const cards = isGrouped
    ? readHand(text, game)
    : text.split(/[\s,;]+/).map((one) => card(one, game));
  const { suits, ranks } = tableOf(game).cards;
  const areCards = cards.every(
    (one) => one.length === 2 && suits.includes(one[0]) && ranks.includes(one[1]),
  );
  if (!areCards || cards.length < 2 || new Set(cards).size < cards.length) return null;
  const others = Array.from({ length: Number(seats) - 1 }, () => '-');
  const hand = writeHand(cards, game);
  return { Game: game, Seats: String(seats), Deal: `1:${[hand, ...others].join(' ')}` };
}

// {deals, messages} of whatever was typed or opened; `choice`: the game that a bare hand is of.
export async function readText(asker, text, choice) {
  const own = linkedIn(text) ?? handIn(text.trim().toUpperCase(), choice);
  if (own) return { deals: [own], messages: '' };
  const { answer, messages } = await asker.ask('convert', text);
  const deals = readDeals(answer);
  if (deals.length > 0) return { deals, messages };
  return {
    deals,
    messages: isDeal(text)
      ? `${say('The deal has a fault')}: ${plain(messages)}`
      : say(
          'No deal was found in this text. A deal file, a file of another program, a link of Matador or the cards of one hand can be pasted.',
        ),
  };
}

// Whether a text that could not be read was meant to be a deal file.
const isDeal = (text) => /^\s*\[\w+ "/m.test(text);

export function save(name, content, type = 'text/plain') {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(new Blob([content], { type }));
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
}

// Saves the deals as a deal file, or in a format of another program; returns what is to be said.
export async function saveDeals(asker, deals, form) {
  const text = deals.map(writeDeal).join('\n');
  const options = form === 'deals' ? {} : { to: form };
  const { answer, messages } = await asker.ask('convert', text, options);
  if (answer) save(`matador.${endingOf(form, deals)}`, answer);
  return messages;
}
