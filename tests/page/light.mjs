// The pages of answers: every game, every command.

import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import {
  accessible,
  browser,
  DESKTOP,
  folder,
  holdsCards,
  isTouchable,
  matador,
  OTHERS,
  PHONES,
  SIDEWAYS,
  shownValues,
  valuesOnTheWayBack,
  withPage,
} from './browser.mjs';
import { begun, dealsOfAllGames } from './deals.mjs';

const LIMIT = 200_000;
const page = (name) => join(folder, `${name}.html`);

const withTags = (deal, tags) =>
  Object.entries(tags).reduce(
    (text, [name, value]) =>
      text
        .replace(new RegExp(`\\[${name} .*\\n`), '')
        .replace('[Deal', `[${name} "${value}"]\n[Deal`),
    deal,
  );

// The deal played to its end, by best play from where it was begun; and how much of it is best play.
function played(dealt) {
  const deal = begun(dealt);
  const answers = matador(['solve', '--json', '--line'], deal)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const told = answers.find((one) => one.best) ?? answers[0];
  const { contract, declarer, exchange, line } = told;
  const before = deal.match(/\[Play "(.*)"\]/)?.[1].split(' ') ?? [];
  return {
    moves: line.length,
    deal: withTags(deal, {
      Contract: contract,
      Declarer: declarer,
      Play: [...before, ...line].join(' '),
      ...(exchange
        ? { Discard: exchange.discard.join(' '), Exchange: exchange.take.join(' ') }
        : {}),
    }),
  };
}

for (const dealt of dealsOfAllGames()) {
  const { name } = dealt;
  const { deal, moves } = played(dealt);
  const words = ['replay', '--json', '--cards', '--last', String(moves)];
  const replay = JSON.parse(matador([...words, '--html', page(name)], deal));
  assert.ok(statSync(page(name)).size < LIMIT, name);
  const judged = replay.moves.filter((one) => one.card);
  for (const [width, scheme] of [
    [DESKTOP, 'dark'],
    [PHONES[0], 'light'],
  ]) {
    await withPage(name, page(name), { width, scheme }, async (shown) => {
      const length = Number((await shown.textContent('.controls .count')).match(/\/ (\d+)/)[1]);
      await shown.keyboard.press('End');
      const told = await valuesOnTheWayBack(shown, judged.length);
      for (const [i, { cards: judgedCards = {} }] of judged.toReversed().entries()) {
        const cards = Object.entries(judgedCards)
          .filter(([card]) => card !== 'pass')
          .map(([card, value]) => [card.replace('+', ''), value]);
        const place = `${length - 1 - i} / ${length}`;
        assert.deepEqual(told[i], [place, Object.fromEntries(cards)], `${name}, ${i} cards back`);
      }
      if (scheme === 'dark') await accessible(shown, name);
    });
  }
  console.log(`${name}: ${judged.length} cards, ${statSync(page(name)).size} bytes`);
}

// A played deal: to a mistake, into a variation, and back.
const evening = '../commands/deals/replay.deals';
matador(['replay', '--html', page('replay'), evening]);
await withPage('replay', page('replay'), {}, async (shown) => {
  const [first] = matador(['replay', '--json', '--cards', evening])
    .split('\n')
    .map((line) => line && JSON.parse(line));
  assert.deepEqual(await shownValues(shown), first.moves[0].cards);
  const other = Object.keys(first.moves[0].cards).find((card) => card !== first.moves[0].card);
  await shown.click(`[data-card="${other}"]`);
  await shown.waitForSelector('[data-action=return]');
  await shown.keyboard.press('Escape');
  await shown.waitForSelector('[data-action=return]', { state: 'detached' });
  await shown.click('[data-mode=guess]');
  assert.deepEqual(await shownValues(shown), {});
  assert.equal(await shown.locator('.graph, .mistakes').count(), 0);
  await shown.click(`[data-card="${other}"]`);
  assert.deepEqual(await shownValues(shown), first.moves[0].cards);
  assert.match(await shown.textContent('.tally'), /: 0 \/ 1 /);
  await shown.click('[data-mode=look]');
  await shown.click('[data-action=settings]');
  await shown.selectOption('[data-setting=language]', 'de');
  await shown.keyboard.press('Escape');
  assert.match(await shown.textContent('.panel'), /Fehler/);
});

// Screens that are wide or low hold the table, with a trick and without.
for (const width of OTHERS) {
  await withPage('replay', page('replay'), { width }, async (shown) => {
    await holdsCards(shown, `at ${width}`);
    await shown.keyboard.press('ArrowRight');
    await holdsCards(shown, `with a card at ${width}`);
    if (SIDEWAYS.includes(width)) await isTouchable(shown, `at ${width}`);
  });
}

for (const [name, ...words] of [
  ['score', 'score', '../commands/deals/evening4.deals'],
  ['slate', 'score', '../commands/deals/evening-jass.deals'],
  ['lines', 'score', '../commands/deals/sticks-coiffeur.deals'],
  ['histogram', 'table', 'points', '--game', 'sjavs', '--deals', '200', '--by', 'bin(value, 10)'],
  ['table', 'table', 'length', '--game', 'sjavs'],
  ['mean', 'table', 'points', '--game', 'sjavs', '--deals', '200', '--by', 'trumps(declarer)'],
  ['advise', 'advise', '--worlds', '20', '../commands/deals/advise.deals'],
]) {
  matador([...words, '--html', page(name)]);
  for (const width of [DESKTOP, PHONES[0]]) {
    await withPage(name, page(name), { width }, async (shown) => {
      if (width === DESKTOP) await accessible(shown, name);
      const heads = await shown.$$('[data-column]');
      for (const head of heads) await head.click();
    });
  }
}

// Where there is nothing to show the page says so, and why.
matador(
  ['replay', '--html', page('nothing')],
  '[Game "sjavs"]\n[Seats "4"]\n[Deal "1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8"]\n',
);
await withPage('nothing', page('nothing'), {}, async (shown) => {
  assert.match(await shown.textContent('.told'), /nothing to show.*no \[Play\]/s);
});

// Markup in names is text.
const hostile = '</script><script>alert(1)</script>,<img src=x onerror=alert(2)>,&lt;,"><b>';
matador(
  ['replay', '--html', page('hostile')],
  `[Game "sjavs"]\n[Seats "4"]\n[Names "${hostile.replaceAll('"', '\\"')}"]\n[Event "<script>alert(3)</script>"]\n` +
    '[Deal "1:.AQJ.A7.AT9 T987.T.KQ.7 AK.97.J98.Q QJ.K8.T.KJ8"]\n[Play "C9"]\n',
);
await withPage('hostile', page('hostile'), {}, async (shown) => {
  assert.match(await shown.textContent('.table'), /<script>alert\(1\)/);
  assert.equal(await shown.locator('.table img, .table b, main script').count(), 0);
});
await browser.close();
