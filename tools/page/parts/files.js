// Deals from and into files, in any form that `matador convert` knows.

import { readDeals, writeDeal } from './cards.js';
import { tableOf } from './games.js';

const endingOf = (format, [{ Game }]) =>
  tableOf(Game).formats.find(({ name }) => name === format)?.ending ?? 'deals';

// {deals, messages} of whatever was typed or opened.
export async function readText(asker, text) {
  const { answer, messages } = await asker.ask('convert', text);
  return { deals: readDeals(answer), messages };
}

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
