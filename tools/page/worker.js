// In a worker: {wasm} starts the solver, {id, request} asks it.

let solver = null;

onmessage = async ({ data }) => {
  try {
    if (data.wasm) {
      self.fetch = undefined;
      solver = createSolver({ wasmBinary: data.wasm });
      await solver;
      return;
    }
    const instance = await solver;
    const reply = instance.ccall('matador_reply', 'string', ['string'], [data.request]);
    postMessage({ id: data.id, reply: JSON.parse(reply) });
  } catch (error) {
    postMessage({
      id: data.id,
      reply: { status: 1, answer: '', messages: String(error?.message ?? error) },
    });
  }
};
