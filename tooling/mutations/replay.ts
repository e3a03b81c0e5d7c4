import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { mutated, titlePattern, type Mutation } from './mutation.ts';
import { runTests, type Ended } from './run-tests.ts';

/**
 * - `noticed`: the named test turned red.
 * - `survived`: it stayed green, so nothing holds the promise.
 * - `stale`: the source no longer has the place exactly once.
 * - `no test`: nobody runs under the title, or it is red by itself.
 * - `no run`: the broken source does not load, or takes down the process of its test, which proves nothing.
 */
export type Outcome = 'noticed' | 'survived' | 'stale' | 'no test' | 'no run';

export interface Replayed {
  readonly mutation: Mutation;
  readonly outcome: Outcome;
  /** What the test said, where it turned red. */
  readonly message: string;
  readonly seconds: number;
}

/** Runs the named tests of one file after the other on the whole sources, and then with each mutation in its place. */
export async function replay(
  copy: string,
  mutations: readonly Mutation[],
  tell: (replayed: Replayed) => void = () => undefined,
): Promise<readonly Replayed[]> {
  const all: Replayed[] = [];
  for (const test of new Set(mutations.map((mutation) => mutation.test))) {
    const ofFile = mutations.filter((mutation) => mutation.test === test);
    const whole = await runTests(copy, [test], [...new Set(ofFile.map(titlePattern))].join('|'));
    for (const mutation of ofFile) {
      const startedMs = performance.now();
      const { outcome, message } = isGreen(whole, mutation)
        ? await replayOne(copy, mutation)
        : { outcome: 'no test' as const, message: '' };
      const replayed = { mutation, outcome, message, seconds: (performance.now() - startedMs) / 1_000 };
      all.push(replayed);
      tell(replayed);
    }
  }
  return all;
}

async function replayOne(
  copy: string,
  mutation: Mutation,
): Promise<{ readonly outcome: Outcome; readonly message: string }> {
  const path = join(copy, mutation.file);
  const source = await readFile(path, 'utf8').catch(() => '');
  const broken = mutated(source, mutation);
  if (broken === undefined) return { outcome: 'stale', message: '' };
  await writeFile(path, broken);
  try {
    const ended = ofMutation(await runTests(copy, [mutation.test], titlePattern(mutation)), mutation);
    const red = ended.find(({ status }) => status === 'failed');
    if (red !== undefined) return { outcome: 'noticed', message: red.message };
    return { outcome: ended.length === 0 ? 'no run' : 'survived', message: '' };
  } finally {
    await writeFile(path, source);
  }
}

function isGreen(whole: readonly Ended[], mutation: Mutation): boolean {
  const ended = ofMutation(whole, mutation);
  return ended.length > 0 && ended.every(({ status }) => status === 'passed');
}

function ofMutation(ended: readonly Ended[], mutation: Mutation): readonly Ended[] {
  const pattern = new RegExp(titlePattern(mutation), 'i');
  return ended.filter(({ file, title }) => file === mutation.test && pattern.test(title));
}
