import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ESLint } from 'eslint';

import { lint } from '../verify/lint.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({ cwd: ROOT });

async function rules(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: `${ROOT}${file}` });
  return [...new Set(result?.messages.map(({ ruleId }) => ruleId))];
}

const PAGE = 'parcels/betting/src/some-page.tsx';
const SERVICE = 'platform/src/modules/wallet/some-service.ts';

const RIGHT = [
  [SERVICE, `export const stakeMinor = 1n;`],
  [PAGE, `import { map } from 'rxjs'; export const Page = () => <p>{map}</p>;`],
] as const;
const WRONG = [
  [PAGE, `export default function Page() { return null; }`, 'no-restricted-syntax'],
  ['styleguide/src/index.ts', `export * from './button.ts';`, 'no-restricted-syntax'],
  [PAGE, `export const Page = () => <p>Place bet</p>;`, 'no-restricted-syntax'],
  [PAGE, `export const Page = () => <button aria-label="Ставка" />;`, 'no-restricted-syntax'],
  [PAGE, `export const Page = () => <p>{'Place bet'}</p>;`, 'no-restricted-syntax'],
  [PAGE, `export const Page = () => <p>{isWon ? 'Won' : 'Lost'}</p>;`, 'no-restricted-syntax'],
  [PAGE, `export const Page = () => <p>{isWon && \`Won \${sum}\`}</p>;`, 'no-restricted-syntax'],
  [PAGE, `export const Page = () => <i title={isWon ? 'Won' : ''} />;`, 'no-restricted-syntax'],
  [PAGE, `export const Page = () => <Field hint="Ставка" />;`, 'no-restricted-syntax'],
  [PAGE, `export const Page = () => <p>{name}, {date}</p>;`, 'no-restricted-syntax'],
  [PAGE, `document.title = name;`, 'no-restricted-properties'],
  [PAGE, `history.back();`, 'no-restricted-globals'],
  [PAGE, `window.scrollTo(0, 0);`, 'no-restricted-properties'],
  [PAGE, `import { zip } from 'rxjs'; zip();`, '@typescript-eslint/no-restricted-imports'],
  [PAGE, `import { map } from 'rxjs/operators'; map();`, '@typescript-eslint/no-restricted-imports'],
  [SERVICE, `export const at = Date.now();`, 'no-restricted-properties'],
  [SERVICE, `export const chance = Math.random();`, 'no-restricted-properties'],
  [SERVICE, `export const loose: any = 1;`, '@typescript-eslint/no-explicit-any'],
  [
    SERVICE,
    `import { Id } from '@paddock/contract'; export type T = Id;`,
    '@typescript-eslint/consistent-type-imports',
  ],
  [SERVICE, `console.log(1);`, 'no-console'],
  ['e2e/pages/some.ts', `page.locator('input').fill('x');`, 'no-restricted-syntax'],
  [SERVICE, `/* eslint-disable no-console */ console.log(1);`, 'no-console'],
  ['platform/src/modules/wallet/wallet-utils.ts', `export const x = 1;`, 'paddock/file-names'],
  ['platform/src/modules/wallet/utils.ts', `export const x = 1;`, 'paddock/file-names'],
  // Where oxlint's own form finds less, it runs ESLint's.
  [SERVICE, `const most = 1; export type Most = typeof most;`, '@typescript-eslint/no-unused-vars'],
  [PAGE, `import { x } from '@paddock/coupon'; x();`, 'paddock/boundaries'],
  [SERVICE, `export interface BetDependencies { may?(): boolean }`, 'paddock/required-dependencies'],
  [
    PAGE,
    `import { useState } from 'react'; export const Page = ({ a }: P) => { if (a) useState(1); return null; };`,
    'react-hooks/rules-of-hooks',
  ],
  [
    PAGE,
    `import { useEffect } from 'react'; export const Page = ({ a }: P) => { useEffect(() => { f(a); }, []); return null; };`,
    'react-hooks/exhaustive-deps',
  ],
  // A folder's name that is ignored at the root alone.
  ['platform/src/modules/feeds/data/some.ts', `console.log(1);`, 'no-console'],
] as const;

describe('the lint rules', () => {
  it('let right code pass', async () => {
    for (const [file, code] of RIGHT) expect(await rules(file, code)).toEqual([]);
  });
});

describe('the lint rules refuse', () => {
  it.each(WRONG)('in %s: %s', async (file, code, rule) => {
    expect(await rules(file, code)).toContain(rule);
  });
});

/** The last word of a rule's name, which both linters have in common. */
const bare = (rule: string): string => rule.replace(/^.*\//, '');

describe('the same rules run by oxlint', () => {
  let root: string;
  let output: string;

  const put = (file: string, code: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${code}\n`);
  };
  /** Every case in a folder of its own below the one whose rules it is for. */
  const placed = (file: string, at: number | string): string =>
    join(dirname(file), `case-${at}`, basename(file));
  const said = (file: string): string[] => output.split('\n').filter((line) => line.startsWith(`${file}:`));

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'paddock-lint-'));
    for (const file of ['eslint.config.mjs', 'oxlint-untyped.config.mjs', 'package.json', 'tooling/lint'])
      cpSync(join(ROOT, file), join(root, file), { recursive: true });
    for (const file of ['shared-list.ts', 'shared'])
      cpSync(join(ROOT, 'import-maps/src', file), join(root, 'import-maps/src', file), { recursive: true });
    for (const name of readdirSync(join(root, 'tooling/lint')).filter((file) => file.includes('.test.')))
      rmSync(join(root, 'tooling/lint', name));
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    WRONG.forEach(([file, code], at) => {
      put(placed(file, at), code);
    });
    RIGHT.forEach(([file, code], at) => {
      put(placed(file, `right-${at}`), code);
    });
    put(placed(SERVICE, 'silenced'), `/* oxlint-disable */ console.log(1);`);
    ({ output } = await lint(['.'], root));
  }, 60_000);
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  it('let right code pass', () => {
    for (const [at, [file]] of RIGHT.entries()) expect(said(placed(file, `right-${at}`))).toEqual([]);
  });

  it.each(WRONG.map(([file, code, rule], at) => [file, code, rule, at] as const))(
    'refuse in %s: %s',
    (file, _code, rule, at) => {
      expect(said(placed(file, at))).toContainEqual(expect.stringContaining(`(${bare(rule)})`));
    },
  );

  it('cannot be silenced by a comment', () => {
    expect(said(placed(SERVICE, 'silenced')).join()).toContain('line 1 has oxlint-disable');
  });
});
