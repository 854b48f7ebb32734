// Asks a solver in a worker, one question after the other. A question that is stopped ends its worker, and the
// next one starts another: that gives the memory back, too.

export class Asker {
  #module;
  #start;
  #worker = null;
  #queue = [];

  // start({hear, fail}) starts a worker: {post, end, hold}; hold(true) keeps the program alive for it.
  constructor(module, start) {
    this.#module = module;
    this.#start = start;
  }

  // The reply to the text of a request; `signal` is an AbortSignal, and onProgress(deals) hears how many are done.
  ask(request, { signal, onProgress }) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const stop = () => this.#drop(asked, signal.reason);
      const forget = () => signal?.removeEventListener('abort', stop);
      const asked = { request, resolve, reject, onProgress, forget };
      signal?.addEventListener('abort', stop);
      this.#queue.push(asked);
      if (this.#queue.length === 1) this.#send();
    });
  }

  // Ends the worker; what is not answered is rejected.
  end() {
    for (const asked of [...this.#queue].reverse())
      this.#drop(asked, new Error('the worker is ended'));
    this.#endWorker();
  }

  #send() {
    const [asked] = this.#queue;
    if (!asked) {
      this.#worker?.hold(false);
      return;
    }
    if (!this.#worker) this.#startWorker();
    this.#worker.hold(true);
    this.#worker.post({ request: asked.request, progress: Boolean(asked.onProgress) });
  }

  #startWorker() {
    const worker = this.#start({
      hear: (message) => worker === this.#worker && this.#hear(message),
      fail: (error) => worker === this.#worker && this.#drop(this.#queue[0], error),
    });
    this.#worker = worker;
    worker.post({ module: this.#module });
  }

  #hear({ deals, reply, failed }) {
    const [asked] = this.#queue;
    if (deals !== undefined) {
      this.#tell(asked, deals);
      return;
    }
    this.#queue.shift();
    asked.forget();
    if (reply) asked.resolve(reply);
    else asked.reject(new Error(failed));
    this.#send();
  }

  #tell(asked, deals) {
    try {
      asked.onProgress(deals);
    } catch (error) {
      this.#drop(asked, error);
    }
  }

  // A question that will have no answer.
  #drop(asked, reason) {
    const isAtWork = asked === this.#queue[0];
    this.#queue = this.#queue.filter((one) => one !== asked);
    asked.forget();
    asked.reject(reason);
    if (!isAtWork) return;
    this.#endWorker();
    this.#send();
  }

  #endWorker() {
    this.#worker?.end();
    this.#worker = null;
  }
}
