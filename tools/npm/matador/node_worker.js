// A worker of Node.

import { parentPort } from 'node:worker_threads';
import { answering } from './worker.js';

parentPort.on(
  'message',
  answering((message) => parentPort.postMessage(message)),
);
