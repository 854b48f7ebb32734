// What the panels beside the table have in common: each asks again when the deal has changed, shows
// that it works, and can be stopped.

import { STOPPED } from './asker.js';
import { failure, messageHtml, workHtml } from './work.js';

export class Panel {
  // `page`: {helper, tags, ...}; a panel draws in `root`.
  constructor(page, root) {
    Object.assign(this, { page, root, drawn: null });
  }

  // What the drawing depends on.
  about() {
    return '';
  }

  draw() {}

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
  async ask(command, deals, options) {
    if (!this.found.firstChild) this.found.innerHTML = workHtml();
    const reply = await this.page.helper.ask(command, deals, options);
    if (reply !== STOPPED && reply.answer) return reply;
    this.root.querySelector('.work')?.remove();
    const text = failure(reply, this.page.helper.isBusy);
    if (text) this.found.insertAdjacentHTML('afterbegin', messageHtml(text));
    return null;
  }

  // An answer, that may be known better soon.
  show(html, isLast = true) {
    this.found.innerHTML = (isLast ? '' : workHtml()) + html;
  }
}
