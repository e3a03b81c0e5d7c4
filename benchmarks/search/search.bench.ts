import { createThingSearch, NameIndex, namedBook, searchView, type EventNames } from './setup/name-index.ts';

import { atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { median, quantile } from '../report/statistics.ts';

const NAMES = 50_000;
/** Teams of two words each, two to an event; the other names are of players and championships. */
const EVENTS = 16_000;
const CHAMPIONSHIPS = 2_000;
const SEARCHES = 2_000;
const COMPARED_EVERY = 20;
/** A frame of a person who types: what is found stands before the next letter. */
const MOST_MS = 20;
/** Less than a part of a word. */
const SHORT = 2;
const SYLLABLES =
  'ar bo cel den er fal gor han is jun kel lo mar nor os pel ros sun tor ul vik wes yor zan'.split(' ');

export const search: Benchmark = {
  name: 'search',
  about: `a search for a typed word among ${NAMES.toLocaleString('en')} names, beside looking through all of them`,
  run: () => Promise.resolve(measured()),
};

interface Searched {
  /** Each a name of two words. */
  readonly names: readonly (readonly [string, string])[];
  readonly index: NameIndex<number>;
  /** What the site answers for what was typed: how many hits. */
  readonly answer: (typed: string) => number;
  readonly firstMs: number;
}

/** The same names twice: in an index alone, and as sides, championships and players of a book of events. */
function searched(below: (bound: number) => number): Searched {
  const word = () =>
    Array.from({ length: 2 + below(3) }, () => SYLLABLES[below(SYLLABLES.length)] ?? '').join('');
  const names = Array.from({ length: NAMES }, () => [word(), word()] as const);
  const text = (at: number) => names[at]?.join(' ') ?? '';
  const index = new NameIndex<number>();
  for (const [at, words] of names.entries()) index.set(at, words);
  const events = Array.from({ length: EVENTS }, (_, at): EventNames => ({
    home: text(2 * at),
    away: text(2 * at + 1),
    championship: text(2 * EVENTS + (at % CHAMPIONSHIPS)),
    isLive: at % 10 === 0,
  }));
  const players = names.slice(2 * EVENTS + CHAMPIONSHIPS).map((words) => words.join(' '));
  const book = namedBook(events, players);
  const parts = { book, search: createThingSearch(book) };
  const [, firstMs] = timed(() => searchView(parts, 'first'));
  return { names, index, answer: (typed) => searchView(parts, typed).hits.length, firstMs };
}

function measured(): Outcome {
  const below = seeded();
  const { names, index, answer, firstMs } = searched(below);
  const plain = names.map((words) => words.join(' '));
  const times = { asTyped: [] as number[], mistyped: [] as number[], two: [] as number[] };
  const answered = { asTyped: [] as number[], mistyped: [] as number[], two: [] as number[] };
  const scanned: number[] = [];
  let differs = 0;
  for (let n = 0; n < SEARCHES; n++) {
    const [whole = '', second = ''] = names[below(NAMES)] ?? [];
    const typed = whole.slice(0, SHORT + below(whole.length - 1));
    const [found, ms] = timed(() => index.find([typed]).size);
    const [, scanMs] = timed(() => plain.filter((name) => name.includes(typed)).length);
    times.asTyped.push(ms);
    scanned.push(scanMs);
    if (n % COMPARED_EVERY === 0 && found !== countOf(names, typed)) differs += 1;
    const wrong = `${whole.slice(1, 2)}${whole.slice(0, 1)}${whole.slice(2)}`;
    times.mistyped.push(timed(() => index.find([wrong]).size)[1]);
    const both = [whole, second.slice(0, 3)];
    times.two.push(timed(() => index.find(both).size)[1]);
    answered.asTyped.push(timed(() => answer(typed))[1]);
    answered.mistyped.push(timed(() => answer(wrong))[1]);
    answered.two.push(timed(() => answer(both.join(' ')))[1]);
  }
  if (differs > 0) throw new Error(`${differs} searches found other names than looking through all of them`);
  const row = (measure: string, own: readonly number[]) => {
    const [ours, theirs] = [quantile(own, 0.99), quantile(scanned, 0.99)];
    return {
      measure: `${measure}, p99 of ${SEARCHES.toLocaleString('en')}`,
      ours: msText(ours),
      beside: msText(theirs),
      ratio: ours / theirs,
      target: atMost(ours, MOST_MS, ' ms'),
    };
  };
  const said = (what: string, own: typeof times) =>
    `medians of ${what}: ${Object.values(own)
      .map((each) => msText(median(each)))
      .join(', ')}, beside ${msText(median(scanned))}`;
  return {
    besideName: 'all names looked through',
    rows: [
      row('index: a word or its beginning', times.asTyped),
      row('index: a word with two letters swapped', times.mistyped),
      row('index: a word and the beginning of another', times.two),
      row('answer: a word or its beginning', answered.asTyped),
      row('answer: a word with two letters swapped', answered.mistyped),
      row('answer: a word and the beginning of another', answered.two),
    ],
    notes: [
      said('the index', times),
      said('the answer', answered),
      `the first search of a book, which takes in all of it: ${msText(firstMs)}`,
    ],
  };
}

/** What an index has to find: words begun so, of more letters also a part of one. */
function countOf(names: Searched['names'], typed: string): number {
  return names.filter((words) =>
    words.some((word) => (typed.length > SHORT ? word.includes(typed) : word.startsWith(typed))),
  ).length;
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
