// A text as a QR code, drawn by uqr, which is unpacked when it is first needed.

import { unpacked } from '../asking/asker.js';

let library = null;

async function loaded() {
  const url = URL.createObjectURL(new Blob([await unpacked('codes')], { type: 'text/javascript' }));
  return import(url);
}

// SVG; null where the text is too long for a code.
export async function codeOf(text) {
  library ??= loaded();
  const { renderSVG } = await library;
  try {
    return renderSVG(text, { border: 4 });
  } catch {
    return null;
  }
}
