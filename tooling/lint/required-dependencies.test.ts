import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';

import { requiredDependencies } from './required-dependencies.ts';

function problems(code: string): number {
  const plugins = { paddock: { rules: { 'required-dependencies': requiredDependencies } } };
  const rules: Linter.RulesRecord = { 'paddock/required-dependencies': ['error', ['Offered']] };
  const languageOptions = { parser: tseslint.parser };
  return new Linter().verify(code, [{ files: ['**/*.ts'], languageOptions, plugins, rules }], 'wallet.ts')
    .length;
}

describe('what a module is handed', () => {
  it.each([
    'interface WalletDependencies { mayPlay?(): boolean }',
    'interface WalletDependencies { readonly mayPlay?: () => boolean }',
    `interface WalletDependencies { readonly mayPlay?: Rules['mayPlay'] }`,
    'interface PlacingParts { readonly most?: number }',
    'interface WalletRules { mayPlay?(): boolean }',
    'function open(rules: { mayPlay?(): boolean }) {}',
    'const open = (mayPlay: () => boolean = () => true) => mayPlay;',
    'class Hub { constructor(maintenance: Read = () => undefined) {} }',
  ])('cannot be left out: %s', (code) => {
    expect(problems(code)).toBe(1);
  });

  it.each([
    'interface WalletDependencies { mayPlay(): boolean; readonly holds: ReadHolds | undefined }',
    'interface Bet { readonly most?: number }',
    'interface Offered { stop?(): void }',
    'const open = (most = 3) => most;',
  ])('is said, or is no rule: %s', (code) => {
    expect(problems(code)).toBe(0);
  });
});
