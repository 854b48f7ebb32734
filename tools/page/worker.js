// In a worker: {module} starts the solver, {request} asks it.

let solver = null;

const started = (module) =>
  createSolver({
    instantiateWasm(imports, done) {
      WebAssembly.instantiate(module, imports).then(done);
      return {};
    },
  });

onmessage = async ({ data }) => {
  if (data.module) {
    solver = started(data.module);
    return;
  }
  try {
    const instance = await solver;
    const reply = instance.ccall('matador_reply', 'string', ['string'], [data.request]);
    postMessage(JSON.parse(reply));
  } catch (error) {
    // Its memory is in disorder: it will not be asked again.
    postMessage({ failed: String(error?.message ?? error) });
  }
};
