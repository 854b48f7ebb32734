// The package in Node.

import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { loadersOf } from './load.js';

const beside = (name) => new URL(name, import.meta.url);

export const { load, loadWorker } = loadersOf({
  bytes: () => readFile(beside('./matador.wasm')),
  start({ hear, fail }) {
    const worker = new Worker(beside('./node_worker.js'));
    worker.on('message', hear);
    worker.on('error', fail);
    return {
      post: (message) => worker.postMessage(message),
      end: () => worker.terminate(),
      hold: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
    };
  },
});

export { MatadorError } from './questions.js';
