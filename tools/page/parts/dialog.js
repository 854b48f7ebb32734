// What is asked over the page: one dialog at a time, which Escape and a click beside it close.

import { icon } from './icons.js';
import { say } from './words.js';

export class Dialog {
  constructor(element) {
    this.element = element;
    this.name = '';
    element.addEventListener('click', (event) => {
      if (event.target === element || event.target.closest('[data-close]')) this.close();
    });
  }

  get isOpen() {
    return this.element.open;
  }

  get body() {
    return this.element.querySelector('.body');
  }

  // `name` also is its class.
  show(name, title, html) {
    this.name = name;
    this.element.className = `dialog ${name}`;
    this.element.setAttribute('aria-labelledby', 'dialog-title');
    this.element.innerHTML =
      `<div class="inside"><header><h2 id="dialog-title">${title}</h2>` +
      `<button type="button" class="plain" data-close aria-label="${say('Close')}">${icon('close')}</button></header>` +
      `<div class="body">${html}</div></div>`;
    if (!this.isOpen) this.element.showModal();
  }

  close() {
    this.element.close();
  }
}
