// The solver as WebAssembly: the text of a request in, its reply out.
//
//   const solver = new Solver(module); // a WebAssembly.Module
//   solver.ask('{"command":"games"}'); // { status: 0, answer: '{"game":...}\n...', messages: '' }

// Of WASI, by which the C++ library asks the system. There is a clock; there are no files.
const DONE = 0;
const NO_SUCH_FILE = 8;
const REAL_TIME = 0;

function systemOf(memory) {
  const view = () => new DataView(memory().buffer);
  const noFile = () => NO_SUCH_FILE;
  return {
    clock_time_get(clock, _, at) {
      const milliseconds = clock === REAL_TIME ? Date.now() : performance.now();
      view().setBigUint64(at, BigInt(Math.round(milliseconds * 1e6)), true);
      return DONE;
    },
    environ_sizes_get(count, bytes) {
      view().setUint32(count, 0, true);
      view().setUint32(bytes, 0, true);
      return DONE;
    },
    environ_get: () => DONE,
    fd_close: noFile,
    fd_read: noFile,
    fd_seek: noFile,
    fd_write: noFile,
    proc_exit(status) {
      throw new Error(`the solver has ended with status ${status}`);
    },
  };
}

// What the libraries might ask besides, and do not: backtraces, and files by their names.
function withOthers(imports, module) {
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from][name] ??= () => {
      throw new Error(`the solver asks for ${name}, which is not there`);
    };
  }
  return imports;
}

export class Solver {
  #module;
  #ready = null; // an instance; null before the first request, and after one that has thrown
  #progress = null;

  constructor(module) {
    this.#module = module;
  }

  // {status, answer, messages}; `progress` hears how many deals are done. Throws where memory runs out.
  ask(request, progress = null) {
    const instance = this.#ready ?? this.#start();
    this.#ready = null; // one that throws leaves its memory in disorder, and is not asked again
    this.#progress = progress;
    const reply = replyOf(instance, request);
    this.#ready = instance;
    return reply;
  }

  // The memory that is taken; it grows with what is asked, to 256 MiB.
  get bytes() {
    return this.#ready?.exports.memory.buffer.byteLength ?? 0;
  }

  #start() {
    const imports = {
      matador: { deals_done: (deals) => this.#progress?.(deals) },
      wasi_snapshot_preview1: systemOf(() => instance.exports.memory),
      env: {
        emscripten_notify_memory_growth() {},
        emscripten_asm_const_int: () => 0, // Abseil asks whether there are backtraces
      },
    };
    const instance = new WebAssembly.Instance(this.#module, withOthers(imports, this.#module));
    const { _initialize: initialize } = /** @type {any} */ (instance.exports);
    initialize();
    return instance;
  }
}

function replyOf({ exports }, request) {
  const bytes = () => new Uint8Array(exports.memory.buffer); // another one when memory has grown
  const text = new TextEncoder().encode(`${request}\0`);
  const at = exports.malloc(text.length);
  if (at === 0) throw new Error('out of memory: the request is too long');
  bytes().set(text, at);
  const reply = answered(() => exports.matador_reply(at));
  exports.free(at);
  const end = bytes().indexOf(0, reply);
  return JSON.parse(new TextDecoder().decode(bytes().subarray(reply, end)));
}

function answered(ask) {
  try {
    return ask();
  } catch (fault) {
    // All other exceptions of C++ are caught there.
    if (fault instanceof /** @type {any} */ (WebAssembly).Exception)
      throw new Error('out of memory: the solver may take 256 MiB', { cause: fault });
    throw fault;
  }
}
