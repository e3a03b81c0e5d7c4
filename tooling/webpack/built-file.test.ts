import { statSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { brotliOf, describeFile } from './built-file.ts';

it('shows a compressed file to who looks meanwhile only whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  const file = join(folder, 'page.0123456789abcdef.js');
  const content = Buffer.from(Array.from({ length: 20_000 }, (_, at) => `line ${at};`).join('\n'));
  await writeFile(file, content);
  const seen = new Set<number | undefined>();
  let looking: NodeJS.Immediate | undefined;
  const look = () => {
    seen.add(statSync(`${file}.br`, { throwIfNoEntry: false })?.size);
    looking = setImmediate(look);
  };
  look();
  const { bytes } = await describeFile(file, '/assets/page.js');
  clearImmediate(looking);
  expect(bytes).toBe((await brotliOf(content)).length);
  expect([...seen].filter((size) => size !== undefined && size !== bytes)).toEqual([]);
  expect(await readdir(folder)).toHaveLength(3);
  await rm(folder, { recursive: true });
});
