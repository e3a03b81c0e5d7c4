import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { KeptCluster } from './kept-cluster.ts';
import { mutated, titlePattern, type Mutation } from './mutation.ts';
import { isOutOfTime, runTests, type Ended, type RunOptions } from './run-tests.ts';

/**
 * - `noticed`: the named test turned red.
 * - `survived`: it stayed green, so nothing holds the promise.
 * - `waited`: it only ran out of time: it has to look at what is there and say what is missing.
 * - `stale`: the source no longer has the place exactly once.
 * - `no test`: nobody runs under the title, or it is red by itself.
 * - `no run`: the broken source does not load, or takes down the process of its test, which proves nothing.
 */
export type Outcome = 'noticed' | 'survived' | 'waited' | 'stale' | 'no test' | 'no run';

interface Judged {
  readonly outcome: Outcome;
  /** What the test said, where it turned red. */
  readonly message: string;
}

export interface Replayed extends Judged {
  readonly mutation: Mutation;
  readonly seconds: number;
}

export interface ReplayOptions {
  /** The database of tests that need one; without it each run starts its own. */
  readonly cluster?: KeptCluster | undefined;
  readonly signal?: AbortSignal;
  /** Is told of each as it is known. */
  readonly tell?: (replayed: Replayed) => void;
}

/**
 * Runs the named tests of one file after the other on the whole sources, and then with each mutation in its place.
 * @throws the signal's reason once it is given: nothing runs any more then, and the sources are whole.
 */
export async function replay(
  copy: string,
  mutations: readonly Mutation[],
  { cluster, signal, tell = () => undefined }: ReplayOptions = {},
): Promise<readonly Replayed[]> {
  const all: Replayed[] = [];
  const runs = [cluster?.environment ?? {}, ...(cluster === undefined ? [] : [cluster.unprepared])].map(
    (environment): RunOptions => ({ environment, signal }),
  );
  for (const test of new Set(mutations.map((mutation) => mutation.test))) {
    const ofFile = mutations.filter((mutation) => mutation.test === test);
    const whole = await runTests(copy, [test], [...new Set(ofFile.map(titlePattern))].join('|'), runs[0]);
    for (const mutation of ofFile) {
      const startedMs = performance.now();
      const judged = isGreen(whole, mutation)
        ? await replayOne(copy, mutation, runs)
        : { outcome: 'no test' as const, message: '' };
      const replayed = { mutation, ...judged, seconds: (performance.now() - startedMs) / 1_000 };
      all.push(replayed);
      tell(replayed);
    }
  }
  return all;
}

async function replayOne(copy: string, mutation: Mutation, runs: readonly RunOptions[]): Promise<Judged> {
  const path = join(copy, mutation.file);
  const source = await readFile(path, 'utf8').catch(() => '');
  const broken = mutated(source, mutation);
  if (broken === undefined) return { outcome: 'stale', message: '' };
  await writeFile(path, broken);
  try {
    let judged: Judged = { outcome: 'survived', message: '' };
    // What breaks the making of a database shows in none that the whole sources have made.
    for (const run of runs) if (judged.outcome === 'survived') judged = await judge(copy, mutation, run);
    return judged;
  } finally {
    await writeFile(path, source);
  }
}

async function judge(copy: string, mutation: Mutation, run: RunOptions): Promise<Judged> {
  const ended = ofMutation(await runTests(copy, [mutation.test], titlePattern(mutation), run), mutation);
  const reds = ended.filter(({ status }) => status === 'failed');
  const said = reds.find((red) => !isOutOfTime(red));
  if (said !== undefined) return { outcome: 'noticed', message: said.message };
  if (reds.length > 0) return { outcome: 'waited', message: '' };
  return { outcome: ended.length === 0 ? 'no run' : 'survived', message: '' };
}

function isGreen(whole: readonly Ended[], mutation: Mutation): boolean {
  const ended = ofMutation(whole, mutation);
  return ended.length > 0 && ended.every(({ status }) => status === 'passed');
}

function ofMutation(ended: readonly Ended[], mutation: Mutation): readonly Ended[] {
  const pattern = new RegExp(titlePattern(mutation), 'i');
  return ended.filter(({ file, title }) => file === mutation.test && pattern.test(title));
}
