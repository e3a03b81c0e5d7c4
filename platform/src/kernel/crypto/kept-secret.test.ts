import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfig } from '../config/config.ts';
import { rootSecretOf } from './kept-secret.ts';
import { newRootSecret } from './root-secret.ts';

describe('the root secret of an installation', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'paddock-secret-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));
  const secretWith = (environment: Record<string, string>) =>
    rootSecretOf(readConfig({ DATA_DIR: dataDir, ...environment }, '/'));

  it('is made on the first start, for this user alone, and stays', async () => {
    const made = await secretWith({});
    expect(await secretWith({})).toBe(made);
    const file = join(dataDir, 'secret');
    expect(await readFile(file, 'utf8')).toBe(made);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is the one of the environment, or of the file it names', async () => {
    const [one, two] = [newRootSecret(), newRootSecret()];
    const file = join(dataDir, 'mounted');
    await writeFile(file, `${two}\n`);
    expect(await secretWith({ PADDOCK_SECRET: one })).toBe(one);
    expect(await secretWith({ PADDOCK_SECRET_FILE: file })).toBe(two);
    await expect(secretWith({ PADDOCK_SECRET_FILE: join(dataDir, 'none') })).rejects.toThrow('none');
    expect(() => readConfig({ PADDOCK_SECRET: one, PADDOCK_SECRET_FILE: file }, '/')).toThrow(
      'PADDOCK_SECRET_FILE',
    );
  });

  it.each(['', 'sunshine', newRootSecret().slice(1)])('is not %j, wherever it lies', async (text) => {
    await writeFile(join(dataDir, 'secret'), text);
    await expect(secretWith({})).rejects.toThrow(/secret .*npm run keys/);
    await expect(secretWith({ PADDOCK_SECRET_FILE: join(dataDir, 'secret') })).rejects.toThrow(
      'npm run keys',
    );
  });
});
