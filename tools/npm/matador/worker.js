// The solver in a worker: {module} starts it, {request} asks it. Who has started it hears {reply}, or {failed}
// with a message, and before that, where {progress} is true, {deals}: how many are done.

import { Solver } from './solver.js';

// What a worker does with a message; `tell` sends one back.
export function answering(tell) {
  let solver = null;
  return ({ module, request, progress }) => {
    if (module) {
      solver = new Solver(module);
      return;
    }
    try {
      tell({ reply: solver.ask(request, progress ? (deals) => tell({ deals }) : null) });
    } catch (error) {
      tell({ failed: error.message });
    }
  };
}
