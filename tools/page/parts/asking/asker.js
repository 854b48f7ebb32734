// Asks the solver, in a worker of its own, so that the page never waits.
//
// One question at a time: a new one takes the place of one that is not answered yet, so that nobody
// waits for the value of a position that was left. A worker that is ended gives its memory back.

import { inWords } from '../words/faults.js';

export async function unpacked(id) {
  const text = document.getElementById(id).textContent;
  const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

// Both are unpacked once, however many workers there are.
let inside = null;
const unpackedOnce = () =>
  (inside ??= Promise.all([
    unpacked('solver').then((bytes) => WebAssembly.compile(bytes)),
    unpacked('worker').then((text) => new Blob([text], { type: 'text/javascript' })),
  ]));

export const STOPPED = { status: null, answer: '', messages: '' };

export class Asker {
  // `known`: replies by request; askers can share them.
  constructor(known = new Map()) {
    this.known = known;
  }

  get isBusy() {
    return Boolean(this.asked);
  }

  async #worker() {
    const [module, script] = await unpackedOnce();
    if (this.worker) return this.worker;
    const url = URL.createObjectURL(script);
    this.worker = new Worker(url);
    URL.revokeObjectURL(url);
    this.worker.postMessage({ module });
    return this.worker;
  }

  // {status, answer, messages}, as of the program; `STOPPED` where another question came. The same
  // question is solved once.
  ask(command, deals, options = {}) {
    const request = JSON.stringify({ command, deals, options });
    if (this.known.has(request)) return this.known.get(request);
    if (this.asked?.request === request) return this.asked.reply;
    this.cancel();
    const asked = { request };
    asked.reply = new Promise((resolve) => {
      asked.answer = resolve;
    });
    this.asked = asked;
    this.#send(asked);
    return asked.reply;
  }

  async #send(asked) {
    const worker = await this.#worker();
    if (this.asked !== asked) return;
    asked.isSent = true;
    worker.onmessage = ({ data }) => {
      this.asked = null;
      const reply = data.reply ?? { status: 1, answer: '', messages: data.failed };
      this.known.set(asked.request, reply);
      asked.answer(reply);
    };
    worker.postMessage({ request: asked.request });
  }

  // What was asked and is not answered is given up.
  cancel() {
    if (!this.asked) return;
    if (this.asked.isSent) this.#end();
    this.asked.answer(STOPPED);
    this.asked = null;
  }

  #end() {
    this.worker.terminate();
    this.worker = null;
  }
}

export const linesOf = (reply) =>
  reply.answer
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

// What is said without the place in a file that nobody has written, and without the options of a command line.
export const plain = (messages) =>
  inWords(messages.replace(/^deals:\d+: (deal \d+: )?/gm, '').replace(/[,;] or --[a-z].*$/gm, ''));
