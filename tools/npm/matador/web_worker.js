// A worker of a browser.

import { answering } from './worker.js';

const answer = answering((message) => self.postMessage(message));
self.onmessage = ({ data }) => answer(data);
