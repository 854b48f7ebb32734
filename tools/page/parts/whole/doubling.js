// Doubling: where the game has it, who plays against the declarer may say so until he has played a card himself. The
// others never do.

import { tableOf } from '../deals/games.js';
import { button } from '../frame/html.js';
import { stateOf } from '../deals/play.js';
import { say } from '../words/words.js';

// `sides`: the players by side, the declarer's first; undefined where nobody declares, or where it is not known.
const mayDouble = ({ book, moves, own }, sides) =>
  tableOf(book.tags.Game).tags.includes('Doubled') &&
  !book.tags.Doubled &&
  sides?.[1].seats.includes(own) &&
  !stateOf(book.tags, moves).movers.includes(own);

// `view`: of a deal that the reader plays along.
export const doublingHtml = (view, sides) =>
  mayDouble(view, sides)
    ? button('double', say('Double'), `title="${say('What is paid counts twice')}"`)
    : '';
