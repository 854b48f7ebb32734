// What can be asked, how a request is written, and how its reply is read.

export class MatadorError extends Error {
  constructor(message, status, answers) {
    super(message);
    this.name = 'MatadorError';
    this.status = status;
    this.answers = answers;
  }
}

const objectsIn = (text) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const dealsIn = (text) =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((deal) => `${deal.trimEnd()}\n`);

// As they are typed: `allOptions` is --all-options, and this stands between the words of a list. The
// conditions of `where` stay a list.
function wordsOf(values, between) {
  const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const word = (value) => (Array.isArray(value) ? value.join(between) : value);
  const text = (name, value) => {
    if (typeof value === 'number') return String(value);
    return name === 'where' ? value : word(value);
  };
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [kebab(name), text(name, value)]),
  );
}

const request = (command, options, deals = '') => ({ command, deals, options });

// About deals: a text, texts of one deal each, or the tags of one.
const about = (command, read = objectsIn) => ({
  optionsAt: 1,
  read,
  request(deals, options = {}) {
    const words = wordsOf(options, ',');
    if (typeof deals === 'string') return request(command, words, deals);
    if (Array.isArray(deals)) return request(command, words, deals.join('\n\n'));
    return request(command, { ...wordsOf(deals, ' '), ...words });
  },
});

const QUESTIONS = {
  solve: about('solve'),
  replay: about('replay'),
  advise: about('advise'),
  score: about('score'),
  auction: about('auction'),
  melds: about('melds'),
  convert: about('convert', (text) => text),
  generate: {
    optionsAt: 0,
    read: dealsIn,
    request: (options) => request('deal', wordsOf(options, ',')),
  },
  table: {
    optionsAt: 1,
    read: (text) => objectsIn(text)[0],
    request: (question, options) => request('table', wordsOf({ question, ...options }, ',')),
  },
  games: { optionsAt: 0, read: objectsIn, request: () => request('games', {}) },
};

// Messages with the options as they are written here: allOptions, not --all-options.
const BEFORE_OPTION = { 'command line, --': 'option ', '--': '' };
const OPTION =
  /(command line, --|--|^unknown option "[^"]*"; did you mean ")([a-z]+(?:-[a-z]+)*)/gm;

export function told(messages) {
  const camel = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
  return messages
    .trimEnd()
    .replace(OPTION, (_, before, name) => (BEFORE_OPTION[before] ?? before) + camel(name));
}

function answersOf(question, { status, answer, messages }, warn) {
  const answers = question.read(answer);
  if (status !== 0) throw new MatadorError(told(messages), status, answers);
  if (messages) warn(told(messages));
  return answers;
}

const functionsOf = (answered) =>
  Object.fromEntries(
    Object.entries(QUESTIONS).map(([name, question]) => [
      name,
      (...words) => answered(question, words),
    ]),
  );

// The questions as functions that return answers; `solver` is that of solver.js.
export const answeredHere = (solver, warn) =>
  functionsOf((question, words) => {
    const reply = solver.ask(JSON.stringify(question.request(...words)));
    return answersOf(question, reply, warn);
  });

// Functions that promise the answers; `asker` is that of asker.js, and {signal, onProgress} stand among the options.
export const answeredInWorker = (asker, warn) =>
  functionsOf(async (question, words) => {
    const { signal, onProgress, ...options } = words[question.optionsAt] ?? {};
    const asked = question.request(...words.slice(0, question.optionsAt), options);
    const reply = await asker.ask(JSON.stringify(asked), { signal, onProgress });
    return answersOf(question, reply, warn);
  });
