import {
  RESULT_HALF_LOSE,
  RESULT_HALF_WIN,
  RESULT_LOSE,
  RESULT_VOID,
  RESULT_WIN,
} from '../odds/bet-return.ts';
import {
  boostExtra,
  boostOf,
  countedForBoost,
  mostExtra,
  percentOfSteps,
  type BetBoost,
} from './bet-boost.ts';
import type { PlannedLeg } from './plan.ts';

const SHARED = { won: 1, voidHalves: 0, deadHeat: { num: 1n, den: 2n } } as const;
const RESULTS = {
  win: RESULT_WIN,
  lose: RESULT_LOSE,
  void: RESULT_VOID,
  'half-win': RESULT_HALF_WIN,
  'half-lose': RESULT_HALF_LOSE,
  shared: SHARED,
} as const;
type Ended = keyof typeof RESULTS | 'open';
type Leg = readonly [odds: number, ended: Ended];

const legsOf = (legs: readonly Leg[]): readonly PlannedLeg[] =>
  legs.map(([oddsMilli, ended]) => ({
    oddsMilli,
    chancePpb: 0n,
    result: ended === 'open' ? undefined : RESULTS[ended],
  }));
const won = (odds: readonly number[]): readonly Leg[] => odds.map((one) => [one, 'win']);
const NO_CAP = 10n ** 15n;
const boost = (percent: number, upToMinor = NO_CAP): BetBoost => ({ kind: 'odds-boost', percent, upToMinor });
const STEPS = [
  { legs: 3, percent: 5 },
  { legs: 4, percent: 10 },
  { legs: 6, percent: 25 },
];
const TABLE: BetBoost = {
  kind: 'accumulator-boost',
  steps: STEPS,
  minLegOddsMilli: 1_200,
  upToMinor: NO_CAP,
};
const INSURANCE: BetBoost = {
  kind: 'accumulator-insurance',
  minLegs: 4,
  minLegOddsMilli: 1_300,
  upToMinor: 2_500n,
};
const extra = (of: BetBoost, stakeMinor: bigint, legs: readonly Leg[], capMinor = NO_CAP) =>
  boostExtra(of, { stakeMinor, capMinor, legs: legsOf(legs) });

describe('an odds boost (docs/promotions.md)', () => {
  it.each<[string, bigint, number, readonly Leg[], bigint]>([
    ['a tenth of the profit, not of the stake', 1_000n, 10, [[2_500, 'win']], 150n],
    ['is rounded down, once', 333n, 10, [[1_333, 'win']], 11n],
    ['nothing of a loss', 1_000n, 50, [[2_500, 'lose']], 0n],
    ['nothing of a void bet', 1_000n, 50, [[2_500, 'void']], 0n],
    ['nothing of half a loss', 1_000n, 50, [[2_500, 'half-lose']], 0n],
    ['of half a win what is won', 1_000n, 20, [[3_000, 'half-win']], 200n],
    ['of a shared place what is above the stake', 1_000n, 20, [[5_000, 'shared']], 300n],
    ['nothing of a shared place below the stake', 1_000n, 20, [[1_900, 'shared']], 0n],
    [
      'what stands beside a void leg',
      1_000n,
      10,
      [
        [2_000, 'win'],
        [9_000, 'void'],
      ],
      100n,
    ],
    [
      'nothing while a leg is open',
      1_000n,
      10,
      [
        [2_000, 'win'],
        [9_000, 'open'],
      ],
      0n,
    ],
  ])('adds %s', (_name, stakeMinor, percent, legs, expected) => {
    expect(extra(boost(percent), stakeMinor, legs)).toBe(expected);
  });

  it('is of what the cap of the house leaves, and no more than its own', () => {
    expect(extra(boost(50), 1_000n, [[10_000, 'win']], 5_000n)).toBe(2_000n);
    expect(extra(boost(50, 750n), 1_000n, [[10_000, 'win']])).toBe(750n);
  });
});

describe('an accumulator boost', () => {
  it.each<[string, readonly Leg[], bigint]>([
    ['two legs', won([2_000, 2_000]), 0n],
    ['three legs', won([2_000, 2_000, 2_000]), 350n],
    ['four legs', won([2_000, 2_000, 2_000, 2_000]), 1_500n],
    ['five legs, as four', won([2_000, 2_000, 2_000, 2_000, 2_000]), 3_100n],
    ['a leg below the smallest price, which does not count', won([2_000, 2_000, 2_000, 1_100]), 390n],
    ['a void leg, which does not count', [...won([2_000, 2_000, 2_000]), [3_000, 'void']], 350n],
    ['half a win, which counts', [...won([2_000, 2_000]), [2_000, 'half-win']], 250n],
    ['a loss', [...won([2_000, 2_000]), [2_000, 'lose']], 0n],
    [
      'two of three void',
      [
        [2_000, 'win'],
        [2_000, 'void'],
        [2_000, 'void'],
      ],
      0n,
    ],
  ])('adds by its table to %s', (_name, legs, expected) => {
    expect(extra(TABLE, 1_000n, legs)).toBe(expected);
  });
});

