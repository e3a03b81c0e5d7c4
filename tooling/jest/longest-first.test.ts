import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const SEQUENCER: string = './longest-first.mjs';

interface TestFile {
  readonly path: string;
  readonly context: object;
}
type Sequencer = new () => {
  sort(tests: TestFile[]): readonly TestFile[];
  cacheResults(tests: readonly TestFile[], results: object): void;
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longest-first-'));
});
afterEach(() => rm(folder, { recursive: true }));

const sizes: Readonly<Record<string, number>> = { 'contract/src/large.test.ts': 9_000 };

/** The order in which these files are run; `ms` is what a run before has measured. */
async function orderOf(paths: readonly string[], ms: Readonly<Record<string, number>> = {}) {
  const { default: LongestFirst } = (await import(SEQUENCER)) as { default: Sequencer };
  const context = {
    config: { cache: true, cacheDirectory: folder, id: 'tests', haste: {} },
    hasteFS: { getSize: (path: string) => sizes[path.slice(ROOT.length + 1)] ?? 100 },
  };
  const tests = paths.map((path) => ({ path: join(ROOT, path), context }));
  const testResults = Object.entries(ms).map(([path, runtime]) => ({
    testFilePath: join(ROOT, path),
    numFailingTests: 0,
    perfStats: { runtime },
  }));
  new LongestFirst().cacheResults(tests, { testResults });
  return new LongestFirst().sort([...tests]).map(({ path }) => path.slice(ROOT.length + 1));
}

const SHORT = 'contract/src/short.test.ts';
const LARGE = 'contract/src/large.test.ts';
const FUZZ = 'platform/src/testing/fuzz/fuzz.test.ts';

it('begins with the files that are known to be long where nothing was measured yet', async () => {
  expect(await orderOf([SHORT, FUZZ, LARGE])).toEqual([FUZZ, LARGE, SHORT]);
});

it('believes what was measured here before what is known of elsewhere', async () => {
  expect(await orderOf([FUZZ, SHORT], { [FUZZ]: 900, [SHORT]: 4_000 })).toEqual([SHORT, FUZZ]);
});

it('knows long files that are still there', async () => {
  const known = JSON.parse(await readFile(join(import.meta.dirname, 'long-files.json'), 'utf8')) as object;
  expect(Object.keys(known).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
