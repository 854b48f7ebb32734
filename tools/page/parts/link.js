// The position in the address, so that it can be sent as a link.

export const linkOf = (tags, play) => {
  const {
    Game,
    Seats,
    Deal,
    Second,
    Table,
    Talon,
    Contract,
    Declarer,
    Trump,
    Discard,
    Exchange,
    Options,
  } = tags;
  const kept = {
    Game,
    Seats,
    Deal,
    Second,
    Table,
    Talon,
    Contract,
    Declarer,
    Trump,
    Discard,
    Exchange,
    Options,
    Play: play.join(' '),
  };
  const pairs = Object.entries(kept).filter(([, value]) => value !== undefined && value !== '');
  return `#${new URLSearchParams(pairs)}`;
};

const NAMES =
  /^(Game|Seats|Deal|Second|Table|Talon|Contract|Declarer|Trump|Discard|Exchange|Options|Play)$/;
const MOST = 4000;

// The tags of an address, or null where it has no deal. Anything may stand there.
export function tagsOf(address) {
  if (address.length > MOST) return null;
  const tags = {};
  for (const [name, value] of new URLSearchParams(address.replace(/^#/, ''))) {
    if (NAMES.test(name)) tags[name] = value.replace(/[\r\n"\\[\]]/g, '');
  }
  return tags.Deal ? tags : null;
}
