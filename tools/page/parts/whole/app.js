// The page as an app: it has an icon and, where it has an address, browsers can install it. A service worker
// would be a second file; so the page is its own offline copy, which can be saved.

import { escaped } from '../frame/html.js';
import { say } from '../words/words.js';

// Whether the page has an address that others can open.
export const isOnline = location.protocol.startsWith('http');

const address = () => location.href.replace(/#.*/, '');

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#2c6a4d"/>' +
  '<rect x="17" y="9" width="30" height="46" rx="5" fill="#fffdf8"/><path d="M32 18l9 14-9 14-9-14z" fill="#c01f26"/></svg>';

function addLink(rel, type, content) {
  const href = `data:${type},${encodeURIComponent(content)}`;
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  return href;
}

export function beApp() {
  const src = addLink('icon', 'image/svg+xml', ICON);
  if (!isOnline) return;
  const manifest = {
    name: 'Matador',
    start_url: address(),
    scope: address(),
    display: 'standalone',
    theme_color: '#2c6a4d',
    background_color: '#eceae3',
    icons: [{ src, type: 'image/svg+xml', sizes: 'any' }],
  };
  addLink('manifest', 'application/manifest+json', JSON.stringify(manifest));
}

export const copyHtml = () =>
  isOnline
    ? `<p><a download="matador.html" href="${escaped(address())}">${say('The page itself, as a file that needs no network')}</a></p>`
    : '';
