// The position in the address, so that it can be sent as a link.

import { withPlay } from './cards.js';

const TAGS =
  'Game Seats Dealer Deal Second Table Talon Contract Declarer Trump Bid Announced Joker Discard Exchange Options Play'.split(
    ' ',
  );
const MOST = 4000;

export function linkOf(tags, play) {
  const sent = withPlay(tags, play);
  return `#${new URLSearchParams(TAGS.filter((name) => sent[name] !== undefined).map((name) => [name, sent[name]]))}`;
}

// The tags of an address, or null where it has no deal. Anything may stand there.
export function tagsOf(address) {
  if (address.length > MOST) return null;
  const tags = {};
  for (const [name, value] of new URLSearchParams(address.replace(/^#/, ''))) {
    if (TAGS.includes(name)) tags[name] = value.replace(/[\r\n"\\[\]]/g, '');
  }
  return tags.Deal ? tags : null;
}
