// `npm run mutations [-- ID|LINE …] [--at-most N] [--seed TEXT]`: breaks the product in a copy, one promise after the other,
// and looks whether the test that a document names for it turns red. With --at-most, N of them that the seed names.
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';

import { chosen, sampled } from './chosen.ts';
import { keepCluster, type KeptCluster } from './kept-cluster.ts';
import { readMutations, type Mutation } from './mutation.ts';
import { replay, type Replayed } from './replay.ts';
import { makeScratchCopy, removeScratchCopy } from './scratch-copy.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function asked(): readonly Mutation[] {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'at-most': { type: 'string' }, seed: { type: 'string', default: '1' } },
  });
  const all = chosen(readMutations(root), positionals, root);
  const atMost = values['at-most'];
  if (atMost === undefined) return all;
  if (!/^[1-9]\d*$/.test(atMost)) throw new Error(`--at-most needs a number, not ${atMost}`);
  return sampled(all, Number(atMost), values.seed);
}

function lineOf({ mutation, outcome, message, seconds }: Replayed, widest: number): string {
  const said = outcome === 'noticed' ? message : `${mutation.why}: ${mutation.test} › ${mutation.title}`;
  return `${outcome.padEnd(8)} ${mutation.id.padEnd(widest)} ${seconds.toFixed(0).padStart(3)} s  ${said}`;
}

const mutations = asked();
const widest = Math.max(...mutations.map(({ id }) => id.length));
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => stopping.abort());
const { signal } = stopping;
const copy = await makeScratchCopy(root);
let cluster: KeptCluster | undefined;
try {
  if (mutations.some(({ test }) => test.startsWith('platform/'))) cluster = await keepCluster(copy);
  const tell = (replayed: Replayed) => console.log(lineOf(replayed, widest));
  const all = await replay(copy, mutations, { cluster, signal, tell });
  const bad = all.filter(({ outcome }) => outcome !== 'noticed');
  console.log(`mutations: ${all.length - bad.length} of ${all.length} are noticed`);
  process.exitCode = bad.length === 0 ? 0 : 1;
} catch (error) {
  if (!signal.aborted) throw error;
  console.log('mutations: stopped');
  process.exitCode = 130;
} finally {
  await cluster?.stop();
  await removeScratchCopy(copy);
}
