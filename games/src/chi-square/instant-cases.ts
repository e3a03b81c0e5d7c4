import { BACCARAT, type BaccaratPlace } from '../baccarat/baccarat.ts';
import { chancesWithin } from '../bingo/bingo-odds.ts';
import { BINGO, BINGOS, type BingoBalls } from '../bingo/bingo.ts';
import { CHEST, PRIZES as CHESTS } from '../chest/chest.ts';
import { DICE } from '../dice/dice.ts';
import { DRAGON } from '../dragon/dragon.ts';
import { DRAWS } from '../fairness/picks.ts';
import { FORTUNA } from '../fortuna/fortuna.ts';
import { KENO } from '../keno/keno.ts';
import { LIMBO } from '../limbo/limbo.ts';
import { LOTTERY } from '../lottery/lottery.ts';
import { MEMORY } from '../memory/memory.ts';
import { PLINKO } from '../plinko/plinko.ts';
import { ROULETTE } from '../roulette/roulette.ts';
import { choose } from '../rules/ways.ts';
import { SAFE } from '../safe/safe.ts';
import { PRIZES, SCRATCH, TICKETS } from '../scratch/scratch.ts';
import { SLOT } from '../slot/slot.ts';
import { WHEEL } from '../wheel/wheel.ts';
import { byCount, caseOf, equally, type OddsCase } from './odds-case.ts';

const upTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, at) => at);

/** Hits of `marked` numbers among `drawn` of `of`, by which of the drawn ones are marked: sets, not the code's formula. */
const hits = (marked: number, drawn: number, of: number): readonly bigint[] =>
  upTo(marked).map((count) => choose(drawn, count) * choose(of - drawn, marked - count));

const chip = (on: BaccaratPlace) => ({ chips: [{ on, amountMinor: '1000' }] });

/** Limbo's results by the targets they reach: numbers below 0.99 · 2³² ÷ target. */
const STEPS = [1_010, 1_500, 2_000, 5_000, 10_000, 100_000, 1_000_000];
const reaching = (milli: number): bigint => (BigInt(DRAWS) * 990n) / BigInt(milli);
const limboWays = (): readonly bigint[] =>
  [1, ...STEPS].map((milli, at) => {
    const from = at === 0 ? BigInt(DRAWS) : reaching(milli);
    const next = STEPS[at];
    return next === undefined ? from : from - reaching(next);
  });

const scratchWays = (): readonly bigint[] => {
  const winning = PRIZES.map(({ tickets }) => BigInt(tickets));
  return [...winning, BigInt(TICKETS) - winning.reduce((sum, each) => sum + each)];
};
const scratchCell = (milli: number): number =>
  milli === 0 ? PRIZES.length : PRIZES.findIndex(({ prizeMilli }) => prizeMilli === milli);

/** Bingo's first pattern by the prize it takes, on the second card; the last cell is none. */
function bingoCase(balls: BingoBalls): OddsCase {
  const [line] = BINGOS[balls].patterns;
  if (line === undefined) throw new Error('a bingo without patterns');
  const steps = line.prizes.map((prize) => prize.balls);
  const scale = 10n ** 24n;
  const within = chancesWithin(line, balls, steps).map(({ num, den }) => (num * scale) / den);
  const ways = [...within, scale].map((each, at) => each - (within[at - 1] ?? 0n));
  return caseOf(`bingo ${balls}, line`, BINGO, { balls, cards: 2 }, byCount(ways), ({ wins }) => {
    const taken = wins.find(({ card, pattern }) => card === 1 && pattern === 'line')?.balls ?? Infinity;
    return [...steps, Infinity].findIndex((step) => taken <= step);
  });
}

const CHEST_WAYS = Object.fromEntries(
  CHESTS[12].map((prize) => [prize, BigInt(CHESTS[12].filter((other) => other === prize).length)]),
);

/** What the rounds of each game without moves are compared with. A bet is one of many; what falls does not know of it. */
export const INSTANT_CASES: readonly OddsCase[] = [
  caseOf('dice, tenths', DICE, { side: 'under', target: 500_000 }, equally(10), ({ rolled }) =>
    Math.floor(rolled / 100_000),
  ),
  caseOf(
    'limbo',
    LIMBO,
    { targetMilli: 2_000 },
    byCount(limboWays()),
    ({ resultMilli }) => STEPS.filter((step) => resultMilli >= step).length,
  ),
  caseOf(
    'plinko, 16 rows',
    PLINKO,
    { rows: 16, risk: 'high' },
    byCount(upTo(16).map((slot) => choose(16, slot))),
    (face) => face.slot,
  ),
  caseOf('wheel, 50 segments', WHEEL, { segments: 50, risk: 'low' }, equally(50), (face) => face.segment),
  caseOf(
    'keno, 10 marked',
    KENO,
    { numbers: upTo(9).map((at) => at * 4 + 1), risk: 'low' },
    byCount(hits(10, 10, 40)),
    (face) => face.hits.length,
  ),
  caseOf('roulette', ROULETTE, { table: 'european', chips: [] }, equally(37), (face) => face.pocket),
  caseOf(
    'baccarat, winner',
    BACCARAT,
    chip('tie'),
    { player: 2_230_518_282_592_256n, banker: 2_292_252_566_437_888n, tie: 475_627_426_473_216n },
    (face) => face.winner,
  ),
  caseOf(
    'baccarat, pair',
    BACCARAT,
    chip('banker-pair'),
    { 0: 384n, 12000: 31n },
    (face) => face.paidMilli[0] ?? 0,
  ),
  caseOf(
    'slot, scatters',
    SLOT,
    {},
    byCount(upTo(5).map((n) => choose(5, n) * 3n ** BigInt(n) * 29n ** BigInt(5 - n))),
    ({ spins }) => spins[0]?.scatters ?? 0,
  ),
  caseOf('slot, hits', SLOT, {}, { hit: 9_233_523n, none: 32n ** 5n - 9_233_523n }, ({ paidMilli }) =>
    paidMilli > 0 ? 'hit' : 'none',
  ),
  caseOf('scratch', SCRATCH, {}, byCount(scratchWays()), ({ paidMilli }) => scratchCell(paidMilli)),
  bingoCase(75),
  bingoCase(90),
  caseOf('chest, 12', CHEST, { chests: 12, opened: 7 }, CHEST_WAYS, ({ paidMilli }) => paidMilli),
  caseOf('fortuna', FORTUNA, {}, equally(128), ({ outer, inner }) => outer * 8 + inner),
  caseOf(
    'memory',
    MEMORY,
    { places: [0, 3, 5, 8, 11, 15] },
    byCount([1_792n, 4_480n, 1_680n, 56n]),
    (face) => face.pairs,
  ),
  caseOf('safe, 3 dials', SAFE, { code: [4, 4, 2] }, byCount([729n, 243n, 27n, 1n]), (face) => face.right),
  caseOf(
    'lottery',
    LOTTERY,
    { numbers: [3, 14, 15, 26, 35], star: 3 },
    byCount([3n, 1n].flatMap((stars) => hits(5, 5, 36).map((ways) => ways * stars))),
    (face) => face.hits + (face.isStarHit ? 6 : 0),
  ),
  caseOf(
    'dragon, 2 a row',
    DRAGON,
    { dragons: 2, path: [0, 1, 2, 3, 0, 1] },
    byCount([32n, 16n, 8n, 4n, 2n, 1n, 1n]),
    (face) => face.passed,
  ),
];
