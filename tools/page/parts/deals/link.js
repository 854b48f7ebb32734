// The position in the address, so that it can be sent as a link: the deal with all that it says, as each tag
// may change what it is worth.

import { withPlay } from './cards.js';

export function linkOf(tags, play) {
  const { Play, ...sent } = withPlay(tags, play);
  if (Play) sent.Play = Play; // last, as it is what changes
  return `#${new URLSearchParams(Object.entries(sent).filter(([, value]) => value !== undefined))}`;
}

// The tags of an address, or null where it has no deal. Anything may stand there.
export function tagsOf(address) {
  const all = [...new URLSearchParams(address.replace(/^#/, ''))].filter(([name]) =>
    /^\w+$/.test(name),
  );
  const tags = Object.fromEntries(all.map(([name, value]) => [name, value.replace(/[\r\n]/g, '')]));
  return tags.Deal ? tags : null;
}
