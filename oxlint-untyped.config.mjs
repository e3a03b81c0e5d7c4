// What ESLint is told (eslint.config.mjs), told to oxlint, which parses and looks in a tenth of the time: it has most of these
// rules itself, and runs ours and those it has not as they are.
import { fileURLToPath } from 'node:url';

import configs from './eslint.config.mjs';
import { RUN_AS_THEY_ARE } from './tooling/lint/oxlint-eslint-plugin.ts';

const pathOf = (file) => fileURLToPath(new URL(`tooling/lint/${file}`, import.meta.url));
/** ESLint takes `data/` for the root's alone, oxlint for every folder of that name. */
const ofRoot = (pattern) => (pattern.startsWith('**/') ? pattern : `/${pattern}`);
const isOn = (setting) => !['off', 0].includes([setting].flat()[0]);

function nameOf(rule) {
  const name = rule.split('/').at(-1);
  if (Object.hasOwn(RUN_AS_THEY_ARE, name)) return `eslint-js/${name}`;
  return rule.replace('@typescript-eslint/', 'typescript/').replace('react-hooks/', 'react/');
}

const ignored = configs.flatMap(({ ignores = [], rules }) => (rules === undefined ? ignores : []));
const told = configs.filter(({ rules }) => rules !== undefined);
/** Configurations turn off what nobody turns on, some of which oxlint does not know. */
const inUse = new Set(
  told.flatMap(({ rules }) => Object.keys(rules).filter((rule) => isOn(rules[rule]))).map(nameOf),
);
const rulesOf = (rules) =>
  Object.fromEntries(
    Object.entries(rules)
      .map(([rule, setting]) => [nameOf(rule), setting])
      .filter(([name]) => inUse.has(name)),
  );

export default {
  plugins: ['eslint', 'typescript', 'react'],
  jsPlugins: [pathOf('oxlint-own-plugin.ts'), pathOf('oxlint-eslint-plugin.ts')],
  categories: { correctness: 'off' },
  rules: { 'paddock/never-silenced': 'error' },
  options: { respectEslintDisableDirectives: false, typeAware: false },
  // Of a Svelte component it reads the script alone, whose names the markup uses: svelte-check looks into the whole.
  ignorePatterns: [...ignored.map(ofRoot), '**/*.svelte'],
  overrides: told.map(({ files = ['**/*'], ignores = [], rules }) => ({
    files,
    excludeFiles: ignores,
    rules: rulesOf(rules),
  })),
};