describe('an accumulator insurance', () => {
  it.each<[string, readonly Ended[], bigint]>([
    ['one lost', ['win', 'win', 'win', 'lose'], 1_000n],
    ['none lost', ['win', 'win', 'win', 'win'], 0n],
    ['two lost', ['win', 'win', 'lose', 'lose'], 0n],
    ['one lost while another is open', ['win', 'open', 'win', 'lose'], 0n],
    ['one lost of five, one of them void', ['win', 'void', 'win', 'win', 'lose'], 1_000n],
    ['one lost of four, one of them void: three are too few', ['win', 'void', 'win', 'lose'], 0n],
    ['a half loss, which is no loss', ['win', 'win', 'win', 'half-lose'], 0n],
    ['a half loss beside a loss', ['win', 'win', 'half-lose', 'lose'], 1_000n],
    ['all void but one lost', ['void', 'void', 'void', 'lose'], 0n],
  ])('gives the stake back of %s', (_name, results, expected) => {
    expect(
      extra(
        INSURANCE,
        1_000n,
        results.map((one): Leg => [1_500, one]),
      ),
    ).toBe(expected);
  });

  it('gives back no more than it says, and counts no leg of too small a price', () => {
    const legs = (odds: number): readonly Leg[] => [...won([odds, odds, odds]), [odds, 'lose']];
    expect(extra(INSURANCE, 9_000n, legs(1_300))).toBe(2_500n);
    expect(extra(INSURANCE, 9_000n, legs(1_299))).toBe(0n);
  });
});

describe('what a boost is told by', () => {
  it('knows the most of it, with all legs won or one lost', () => {
    const bet = { stakeMinor: 1_000n, capMinor: NO_CAP };
    expect(mostExtra(boost(10), { ...bet, prices: [2_500] })).toBe(150n);
    expect(mostExtra(TABLE, { ...bet, prices: [2_000, 2_000, 2_000] })).toBe(350n);
    expect(mostExtra(INSURANCE, { ...bet, prices: [1_500, 1_500, 1_500, 1_500] })).toBe(1_000n);
    expect(mostExtra(INSURANCE, { ...bet, prices: [1_500, 1_500, 1_500] })).toBe(0n);
  });

  it('counts legs and steps', () => {
    expect(
      countedForBoost(
        legsOf([
          [1_500, 'void'],
          [1_500, 'open'],
          [1_100, 'win'],
        ]),
        1_200,
      ),
    ).toBe(1);
    expect([2, 3, 5, 6, 20].map((legs) => percentOfSteps(STEPS, legs))).toEqual([0, 5, 10, 25, 25]);
    expect(boostOf({ kind: 'free-bet', stakeReturned: false }, 'EUR')).toBeUndefined();
    expect(boostOf({ kind: 'odds-boost', percent: 5, upTo: '7.50' }, 'EUR')).toMatchObject({
      upToMinor: 750n,
    });
  });

  /** The same by another way: prices and results as decimal strings of a spreadsheet, in ten thousandths, without fractions. */
  it('agrees with a reckoning of its own over many bets', () => {
    let seed = 7;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const kinds = Object.keys(RESULTS) as (keyof typeof RESULTS)[];
    // Of each result what a unit brings, in halves of a thousandth, so that every one is whole.
    const brings = (odds: number, ended: keyof typeof RESULTS): bigint =>
      BigInt(
        { win: 2 * odds, lose: 0, void: 2_000, 'half-win': 1_000 + odds, 'half-lose': 1_000, shared: odds }[
          ended
        ],
      );
    for (let round = 0; round < 400; round += 1) {
      const legs = Array.from({ length: 1 + next(5) }, (): [number, keyof typeof RESULTS] => [
        1_010 + next(4_000),
        kinds[next(10)] ?? 'win',
      ]);
      const stake = BigInt(1 + next(100_000));
      const percent = 1 + next(200);
      const product = legs.reduce((all, [odds, ended]) => all * brings(odds, ended), 1n);
      const unit = 2_000n ** BigInt(legs.length);
      const profit = stake * (product - unit) * BigInt(percent);
      const expected = profit < 0n ? 0n : profit / unit / 100n;
      expect([round, extra(boost(percent), stake, legs)]).toEqual([round, expected]);
    }
  });
});
