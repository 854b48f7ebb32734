// The way through a play: back and forward, and back to where it was left; by buttons, and by keys.

import { button } from '../frame/html.js';
import { icon } from '../frame/icons.js';
import { say } from '../words/words.js';

const step = (action, name, isOff) =>
  button(
    action,
    icon(action),
    `aria-label="${say(name)}" title="${say(name)}" ${isOff ? 'disabled' : ''}`,
  );

// `view`: {cursor, moves, side}; `more`: whether there is a best card to go on with.
export function controlsHtml({ cursor, moves, side }, { more, mayPass }) {
  const { length } = moves;
  return (
    `<nav class="controls" aria-label="${say('Play')}">` +
    step('first', 'First', cursor === 0) +
    step('back', 'Back', cursor === 0) +
    `<span class="count">${cursor} / ${length}${side ? ' *' : ''}</span>` +
    (mayPass ? `<button type="button" data-card="pass">${say('pass')}</button>` : '') +
    step('next', 'Next', cursor >= length && !more) +
    step('last', 'Last', cursor >= length) +
    (side ? button('return', say('Return to the play'), 'title="Escape"') : '') +
    '</nav>'
  );
}

// Clicks and arrow keys of a view.
export function listen(view) {
  const actions = {
    first: () => view.go(0),
    back: () => view.go(view.cursor - 1),
    next: () => view.next(),
    last: () => view.go(view.moves.length),
    return: () => view.leaveVariation(),
    hint: () => view.hint(),
    takeback: () => view.takeback(),
    restart: () => view.restart(),
    bestLine: () => view.playLine(),
    secondLine: () => view.playLine(true),
    undo: () => view.undo(),
    wrongNext: () => view.mistake(1),
    wrongBefore: () => view.mistake(-1),
  };
  const click = (event) => {
    const target = event.target.closest('[data-action],[data-card],[data-goto]');
    if (!target || view.isShut) return;
    if (target.dataset.card) view.choose(target.dataset.card);
    else if (target.dataset.line)
      view.enter(target.dataset.line.split(' '), Number(target.dataset.goto));
    else if (target.dataset.goto) view.go(Number(target.dataset.goto));
    else actions[target.dataset.action]?.();
  };
  view.root.addEventListener('click', click);
  view.panel.addEventListener('click', click);
  document.addEventListener('keydown', (event) => {
    const action = actionOf(event);
    if (!action || !view.book || view.isShut) return;
    event.preventDefault();
    actions[action]();
  });
}

const KEYS = {
  ArrowLeft: 'back',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
  Escape: 'return',
  u: 'undo',
  m: 'wrongNext',
  M: 'wrongBefore',
};

// Whether the keys are the page's: not in a field or a dialog, which have their own.
export const isForPage = ({ target }) =>
  !document.querySelector('dialog[open]') &&
  !target.matches?.('input:not([type=checkbox]), select, textarea');

function actionOf(event) {
  if (!isForPage(event) || event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return event.key === 'z' ? 'undo' : undefined;
  return KEYS[event.key];
}
