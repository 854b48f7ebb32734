// The types are those of the answers: real answers of every kind are assigned to them, without a field too many or
// too few, and every field that they have is in one of these.
//   node types.mjs FOLDER PACKAGES DEALS     where the package is installed; where typescript is

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { realAnswers } from './real.mjs';

const [folder, packages, deals] = process.argv.slice(2).map((one) => resolve(one));
const ts = createRequire(join(packages, 'node_modules/'))('typescript');
const entry = createRequire(join(folder, 'test.js')).resolve('matador');
const { load, loadWorker } = await import(pathToFileURL(entry));

const matador = await load({ onWarning() {} });
const answers = realAnswers(matador, pathToFileURL(`${deals}/`));

// ---- Real answers are of the types ----------------------------------------------------------------

const TYPES = {
  solve: 'SolveAnswer',
  replay: 'ReplayAnswer',
  advise: 'AdviseAnswer',
  score: 'ScoreRow',
  auction: 'AuctionAnswer',
  melds: 'MeldsAnswer',
  table: 'Table',
  games: 'GameInfo',
};
assert.deepEqual(Object.keys(answers).sort(), Object.keys(TYPES).sort());

// What the type checker may see of a value: one answer of each shape is enough. Names of cards are alike.
function shapeOf(value) {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].sort().join()}]`;
  if (value === null) return 'null';
  if (typeof value === 'object')
    return `{${[...new Set(Object.entries(value).map(([key, one]) => `${/[A-Z]/.test(key) ? '*' : key}:${shapeOf(one)}`))].sort().join()}}`;
  return typeof value === 'string' && /^[a-z-]+$/.test(value) ? value : typeof value;
}

const constants = Object.entries(TYPES).flatMap(([question, type]) => {
  const shapes = new Map(answers[question].map((one) => [shapeOf(one), one]));
  return [...shapes.values()].map(
    (one, i) => `export const ${question}${i}: ${type} = ${JSON.stringify(one)};\n`,
  );
});
writeFileSync(
  join(folder, 'answers.ts'),
  `import type { ${Object.values(TYPES).join(', ')} } from 'matador';\n${constants.join('')}`,
);
writeFileSync(join(folder, 'uses.ts'), readFileSync(new URL('uses.txt', import.meta.url)));

const strictly = { strict: true, exactOptionalPropertyTypes: true, noEmit: true, types: [] };
const { ES2022, ESNext, NodeNext } = { ...ts.ScriptTarget, ...ts.ModuleKind };
const settings = [
  {
    module: NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2022.d.ts'],
  },
  {
    module: ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  },
];
let checked;
for (const more of settings) {
  checked = ts.createProgram(
    ['answers.ts', 'uses.ts'].map((name) => join(folder, name)),
    { ...strictly, target: ES2022, ...more },
  );
  const faults = ts.getPreEmitDiagnostics(checked);
  assert.equal(
    faults.length,
    0,
    ts.formatDiagnostics(faults.slice(0, 20), {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => folder,
      getNewLine: () => '\n',
    }),
  );
}

// ---- Every field of the types is in an answer, and in the manual -----------------------------------

const checker = checked.getTypeChecker();
const module = checker.getSymbolAtLocation(
  checked.getSourceFile(join(folder, 'answers.ts')).statements[0].moduleSpecifier,
);
const exported = new Map(
  checker.getExportsOfModule(module).map((one) => [one.name, checker.getDeclaredTypeOfSymbol(one)]),
);

// The names of all fields of a type, and of what is in them.
function fieldsOf(type, names = new Set(), seen = new Set()) {
  if (seen.has(type)) return names;
  seen.add(type);
  const parts = [
    ...(type.isUnion() ? type.types : []),
    ...checker.getIndexInfosOfType(type).map((one) => one.type),
    ...(checker.isArrayType(type) || checker.isTupleType(type)
      ? checker.getTypeArguments(type)
      : []),
  ];
  for (const part of parts) fieldsOf(part, names, seen);
  if (!(type.flags & ts.TypeFlags.Object) && !type.isIntersection()) return names;
  if (checker.isArrayType(type) || checker.isTupleType(type)) return names;
  for (const field of checker.getPropertiesOfType(type)) {
    const inner = checker.getTypeOfSymbol(field);
    if (inner.flags & ts.TypeFlags.Undefined) continue; // tells the parts of a union apart
    names.add(field.name);
    fieldsOf(inner, names, seen);
  }
  return names;
}

function keysIn(value, keys = new Set()) {
  if (value === null || typeof value !== 'object') return keys;
  for (const [key, one] of Object.entries(value)) {
    if (!Array.isArray(value)) keys.add(key);
    keysIn(one, keys);
  }
  return keys;
}

// The manual of answers, and what each game adds to it.
const formats = new URL('../../formats/', import.meta.url);
const pages = readdirSync(new URL('games/', formats)).map((game) => `games/${game}/formats.md`);
const manual = ['answers.md', ...pages]
  .map((page) => new URL(page, formats))
  .filter(existsSync)
  .map((page) => readFileSync(page, 'utf8'))
  .join('\n');
const words = new Set(manual.match(/[a-z_]+/g));
const strange = [];
for (const [question, type] of Object.entries(TYPES)) {
  const fields = [...fieldsOf(exported.get(type))];
  assert.ok(fields.length > 3, type);
  const keys = keysIn(answers[question]);
  for (const name of fields) {
    if (!keys.has(name)) strange.push(`${type}: no answer has ${name}`);
    // What is told of games has its manual in the program.
    if (question !== 'games' && !words.has(name)) strange.push(`${type}: ${name} is in no manual`);
  }
}
assert.deepEqual(strange, []);

// ---- Functions ------------------------------------------------------------------------------------

const namesOf = (type) => checker.getPropertiesOfType(exported.get(type)).map((one) => one.name);
assert.deepEqual(namesOf('Matador').sort(), Object.keys(matador).sort());
assert.deepEqual(namesOf('MatadorWorker').sort(), Object.keys(await loadWorker()).sort());

const count = Object.values(answers).flat().length;
console.log(`${count} answers, ${constants.length} of them of shapes of their own`);
