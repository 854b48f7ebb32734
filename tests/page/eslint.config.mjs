// What eslint looks at: modules of the page for browsers, those of the package for npm, and the tests in Node.

import js from '../../build/page-packages/node_modules/@eslint/js/src/index.js';
import globals from '../../build/page-packages/node_modules/globals/index.js';

const rules = {
  ...js.configs.recommended.rules,
  eqeqeq: 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'no-shadow': 'error',
  'no-implicit-globals': 'error',
  'no-unused-vars': ['error', { ignoreRestSiblings: true }],
};

export default [
  {
    files: ['tools/page/parts/**/*.js'],
    languageOptions: { sourceType: 'module', globals: globals.browser },
    rules,
  },
  {
    files: ['tools/npm/**/*.{js,mjs}'],
    languageOptions: { sourceType: 'module', globals: globals['shared-node-browser'] },
    rules,
  },
  {
    files: ['tools/npm/matador/{browser,web_worker}.js'],
    languageOptions: { globals: { ...globals.browser, ...globals.worker } },
  },
  {
    files: ['tools/npm/*.mjs', 'tests/npm/*.mjs', 'datasets/solved/*.mjs', 'tests/datasets/*.mjs'],
    languageOptions: { sourceType: 'module', globals: globals.node },
    rules,
  },
  {
    files: ['tests/page/**/*.mjs'],
    // Functions that are evaluated in the page know its globals.
    languageOptions: { sourceType: 'module', globals: { ...globals.node, ...globals.browser } },
    rules,
  },
];
