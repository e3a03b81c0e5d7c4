import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from './run-command.ts';
import { typedLint } from './typed-lint.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paddock-types-'));
  // Where oxlint finds the compiler.
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, noEmit: true, types: [] } }),
  );
});
afterEach(() => rm(folder, { recursive: true }));

it('finds what the compiler has against a file', async () => {
  await writeFile(join(folder, 'wrong.ts'), "export const stakeMinor: number = '5';\n");
  const { ok, output } = await typedLint(['wrong.ts'], folder);
  expect(ok).toBe(false);
  expect(output).toContain("wrong.ts:1:14: Type 'string' is not assignable to type 'number'.");
});

it('has nothing against a file that is right', async () => {
  await writeFile(join(folder, 'right.ts'), 'export const stakeMinor: number = 5;\n');
  expect(await typedLint(['right.ts'], folder)).toMatchObject({ ok: true });
});
