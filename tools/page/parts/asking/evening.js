// The panel of the score: the deals that were read, kept as a score-sheet.

import { linesOf } from './asker.js';
import { writeDeal } from '../deals/cards.js';
import { Panel } from './panel.js';
import { sheetHtml } from '../answers/sheet.js';
import { currentLanguage, say } from '../words/words.js';

export class Evening extends Panel {
  get deals() {
    return this.page.playedDeals.map(writeDeal).join('\n');
  }

  // Whether there is but one deal, which is being played: what is to be said of it stands above.
  get isOpen() {
    const [{ Result }, ...others] = this.page.deals;
    return Result === undefined && others.length === 0;
  }

  about() {
    return currentLanguage() + this.deals;
  }

  async draw() {
    this.root.innerHTML = `<p class="hint">${say('A deal counts once it is played to its end, or tells its result. Open the file of an evening to see its score-sheet.')}</p><div class="found"></div>`;
    const replies = await this.askAll([['score', this.deals]]);
    if (!replies) return;
    const [reply] = replies;
    if (reply.answer || this.isOpen) this.show(sheetHtml(linesOf(reply)));
    else this.fail(reply);
  }
}
