import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeOnce } from './write-once.ts';

describe('a file that is written once', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'paddock-once-'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  it('is whole for each of many that begin at the same time, and the same for all', async () => {
    const file = join(dir, 'kept');
    const texts = Array.from({ length: 40 }, (_, index) => String(index).repeat(2_000));
    const found = await Promise.all(
      texts.map(async (text) => {
        await writeOnce(file, text);
        return readFile(file, 'utf8');
      }),
    );
    expect(new Set(found).size).toBe(1);
    expect(texts).toContain(found[0]);
    expect(await readdir(dir)).toEqual(['kept']);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is refused where it cannot stand, and leaves nothing', async () => {
    await expect(writeOnce(join(dir, 'none', 'kept'), 'x', join(dir, 'draft'))).rejects.toThrow('ENOENT');
    expect(await readdir(dir)).toEqual([]);
  });
});
