import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Rule } from 'eslint';
import tseslint from 'typescript-eslint';

const CONFIG = fileURLToPath(new URL('../../.oxlintrc.json', import.meta.url));

/** Rules of typescript-eslint's `strictTypeChecked` that nobody runs; tooling/README.md says why. */
const NOT_RUN = ['no-unsafe-class-instance-assignment', 'unbound-method'];

interface OxlintConfig {
  readonly overrides: readonly { readonly files: readonly string[]; readonly rules: object }[];
}

function rulesOfOxlint(): string[] {
  const text = readFileSync(CONFIG, 'utf8').replace(/^\s*\/\/.*$/gm, '');
  const [all] = (JSON.parse(text) as OxlintConfig).overrides;
  expect(all?.files).toEqual(['**/*.{ts,tsx}']);
  return Object.keys(all?.rules ?? {}).map((name) => name.replace('typescript/', ''));
}

function strictRules(): string[] {
  const rules = tseslint.configs.strictTypeChecked.flatMap((config) => Object.entries(config.rules ?? {}));
  return rules
    .filter(([, level]) => level !== 'off')
    .map(([name]) => name.replace('@typescript-eslint/', ''));
}

const RULES = (tseslint.plugin as { readonly rules?: Readonly<Record<string, Rule.RuleModule>> }).rules;
const needsTypes = (name: string): boolean => {
  const docs = RULES?.[name]?.meta?.docs;
  return docs !== undefined && 'requiresTypeChecking' in docs && docs.requiresTypeChecking === true;
};

describe('the rules that need types', () => {
  it('are run by oxlint, all that typescript-eslint has for strict code', () => {
    const wanted = new Set(strictRules().filter(needsTypes));
    expect(wanted.size).toBeGreaterThan(40);
    expect([...wanted].filter((name) => !NOT_RUN.includes(name)).toSorted()).toEqual(
      rulesOfOxlint()
        .filter((name) => name !== 'switch-exhaustiveness-check')
        .toSorted(),
    );
  });
});
