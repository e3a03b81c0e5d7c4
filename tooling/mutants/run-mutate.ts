// `npm run mutate [-- PATH …] [--changed [--since COMMIT]] [--at-most N] [--seed TEXT]`: makes small faults in a copy of
// the product, one after the other, and looks whether the tests beside them turn red. Without a path: all areas of
// `areas.ts`. With --changed, only on their lines that differ from an older commit.
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { keepCluster, type KeptCluster } from '../mutations/kept-cluster.ts';
import { makeScratchCopy, removeScratchCopy } from '../mutations/scratch-copy.ts';
import { AREAS, FEWEST_JUDGED, isMutated, testedIn, WANTED_PERCENT } from './areas.ts';
import { changedLines, type LineRange } from './changed-lines.ts';
import { mutantPlaces, sampledPlaces, wordOf, type Place } from './mutant-places.ts';
import { percentOf, verdictOf, type Accepted, type Tried } from './tried.ts';
import { tryMutants } from './try-mutants.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const list = JSON.parse(readFileSync(join(import.meta.dirname, 'accepted.json'), 'utf8')) as Accepted[];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD~1' },
    'at-most': { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const paths = positionals.length > 0 ? positionals.map((path) => path.replace(/\/+$/, '')) : AREAS;
const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });

/** Whole files of the asked paths, or their changed lines. */
function askedLines(): readonly LineRange[] {
  const files = git('ls-files', '--', ...paths)
    .split('\n')
    .filter(isMutated);
  if (!values.changed) return files.map((file) => ({ file, first: 1, last: Number.MAX_SAFE_INTEGER }));
  const diff = git('diff', '--unified=0', '--no-color', values.since, '--', ...paths);
  return changedLines(diff).filter(({ file }) => files.includes(file));
}

/** The folder whose tests are asked: the named one the file lies in, or its own. */
function folderOf(file: string): string {
  const named = paths.find((path) => file.startsWith(`${path}/`) && statSync(join(root, path)).isDirectory());
  return named ?? dirname(file);
}

function inFolders(places: readonly Place[]): ReadonlyMap<string, readonly Place[]> {
  return Map.groupBy(places, ({ file }) => folderOf(file));
}

function tell(folder: string, tried: readonly Tried[]): boolean {
  const verdict = verdictOf(tried, list, { isSample: !isWhole });
  const percent = percentOf(verdict);
  for (const { file, line, source, replacement, status } of verdict.survivors)
    console.log(
      `${status === 'Survived' ? 'lives' : 'unmet'} ${file}:${line}\n    ${source}\n    → ${replacement}`,
    );
  for (const { file, source, replacement } of verdict.stale)
    console.log(`stale ${file}: no survivor "${replacement}" in: ${source}`);
  const { all, killed, accepted } = verdict;
  console.log(`${folder}: ${killed} of ${all} killed (${percent.toFixed(1)} %), ${accepted} may live`);
  return (percent >= WANTED_PERCENT || all < FEWEST_JUDGED) && verdict.stale.length === 0;
}

const all = await mutantPlaces(root, askedLines());
const places =
  values['at-most'] === undefined ? all : sampledPlaces(all, Number(values['at-most']), values.seed);
const isWhole = !values.changed && values['at-most'] === undefined;
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => stopping.abort());
const { signal } = stopping;
const copy = await makeScratchCopy(root);
let cluster: KeptCluster | undefined;
let isGood = true;
try {
  for (const [folder, held] of inFolders(places)) {
    if (folder.startsWith('platform/')) cluster ??= await keepCluster(copy);
    const mutate = isWhole ? [...new Set(held.map(({ file }) => file))] : held.map(wordOf);
    isGood =
      tell(
        folder,
        await tryMutants(copy, {
          folders: testedIn(folder),
          mutate,
          environment: cluster?.environment ?? {},
          signal,
        }),
      ) && isGood;
  }
} catch (error) {
  if (!signal.aborted) throw error;
  console.log('mutate: stopped');
  isGood = false;
} finally {
  await cluster?.stop();
  await removeScratchCopy(copy);
}
if (places.length === 0) console.log('mutate: nothing there to mutate');
process.exitCode = isGood ? 0 : 1;
