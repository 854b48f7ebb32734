// Asks the solver, in a worker of its own, so that the page never waits.

async function unpacked(id) {
  const text = document.getElementById(id).textContent;
  const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

// The memory of phones is small.
const TABLE_MIB = 16;
const OF_SOLVING = ['solve', 'replay'];

export class Asker {
  constructor() {
    this.parts = Promise.all([unpacked('solver'), unpacked('worker')]);
    this.known = new Map(); // replies by request
    this.waiting = new Map(); // by id
    this.ids = 0;
  }

  async #worker() {
    if (this.worker) return this.worker;
    const [wasm, script] = await this.parts;
    if (this.worker) return this.worker;
    const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    this.worker = new Worker(url);
    URL.revokeObjectURL(url);
    this.worker.onmessage = ({ data }) => {
      this.waiting.get(data.id)?.(data.reply);
      this.waiting.delete(data.id);
    };
    this.worker.postMessage({ wasm });
    return this.worker;
  }

  // {status, answer, messages}, as of the program; the same question is solved once.
  async ask(command, deals, options = {}) {
    const sized = OF_SOLVING.includes(command) ? { ...options, 'table-mib': TABLE_MIB } : options;
    const request = JSON.stringify({ command, deals, options: sized });
    if (this.known.has(request)) return this.known.get(request);
    const worker = await this.#worker();
    const reply = await new Promise((resolve) => {
      const id = ++this.ids;
      this.waiting.set(id, resolve);
      worker.postMessage({ id, request });
    });
    if (reply.status !== null) this.known.set(request, reply);
    return reply;
  }

  // Everything that was asked and is not answered is given up.
  cancel() {
    this.worker?.terminate();
    this.worker = null;
    for (const resolve of this.waiting.values())
      resolve({ status: null, answer: '', messages: 'stopped' });
    this.waiting.clear();
  }

  get busy() {
    return this.waiting.size > 0;
  }
}

export const linesOf = (reply) =>
  reply.answer
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
