// The panel of contracts: what is played, and what every other contract would bring.

import { linesOf } from './asker.js';
import { STAGES } from './asked.js';
import { writeDeal } from '../deals/cards.js';
import { objectiveOf } from '../deals/choice.js';
import { contractsHtml } from '../answers/contracts.js';
import { named, select } from '../frame/fields.js';
import { tableOf } from '../deals/games.js';
import { capital, escaped } from '../frame/html.js';
import { Panel } from './panel.js';
import { parHtml } from '../answers/par.js';
import { seatName } from '../table/table.js';
import { currentLanguage, say } from '../words/words.js';

const SCORE = 'score'; // the objective that is told beside others

function formHtml(game, choice, tags) {
  const players = Array.from({ length: Number(choice.seats) }, (_, i) => [
    i + 1,
    seatName({ ...tags, Game: game.game }, i + 1),
  ]);
  const field = (name, label, first, all) =>
    select(`data-choice="${name}"`, label, [['', first], ...all], choice[name]);
  const own = game.contracts.includes(choice.contract) ? [] : [choice.contract].filter(Boolean); // of the deal
  return (
    '<div class="form row choices">' +
    field('contract', 'Contract', say('by auction'), named([...game.contracts, ...own])) +
    (game.trumps ? field('trump', 'trump', '–', named(game.trumps)) : '') +
    field('declarer', 'Declarer', '–', players) +
    field('objective', 'objective', say('usual'), named(game.objectives)) +
    '</div>'
  );
}

// What the deal tells of the table at which it was played: who dealt, who was vulnerable, what was bid, how it ended.
function boardHtml(tags) {
  const facts = [
    tags.Dealer && [say('dealer'), seatName(tags, Number(tags.Dealer))],
    tags.Vulnerable && [say('vulnerable'), tags.Vulnerable],
    tags.Bid && [say('bid'), tags.Bid],
    tags.Result && [say('Result'), tags.Result],
    tags.Auction && [say('auction'), tags.Auction.replace(/^[NESW] /, '')], // the dealer
    tags.Options && [say('Rules'), tags.Options],
  ].filter(Boolean);
  const html = facts.map(([name, text]) => `<dt>${capital(name)}</dt><dd>${escaped(text)}</dd>`);
  return html.length > 0 ? `<dl class="board-facts">${html.join('')}</dl>` : '';
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

  get isHidden() {
    return this.page.view.coversHands;
  }

  about() {
    const { choice } = this.page;
    return JSON.stringify([currentLanguage(), choice, this.dealt, this.played, this.isHidden]);
  }

  async draw() {
    const { page } = this;
    this.root.innerHTML = `${formHtml(page.game, page.choice, page.tags)}${boardHtml(page.tags)}<div class="found"></div>`;
    if (page.isCovered) return;
    if (this.isHidden) {
      const text = say(
        'What each contract would bring tells the hidden hands. It stands here once the deal is over.',
      );
      this.hide(`<p class="hint">${text}</p>`);
      return;
    }
    const tags = this.dealt;
    let answers = []; // of the objective that is chosen
    const show = (scores, isLast) =>
      this.show(contractsHtml(answers, tags, this.played, scores), isLast);
    const isSolved = await this.#solve(tags, objectiveOf(page.choice), (sofar) => {
      answers = sofar;
      show([], false);
    });
    if (!isSolved) return;
    const alsoScore = page.game.objectives.includes(SCORE) && answers[0]?.objective !== SCORE;
    let scores = [];
    if (alsoScore) {
      const tell = (sofar) => show((scores = sofar), false);
      if (!(await this.#solve(tags, { objective: SCORE }, tell))) return;
    }
    show(scores, true);
    if (tableOf(page.game.game).par) await this.#tellPar(answers, tags);
  }

  async #tellPar(answers, tags) {
    if (!answers.every(({ value }) => value !== undefined)) return;
    const tricks = answers.map(({ value }) => value).join();
    const reply = await this.ask('par', writeDeal(tags), { tricks });
    if (!reply) return;
    const [told] = linesOf(reply);
    const table = contractsHtml(answers, tags, this.played, [], told.made);
    this.show(table + parHtml(told, this.page.settings.pack));
  }

  // Every contract, as exactly as it takes; `tell` hears the answers so far. False where that came to nothing.
  async #solve(tags, options, tell) {
    const found = new Map(this.page.game.contracts.map((one) => [one, null])); // by contract
    const isOpen = (answers) => !answers || answers.some(({ exact }) => exact === false);
    for (const limit of STAGES) {
      const open = [...found.keys()].filter((one) => isOpen(found.get(one)));
      if (open.length === 0) return true;
      const limited = { ...options, ...(limit ? { limit } : {}) };
      const parts = open.map((contracts) => ['solve', writeDeal(tags), { ...limited, contracts }]);
      const replies = await this.askAll(parts, (sofar) => {
        sofar.forEach((reply, i) => found.set(open[i], linesOf(reply)));
        tell([...found.values()].flatMap((one) => one ?? []));
      });
      if (!replies) return false;
      if (replies.every(({ answer }) => !answer)) return Boolean(this.fail(replies[0]));
    }
    return true;
  }
}
