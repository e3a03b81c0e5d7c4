import { fileURLToPath } from 'node:url';

import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

import { OFFERED } from './import-maps/src/shared-list.ts';
import { boundaries } from './tooling/lint/boundaries.ts';
import { fileNames } from './tooling/lint/file-names.ts';
import { requiredDependencies } from './tooling/lint/required-dependencies.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Parcels, and the templates new ones are made from. */
const PARCELS = ['parcels', 'tooling/generator/templates'];
const BROWSER = ['shared-utils', 'styleguide', 'root-config', 'shell-react', ...PARCELS].map(
  (folder) => `${folder}/**/*.{ts,tsx}`,
);
const TESTS = [
  '**/*.test.{ts,tsx}',
  '**/*.fixture.{ts,tsx}',
  '**/testing/**',
  'e2e/**',
  'benchmarks/**',
  '**/gallery/**',
];

/** Exports at a door are named one by one, and nothing has a default export. */
const EXPORTS = [
  { selector: 'ExportAllDeclaration', message: 'Name public exports one by one.' },
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
];
/** Words a player reads come from dictionaries, wherever they stand in an element or in what names it. */
const NAMING =
  'JSXAttribute[name.name=/^(?:aria-(?:label|description|roledescription|valuetext)|alt|placeholder|title|label|hint|heading)$/]';
const SHOWN = [
  ...['JSXText', `${NAMING} > Literal`].map((place) => `${place}[value=/\\p{L}{2}/u]`),
  ...[':matches(JSXElement, JSXFragment)', NAMING].flatMap((place) => {
    const inside = `${place} > JSXExpressionContainer`;
    return [inside, `${inside} > :matches(ConditionalExpression, LogicalExpression)`].flatMap((at) => [
      `${at} > Literal[value=/\\p{L}{2}/u]`,
      `${at} > TemplateLiteral > TemplateElement[value.raw=/\\p{L}{3}/u]`,
    ]);
  }),
];
const WORDS = [
  ...SHOWN.map((selector) => ({ selector, message: 'Words come from a dictionary.' })),
  { selector: 'JSXText[value=/^,/]', message: 'A comma is the language’s: partsText.' },
];
/** What somebody may do or answer beside what they have to, as opposed to what they are handed. */
const OFFERED_BESIDE = [
  ...['PlatformModule', 'Carrier', 'PaymentProvider', 'ProposalHandler'],
  ...['Processed', 'ProcessedPayout', 'EmbeddedOptions'],
];
const NAVIGATION = 'Navigation has one owner, the root config.';
const INJECTED = 'Time and randomness are injected.';

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '.nx/',
      'coverage/',
      'data/',
      '.node/',
      '**/*.d.ts',
      'e2e/pictures/*.js',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  // Rules that need types are oxlint's (.oxlintrc.json).
  ...tseslint.configs.strict,
  {
    plugins: {
      paddock: {
        rules: { boundaries, 'file-names': fileNames, 'required-dependencies': requiredDependencies },
      },
    },
    rules: {
      'paddock/boundaries': ['error', root],
      'paddock/file-names': 'error',
      'no-restricted-syntax': ['error', ...EXPORTS],
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // Neither linter is silenced where it speaks.
      'no-warning-comments': ['error', { terms: ['eslint-disable', 'oxlint-disable'], location: 'anywhere' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: INJECTED },
        { object: 'Math', property: 'random', message: INJECTED },
        ...['setCookie', 'cookie', 'clearCookie'].map((property) => ({
          object: 'reply',
          property,
          message: 'Cookies are set by kernel/http/own-cookies.ts, which binds them to the host.',
        })),
      ],
    },
  },
  {
    files: ['platform/src/**/*.ts'],
    ignores: TESTS,
    rules: { 'paddock/required-dependencies': ['error', OFFERED_BESIDE] },
  },
  {
    // The edges where real time and chance come in, and where cookies are set.
    files: [
      'platform/src/kernel/time/clock.ts',
      'platform/src/kernel/http/own-cookies.ts',
      'root-config/src/time/scheduler.ts',
      'root-config/src/time/random.ts',
      'shared-utils/src/environment/browser-environment.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: BROWSER,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', ...EXPORTS, ...WORDS],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: Object.entries(OFFERED).map(([name, allowImportNames]) => ({
            name,
            allowImportNames: [...allowImportNames],
            allowTypeImports: true,
            message: 'The shared module offers what import-maps/src/shared lists.',
          })),
          patterns: [{ regex: '^rxjs/', message: 'The shared rxjs has one door.' }],
        },
      ],
    },
  },
  {
    files: PARCELS.map((folder) => `${folder}/**/*.{ts,tsx}`),
    rules: {
      'no-restricted-globals': [
        'error',
        ...['history', 'scrollTo', 'scroll', 'scrollBy'].map((name) => ({ name, message: NAVIGATION })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'document', property: 'title', message: NAVIGATION },
        { object: 'document', property: 'head', message: NAVIGATION },
        ...['history', 'scrollTo', 'scroll', 'scrollBy'].map((property) => ({
          object: 'window',
          property,
          message: NAVIGATION,
        })),
        { object: 'Date', property: 'now', message: INJECTED },
        { object: 'Math', property: 'random', message: INJECTED },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      'no-restricted-syntax': ['error', ...EXPORTS],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['e2e/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...EXPORTS,
        {
          selector:
            "CallExpression[callee.property.name='fill'][callee.object.callee.property.name='locator']",
          message: 'A locator does not look whether the field took it: writeOver does.',
        },
      ],
    },
  },
  {
    // It stands for the package's own door, whose names are said there.
    files: ['shared-utils/src/drawing/index.ts'],
    rules: { 'no-restricted-syntax': ['error', ...EXPORTS.slice(1)] },
  },
  {
    // Commands print; loaders, setups and configurations are named by their tools.
    files: [
      '**/commands/*.ts',
      '**/cli/*.ts',
      'tooling/**/*.{ts,mjs}',
      'platform/src/main.ts',
      'benchmarks/**',
      'e2e/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: [
      '*.mjs',
      'tooling/jest/*.mjs',
      'tooling/mutants/*.mjs',
      'tooling/lint/oxlint-*-plugin.ts',
      'import-maps/src/single-spa-loader.ts',
      'tooling/webpack/chunk-names-loader.ts',
      'tooling/webpack/one-file-loader.ts',
      'tooling/dev-server/svelte-hot-loader.ts',
      '**/global-{setup,teardown}.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // A name webpack assigns to, declared for it.
    files: ['tooling/webpack/runtime/*.ts'],
    rules: { 'prefer-const': 'off' },
  },
);
