import { atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { quantile } from '../report/statistics.ts';
import { Catalogue, gameSearch, type StoredGame } from './setup/catalogue.ts';

const GAMES = 10_000;
const STUDIOS = 120;
const SEARCHES = 1_000;
/** What a search of a letter that is typed may take. */
const MOST_MS = 20;
const WORDS =
  'book gold fox dragon moon river wild fruit crown storm tiger lucky pearl desert night temple wolf queen fire'.split(
    ' ',
  );
const SYLLABLES = 'ar bo cel den er fal gor han is jun kel lo mar nor os pel'.split(' ');

export const gameSearchBenchmark: Benchmark = {
  name: 'game-search',
  about: `a search among ${GAMES.toLocaleString('en')} games of ${STUDIOS} studios, beside looking through their names`,
  run: () => Promise.resolve(measured()),
};

function measured(): Outcome {
  const below = seeded();
  const pick = (from: readonly string[]) => from[below(from.length)] ?? '';
  const made = () => pick(SYLLABLES) + pick(SYLLABLES) + pick(SYLLABLES);
  const names = Array.from({ length: GAMES }, () => `${pick(WORDS)} ${made()} ${pick(WORDS)}`);
  const catalogue = new Catalogue();
  catalogue.put(names.map(gameCalled), 0);
  const kinds = { asTyped: [] as number[], mistyped: [] as number[], two: [] as number[] };
  const scanned: number[] = [];
  for (let n = 0; n < SEARCHES; n++) {
    const [first = '', second = ''] = (names[below(GAMES)] ?? '').split(' ');
    const wrong = `${second.slice(1, 2)}${second.slice(0, 1)}${second.slice(2)}`;
    kinds.asTyped.push(search(catalogue, first));
    kinds.mistyped.push(search(catalogue, wrong));
    kinds.two.push(search(catalogue, `${second} ${first.slice(0, 2)}`));
    scanned.push(timed(() => names.filter((name) => name.includes(first)).length));
  }
  const row = (measure: string, own: readonly number[]) => {
    const [ours, theirs] = [quantile(own, 0.99), quantile(scanned, 0.99)];
    return {
      measure: `${measure}, p99`,
      ours: `${ours.toFixed(2)} ms`,
      beside: `${theirs.toFixed(2)} ms`,
      ratio: ours / theirs,
      target: atMost(ours, MOST_MS, ' ms'),
    };
  };
  return {
    besideName: 'all names looked through',
    rows: [
      row('a word that many games have', kinds.asTyped),
      row('a word with two letters swapped', kinds.mistyped),
      row('a word and the beginning of another', kinds.two),
    ],
    notes: [],
  };
}

const search = (catalogue: Catalogue, typed: string): number =>
  timed(() =>
    gameSearch(catalogue, typed, { licences: [], country: 'DE', currency: 'EUR', device: 'mobile' }),
  );

function gameCalled(name: string, at: number): StoredGame {
  const studio = { code: `studio-${at % STUDIOS}`, name: `Studio ${at % STUDIOS}` };
  return {
    id: String(at + 1_000),
    company: { code: 'aggregator', name: 'Aggregator' },
    entry: {
      code: `g${at}`,
      name: { en: name },
      slug: `g${at}`,
      studio,
      sections: ['slots'],
      subcategories: [],
      features: [],
      tags: [],
      hasDemo: true,
      hasJackpot: false,
      devices: ['desktop', 'mobile'],
      currencies: [{ currency: 'USD' }, { currency: 'EUR' }],
      closedIn: ['US', 'FR', 'GB'],
    },
    isListed: true,
    isOpen: true,
    newMark: null,
    popularMark: null,
    popularity: at % 97,
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

/** Processor time, which other work on the machine does not lengthen. */
function timed(work: () => unknown): number {
  const { user, system } = process.cpuUsage();
  work();
  const spent = process.cpuUsage();
  return (spent.user - user + spent.system - system) / 1_000;
}
