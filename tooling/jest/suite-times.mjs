import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const SHOWN = 15;
/** Fewer files are somebody at work, who sees the time of each. */
const WORTH_SHOWING = 20;

const secondsOf = (ms) => (ms / 1000).toFixed(1).padStart(7);

function kept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Jest's reporter of how long each test file took: the slowest of a long run are printed, and what was measured last of
 * each is kept, by its path, in milliseconds.
 */
export default class SuiteTimes {
  #root;
  #file;

  constructor(
    { rootDir },
    { file = join(rootDir, 'node_modules', '.cache', 'paddock', 'suite-times.json') } = {},
  ) {
    this.#root = rootDir;
    this.#file = file;
  }

  onRunComplete(_contexts, { testResults }) {
    const times = testResults
      .filter(({ skipped, perfStats }) => !skipped && perfStats.end > 0)
      .map(({ testFilePath, perfStats }) => [
        relative(this.#root, testFilePath).replaceAll('\\', '/'),
        perfStats.end - perfStats.start,
      ]);
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(
      this.#file,
      `${JSON.stringify({ ...kept(this.#file), ...Object.fromEntries(times) }, undefined, 1)}\n`,
    );
    if (times.length < WORTH_SHOWING) return;
    const slowest = times.toSorted(([, a], [, b]) => b - a).slice(0, SHOWN);
    const all = times.reduce((sum, [, ms]) => sum + ms, 0);
    console.log(`\nSlowest of ${times.length} test files, which took ${secondsOf(all).trim()} s together:`);
    for (const [path, ms] of slowest) console.log(`${secondsOf(ms)} s  ${path}`);
  }
}
