import { fileURLToPath } from 'node:url';

import { ESLint } from 'eslint';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({ cwd: ROOT });

async function rules(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: `${ROOT}${file}` });
  return [...new Set(result?.messages.map(({ ruleId }) => ruleId))];
}

const PAGE = 'parcels/betting/src/some-page.tsx';
const SERVICE = 'platform/src/modules/wallet/some-service.ts';

describe('the lint rules', () => {
  it('let right code pass', async () => {
    expect(await rules(SERVICE, `export const stakeMinor = 1n;`)).toEqual([]);
    expect(await rules(PAGE, `import { map } from 'rxjs'; export const Page = () => <p>{map}</p>;`)).toEqual(
      [],
    );
  });
});

describe('the lint rules refuse', () => {
  it.each([
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
  ])('in %s: %s', async (file, code, rule) => {
    expect(await rules(file, code)).toContain(rule);
  });
});
