import { NameIndex } from './setup/name-index.ts';

import { atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { median, quantile } from '../report/statistics.ts';

const NAMES = 50_000;
const SEARCHES = 2_000;
/** A frame of a person who types: what is found stands before the next letter. */
const MOST_MS = 20;
const SYLLABLES =
  'ar bo cel den er fal gor han is jun kel lo mar nor os pel ros sun tor ul vik wes yor zan'.split(' ');

/** A name's place, and its words. */
type Name = readonly [at: number, words: readonly string[]];

export const search: Benchmark = {
  name: 'search',
  about: `a search for a typed word among ${NAMES.toLocaleString('en')} names, beside looking through all of them`,
  run: () => Promise.resolve(measured()),
};

function measured(): Outcome {
  const below = seeded();
  const word = () =>
    Array.from({ length: 2 + below(3) }, () => SYLLABLES[below(SYLLABLES.length)] ?? '').join('');
  const names = Array.from({ length: NAMES }, (_, at): Name => [at, [word(), word()]]);
  const index = new NameIndex<number>();
  for (const [at, words] of names) index.set(at, words);

  const asTyped: number[] = [];
  const mistyped: number[] = [];
  const scanned: number[] = [];
  let differs = 0;
  for (let n = 0; n < SEARCHES; n++) {
    const whole = names[below(NAMES)]?.[1][0] ?? '';
    const typed = whole.slice(0, 2 + below(whole.length - 1));
    const [found, ms] = timed(() => index.find([typed]).size);
    const [there, scanMs] = timed(
      () => names.filter(([, words]) => words.some((one) => one.includes(typed))).length,
    );
    asTyped.push(ms);
    scanned.push(scanMs);
    if (found !== there) differs += 1;
    const wrong = `${whole.slice(1, 2)}${whole.slice(0, 1)}${whole.slice(2)}`;
    mistyped.push(timed(() => index.find([wrong]).size)[1]);
  }
  if (differs > 0) throw new Error(`${differs} searches found other names than looking through all of them`);

  const row = (measure: string, times: readonly number[]) => {
    const [ours, theirs] = [quantile(times, 0.99), quantile(scanned, 0.99)];
    return {
      measure: `${measure}, p99 of ${SEARCHES.toLocaleString('en')}`,
      ours: msText(ours),
      beside: msText(theirs),
      ratio: ours / theirs,
      target: atMost(ours, MOST_MS, ' ms'),
    };
  };
  return {
    besideName: 'all names looked through',
    rows: [row('a word or its beginning', asTyped), row('a word with two letters swapped', mistyped)],
    notes: [
      `medians: ${msText(median(asTyped))} and ${msText(median(mistyped))}, beside ${msText(median(scanned))}`,
    ],
  };
}

/** Whole numbers below a bound, the same in every run (a linear congruential generator). */
function seeded(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const msText = (ms: number) => `${ms.toFixed(2)} ms`;

/** Processor time, which other work on the machine does not lengthen. */
function timed<Result>(work: () => Result): readonly [Result, number] {
  const { user, system } = process.cpuUsage();
  const result = work();
  const spent = process.cpuUsage();
  return [result, (spent.user - user + spent.system - system) / 1_000];
}
