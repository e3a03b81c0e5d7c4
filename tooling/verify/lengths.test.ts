import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { findLongFiles, MOST_LINES } from './lengths.ts';

describe('lengths of files', () => {
  let root: string;
  const put = async (file: string, lines: number) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), 'a line\n'.repeat(lines));
  };
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'lengths-'));
  });
  afterEach(() => rm(root, { recursive: true }));

  it('names what is too long, tests and styles too', async () => {
    await put('parcels/a/src/page.tsx', MOST_LINES);
    await put('parcels/a/src/page.test.tsx', MOST_LINES + 1);
    await put('parcels/a/src/page.module.css', MOST_LINES + 40);
    const { problems, files } = await findLongFiles(root, {});
    expect(files).toBe(3);
    expect(problems.toSorted()).toEqual([
      'parcels/a/src/page.module.css: 290 lines, 250 at most; split it by concept',
      'parcels/a/src/page.test.tsx: 251 lines, 250 at most; split it by concept',
    ]);
  });

  it('passes over doors, what others wrote and what was built', async () => {
    for (const file of ['contract/src/index.ts', 'node_modules/x/x.ts', 'parcels/a/dist/entry.mjs'])
      await put(file, MOST_LINES + 1);
    expect(await findLongFiles(root, {})).toEqual({ problems: [], files: 1 });
  });

  it('takes a reason, as long as there is a long file for it', async () => {
    await put('tokens.css', 400);
    expect((await findLongFiles(root, { 'tokens.css': 'one list' })).problems).toEqual([]);
    await put('tokens.css', 200);
    expect((await findLongFiles(root, { 'tokens.css': 'one list' })).problems).toEqual([
      'tokens.css: is not long; take its reason out of tooling/verify/lengths.ts',
    ]);
  });
});
