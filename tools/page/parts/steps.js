// The way through a play: back and forward, and back to where it was left.

import { button } from './html.js';
import { icon } from './icons.js';
import { say } from './words.js';

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
    (side ? button('return', say('Return to the play')) : '') +
    '</nav>'
  );
}
