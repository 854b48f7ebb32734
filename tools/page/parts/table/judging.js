// Over the play: whether its cards are judged, and the offer to do so.

import { button } from '../frame/html.js';
import { say } from '../words/words.js';
import { workHtml } from '../asking/work.js';

export function judgeHtml({ view, judging }) {
  if (judging) return workHtml();
  if (!view.book || view.moves.length === 0) return '';
  const { mode } = view.settings;
  if (mode === 'guess' || (mode === 'play' && !view.isOver)) return '';
  const isJudged = view.ledger.judged(view.moves).every(Boolean);
  return isJudged ? '' : `<p>${button('judge', say('Judge the play'))}</p>`;
}
