// The panel of contracts: what is played, and what every other contract would bring.

import { linesOf } from './asker.js';
import { STAGES } from './asked.js';
import { writeDeal } from './cards.js';
import { objectiveOf } from './choice.js';
import { contractsHtml } from './contracts.js';
import { said, select } from './fields.js';
import { Panel } from './panel.js';
import { seatName } from './table.js';
import { currentLanguage, say } from './words.js';

function formHtml(game, choice, tags) {
  const players = Array.from({ length: Number(choice.seats) }, (_, i) => [
    i + 1,
    seatName({ ...tags, Game: game.game }, i + 1),
  ]);
  const field = (name, label, first, all) =>
    select(`data-choice="${name}"`, label, [['', first], ...all], choice[name]);
  return (
    '<div class="form row">' +
    field('contract', 'Contract', say('of the auction'), said(game.contracts)) +
    (game.trumps ? field('trump', 'trump', '–', said(game.trumps)) : '') +
    field('declarer', 'Declarer', '–', players) +
    field('objective', 'objective', say('usual'), said(game.objectives)) +
    '</div>'
  );
}

export class Bidding extends Panel {
  // Of the deal no more than is dealt.
  get dealt() {
    const { Play, Contract, Declarer, Trump, Discard, Exchange, ...tags } = this.page.tags;
    return tags;
  }

  // {contract, trump, declarer} on the table, of the auction too.
  get played() {
    const { Contract = '', Trump = '', Declarer = '' } = this.page.view.book?.tags ?? {};
    return { contract: Contract, trump: Trump, declarer: Declarer };
  }

  about() {
    return JSON.stringify([currentLanguage(), this.page.choice, this.dealt, this.played]);
  }

  async draw() {
    const { page } = this;
    this.root.innerHTML = `${formHtml(page.game, page.choice, page.tags)}<div class="found"></div>`;
    if (page.isCovered) return;
    const tags = this.dealt;
    const asked = { contracts: 'all', ...objectiveOf(page.choice) };
    for (const limit of STAGES) {
      const reply = await this.ask('solve', writeDeal(tags), limit ? { ...asked, limit } : asked);
      if (!reply) return;
      const answers = linesOf(reply);
      const isLast = answers.every((one) => one.exact !== false);
      this.show(contractsHtml(answers, tags, this.played), isLast);
      if (isLast) return;
    }
  }
}
