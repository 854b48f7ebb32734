// Text into HTML: what deals say is text, and never markup.

const SPECIAL = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escaped = (text) => String(text).replace(/[&<>"']/g, (sign) => SPECIAL[sign]);

export const button = (action, text, more = '') =>
  `<button type="button" data-action="${action}" ${more}>${text}</button>`;

// With the sign that figures have.
export const number = (value) => String(value).replace('-', '−');
