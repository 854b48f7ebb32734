// The panel of advice: what the player to move should do, who does not see the others' cards.

import { adviceHtml } from './advice.js';
import { linesOf } from './asker.js';
import { withPlay, writeDeal } from './cards.js';
import { seenBy } from './covered.js';
import { Panel } from './panel.js';
import { currentLanguage, say } from './words.js';

const WORLDS = [10, 40, 160]; // ever more, as long as the reader stays
const SECONDS = 30;

export class Counsel extends Panel {
  get asked() {
    const { view, tags, isCovered } = this.page;
    if (isCovered || !view.book) return tags;
    return seenBy(view.mover ?? 1, withPlay(view.book.tags, view.sofar));
  }

  about() {
    return JSON.stringify([currentLanguage(), this.page.settings.pack, this.asked]);
  }

  async draw() {
    const { asked } = this;
    this.root.innerHTML = `<p class="hint">${say('The best without seeing the hidden cards: many ways in which they may lie are played out.')}</p><div class="found"></div>`;
    for (const worlds of WORLDS) {
      const reply = await this.ask('advise', writeDeal(asked), { worlds, seconds: SECONDS });
      const [advice] = reply ? linesOf(reply) : [];
      if (!advice) return;
      const isLast = advice.worlds < worlds || worlds === WORLDS.at(-1) || advice.exact === true;
      this.show(adviceHtml(advice, asked, this.page.settings.pack, false), isLast);
      if (isLast) return;
    }
  }
}
