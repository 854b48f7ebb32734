// How the package is loaded: the solver here, or in a worker.

import { Asker } from './asker.js';
import { answeredHere, answeredInWorker } from './questions.js';
import { Solver } from './solver.js';

/** @typedef {{ wasm?: any, onWarning?: (message: string) => void }} LoadOptions */

const toConsole = (message) => console.warn(message);

// `bytes` gets those of matador.wasm, `start` starts a worker.
export function loadersOf({ bytes, start }) {
  let compiled = null; // once, however many are loaded
  const compile = async (wasm) =>
    wasm instanceof WebAssembly.Module ? wasm : WebAssembly.compile(wasm);
  const own = () =>
    bytes()
      .then(compile)
      .catch((error) => {
        compiled = null; // another time it may be there
        throw error;
      });
  const moduleOf = (wasm) => (wasm ? compile(wasm) : (compiled ??= own()));
  return {
    load: async (/** @type {LoadOptions} */ { wasm, onWarning = toConsole } = {}) =>
      answeredHere(new Solver(await moduleOf(wasm)), onWarning),
    async loadWorker(/** @type {LoadOptions} */ { wasm, onWarning = toConsole } = {}) {
      const asker = new Asker(await moduleOf(wasm), start);
      return { ...answeredInWorker(asker, onWarning), end: () => asker.end() };
    },
  };
}
