// The package in browsers, and what bundlers make of it: they find the files beside this one by `new URL`.

import { loadersOf } from './load.js';

export const { load, loadWorker } = loadersOf({
  async bytes() {
    const response = await fetch(new URL('./matador.wasm', import.meta.url));
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
    return response.arrayBuffer();
  },
  start({ hear, fail }) {
    const worker = new Worker(new URL('./web_worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }) => hear(data);
    worker.onerror = ({ message }) => fail(new Error(message ?? 'the worker does not start'));
    return {
      post: (message) => worker.postMessage(message),
      end: () => worker.terminate(),
      hold() {},
    };
  },
});

export { MatadorError } from './questions.js';
