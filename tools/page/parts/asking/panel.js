// What the panels beside the table have in common: each asks again when the deal has changed, shows
// that it works, and can be stopped.

import { STOPPED } from './asker.js';
import { failure, messageHtml, workHtml } from './work.js';

export class Panel {
  // `page`: {helper, tags, ...}; a panel draws in `root`.
  constructor(page, root) {
    this.page = page;
    this.root = root;
    this.drawn = null;
    this.turn = 0; // questions that another has taken the place of are dropped
  }

  // What the drawing depends on.
  about() {
    return '';
  }

  draw() {}

  // Whether the reader, who plays along, may not see yet what it tells.
  get isHidden() {
    return false;
  }

  refresh(isForced = false) {
    const about = this.about();
    if (about === this.drawn && !isForced) return;
    this.drawn = about;
    this.draw();
  }

  get found() {
    return this.root.querySelector('.found');
  }

  // The reply; null where there is none: then a message says why.
  async ask(...question) {
    const replies = await this.askEach([question]);
    return replies?.[0] ?? null;
  }

  // The replies to all parts of a question; null where one has no answer.
  async askEach(parts) {
    const replies = await this.askAll(parts);
    const fault = replies?.find(({ answer }) => !answer);
    return fault ? this.fail(fault) : replies;
  }

  // The same, with an answer or not; null where it was stopped. `told` hears the replies that are there.
  async askAll(parts, /** @type {(sofar: object[]) => void} */ told = () => {}) {
    const turn = ++this.turn;
    if (!this.found.firstChild) this.found.innerHTML = workHtml();
    const replies = await this.page.helper.askAll(parts, (sofar, done) => {
      told(sofar);
      if (parts.length > 1) this.#progress(done, parts.length);
    });
    if (replies !== STOPPED) return replies;
    return turn === this.turn ? this.fail(STOPPED) : null; // else the panel is the other question's
  }

  // Says why there is no answer.
  fail(reply) {
    this.root.querySelector('.work')?.remove();
    if (this.isHidden) return null;
    const text = failure(reply, this.page.helper.isBusy);
    if (text) this.found.insertAdjacentHTML('afterbegin', messageHtml(text));
    return null;
  }

  #progress(done, all) {
    const bar = this.root.querySelector('.work progress');
    if (bar) Object.assign(bar, { max: all, value: done });
  }

  // In place of an answer that is hidden.
  hide(html) {
    this.page.helper.cancel();
    this.found.innerHTML = html;
  }

  // An answer, that may be known better soon.
  show(html, isLast = true) {
    this.found.innerHTML = (isLast ? '' : workHtml()) + html;
  }
}
