// Text into HTML: what deals say is text, and never markup.

const SPECIAL = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escaped = (text) => String(text).replace(/[&<>"']/g, (sign) => SPECIAL[sign]);

export const button = (action, text, more = '') =>
  `<button type="button" data-action="${action}" ${more}>${text}</button>`;

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

// By thousands.
export const grouped = (value) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u202f');

// With the sign that figures have.
export const number = (value) => String(value).replace('-', '−');
