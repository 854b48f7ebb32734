// The page of answers: deals to step through, or else a document.

import { adviceHtml } from '../answers/advice.js';
import { bookOf } from '../table/book.js';
import { readDeals } from '../deals/cards.js';
import { chooserHtml } from '../table/chooser.js';
import { contractsHtml } from '../answers/contracts.js';
import { Dialog } from './dialog.js';
import { button, escaped } from './html.js';
import { icon } from './icons.js';
import { boardOf, start } from './opening.js';
import { sheetHtml } from '../answers/sheet.js';
import { listenToColumns, statisticsHtml } from '../answers/statistics.js';
import { say, speakOf } from '../words/words.js';

// What a page has left out of a deal.
const SENTENCES = {
  play: 'The cards that were played before the question are not judged: matador replay does that.',
  cards: 'Some cards are not judged, because that takes longer than the limit.',
  lines: 'After some other cards the best line is left out, because it takes too long.',
};

// Below what is shown: what was left out, and what the command has said of the deals.
function messagesHtml(leftOut, messages, isEmpty) {
  const told = [
    ...(isEmpty ? [say('There is nothing to show.')] : []),
    ...leftOut.map((what) => say(SENTENCES[what])),
    ...messages,
  ];
  if (told.length === 0) return '';
  return `<ul class="told">${told.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;
}

function startBoard({ items, messages }, root, settings) {
  const isCompared = items.some(({ answers = [] }) => answers.length > 1);
  const tabs = isCompared ? ['play', 'contracts'] : ['play'];
  const { frame, view, redraw } = boardOf(root, settings, ['settings'], tabs);
  const names = items.map(({ deal }, i) => deal ?? i + 1);
  let shown = 0;
  view.above = () => {
    const told = messagesHtml(items[shown]?.left_out ?? [], messages, items.length === 0);
    return { board: chooserHtml(names, shown) + told };
  };
  const compare = () => {
    const { answers = [], text = '' } = items[shown] ?? {};
    if (isCompared)
      frame.panelOf('contracts').innerHTML = contractsHtml(answers, readDeals(text)[0] ?? {});
  };
  const open = async (number) => {
    shown = number;
    compare();
    await view.show(bookOf(items[shown]), items[shown].position);
  };
  root.addEventListener('change', ({ target }) => {
    if (target.dataset.number !== undefined) open(Number(target.value));
  });
  if (items.length > 0) open(0);
  else view.close();
  return {
    dialog: frame.dialog,
    redraw() {
      redraw();
      compare();
    },
  };
}

// Answers without a table: advice, score-sheets, tables.
function startDocument({ kind, items, messages }, root, settings) {
  root.innerHTML = `<div class="document"><header><h1>Matador</h1>${button('settings', `${icon('settings')} <span></span>`)}</header><main></main></div><dialog></dialog>`;
  const main = root.querySelector('main');
  const adviceOf = ({ advice, text }) => {
    speakOf(advice.game, advice.trump ?? advice.contract);
    return adviceHtml(advice, readDeals(text)[0], settings.pack);
  };
  const tableOf = (record) => {
    speakOf(record.game);
    return statisticsHtml(record);
  };
  const sheet = () => {
    speakOf(items[0]?.game);
    return sheetHtml(items);
  };
  const kinds = {
    advise: () => items.map(adviceOf).join(''),
    score: sheet,
    table: () => items.map(tableOf).join(''),
  };
  listenToColumns(main);
  const redraw = () => {
    root.querySelector('[data-action=settings] span').textContent = say('Settings');
    const isEmpty = items.length === 0;
    main.innerHTML = (isEmpty ? '' : kinds[kind]()) + messagesHtml([], messages, isEmpty);
  };
  redraw();
  return { dialog: new Dialog(root.querySelector('dialog')), redraw };
}

start((data, ...parts) =>
  (['advise', 'score', 'table'].includes(data.kind) ? startDocument : startBoard)(data, ...parts),
);
