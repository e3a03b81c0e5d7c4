import fc from 'fast-check';

import type { Ratio } from '../odds/ratio.ts';
import {
  cashOutOffer,
  cashOutOfPart,
  decidedExpectation,
  openExpectation,
  openExpectationAt,
  worthOfAnti,
  worthOfBuilder,
  worthOfEachWay,
  worthOfLines,
  type LegExpectation,
} from './cash-out.ts';
import { oneLine, type Lines } from './lines.ts';
import { NAMED_COVERS } from './named-covers.ts';

// The same examples in every run: what turns a build red is what was changed.
fc.configureGlobal({ seed: 20261123 });

interface LinesLeft {
  readonly unitMinor: bigint;
  readonly lines: Lines;
  readonly capMinor: bigint;
}
const offerFor = (bet: LinesLeft, legs: readonly LegExpectation[], marginMilli: number): bigint =>
  cashOutOffer(bet, worthOfLines(bet.lines, legs), marginMilli);

const half: Ratio = { num: 1n, den: 2n };
const NO_CAP = 10n ** 15n;

/** Every way in which the open legs can end, with its chance and what the bet returns then, written out. */
function enumerate(
  { bankers, folds }: Lines,
  legs: readonly { readonly odds: number; readonly percent: number }[],
): { expected: number; alive: number } {
  let expected = 0;
  let alive = 0;
  for (let ends = 0; ends < 2 ** legs.length; ends++) {
    const won = (at: number) => ((ends >> at) & 1) === 1;
    const chance = legs.reduce((p, { percent }, at) => p * (won(at) ? percent / 100 : 1 - percent / 100), 1);
    let sum = 0;
    for (let line = 1; line < 2 ** legs.length; line++) {
      const has = (at: number) => ((line >> at) & 1) === 1;
      const chosen = legs.filter((_, at) => has(at) && !bankers.includes(at)).length;
      if (!bankers.every(has) || !folds.includes(chosen)) continue;
      sum += legs.reduce((m, { odds }, at) => (has(at) ? m * (won(at) ? odds / 1000 : 0) : m), 1);
    }
    expected += chance * sum;
    alive += sum > 0 ? chance : 0;
  }
  return { expected, alive };
}

describe('what is offered for the rest of a bet (rules §11)', () => {
  it('is the expected return less the margin, rounded down', () => {
    const legs = [openExpectation(half, 1_900)];
    const bet = { unitMinor: 1_001n, lines: oneLine(1), capMinor: NO_CAP };
    expect(offerFor(bet, legs, 0)).toBe(950n); // 10.01 · 0.95 = 9.5095
    expect(offerFor(bet, legs, 50)).toBe(903n); // 9.034025
  });

  it('knows what is decided: a won leg its price, a lost one nothing, a void one nothing more', () => {
    const bet = { unitMinor: 1_000n, lines: oneLine(2), capMinor: NO_CAP };
    const open = openExpectation(half, 2_000);
    expect(offerFor(bet, [decidedExpectation({ num: 3n, den: 1n }), open], 0)).toBe(3_000n);
    expect(offerFor(bet, [decidedExpectation({ num: 0n, den: 1n }), open], 0)).toBe(0n);
    expect(offerFor(bet, [decidedExpectation({ num: 1n, den: 1n }), open], 0)).toBe(1_000n);
  });

  it('each way is what both lines are expected to bring, and returns where the likelier of them does', () => {
    const terms = [{ places: 3, num: 1, den: 4 }];
    const win = openExpectation({ num: 1n, den: 10n }, 9_000);
    const place = openExpectationAt({ num: 1n, den: 3n }, { num: 3n, den: 1n });
    // 0.9 + 1 a unit of 5.00
    expect(
      cashOutOffer({ unitMinor: 500n, capMinor: NO_CAP }, worthOfEachWay({ terms }, [win, place]), 0),
    ).toBe(950n);
    expect(
      cashOutOffer({ unitMinor: 500n, capMinor: 1_200n }, worthOfEachWay({ terms }, [win, place]), 0),
    ).toBe(
      400n, // 12.00 · 1/3
    );
    const gone = decidedExpectation({ num: 0n, den: 1n });
    expect(worthOfEachWay({ terms }, [gone, place])).toEqual({
      expected: { num: 3n, den: 3n },
      alive: { num: 1n, den: 3n },
    });
  });

  it('each way of two runners is two accumulators: nothing of one line makes up for the other', () => {
    const terms = [1, 2].map(() => ({ places: 3, num: 1, den: 4 }));
    const legs = [
      openExpectation({ num: 1n, den: 10n }, 9_000),
      decidedExpectation({ num: 0n, den: 1n }),
      openExpectationAt({ num: 1n, den: 3n }, { num: 3n, den: 1n }),
      decidedExpectation({ num: 3n, den: 1n }),
    ];
    const worth = worthOfEachWay({ terms }, legs);
    expect(cashOutOffer({ unitMinor: 500n, capMinor: NO_CAP }, worth, 0)).toBe(1_500n);
    expect(Number(worth.alive.num) / Number(worth.alive.den)).toBeCloseTo(1 / 3, 12);
  });

  it('is never more than the cap times the chance of any return', () => {
    const legs = [openExpectation(half, 10_000), openExpectation({ num: 1n, den: 4n }, 10_000)];
    const single = { unitMinor: 1_000n, lines: oneLine(2), capMinor: 20_000n };
    expect(offerFor(single, legs, 0)).toBe(2_500n); // 200.00 · 1/8, not 10.00 · 12.5
    const either = { unitMinor: 1_000n, lines: { bankers: [], folds: [1] }, capMinor: 4_000n };
    expect(offerFor(either, legs, 0)).toBe(2_500n); // 40.00 · (1 − 1/2 · 3/4)
  });

  it('is what all ways to end come to, of every cover and of systems with bankers', () => {
    const covers = Object.values(NAMED_COVERS).filter(({ legs }) => legs <= 6);
    const leg = fc.record({
      odds: fc.integer({ min: 1_010, max: 9_000 }),
      percent: fc.integer({ min: 1, max: 99 }),
    });
    const bankers: Lines = { bankers: [0, 2], folds: [1, 2] };
    for (const { legs: count, lines } of [...covers, { legs: 5, lines: bankers }]) {
      fc.assert(
        fc.property(fc.array(leg, { minLength: count, maxLength: count }), (legs) => {
          const written = enumerate(lines, legs);
          const expectations = legs.map(({ odds, percent }) =>
            openExpectation({ num: BigInt(percent), den: 100n }, odds),
          );
          const unit = 1_000_000n;
          const free = Number(offerFor({ unitMinor: unit, lines, capMinor: NO_CAP }, expectations, 0));
          expect(Math.abs(free - 1_000_000 * written.expected)).toBeLessThan(2);
          const capped = Number(offerFor({ unitMinor: unit, lines, capMinor: 1_000n }, expectations, 0));
          const least = Math.min(1_000_000 * written.expected, 1_000 * written.alive);
          expect(Math.abs(capped - least)).toBeLessThan(2);
        }),
        { numRuns: 12 },
      );
    }
  });

  it('takes no margin beyond the whole', () => {
    const bet = { unitMinor: 1n, lines: oneLine(1), capMinor: NO_CAP };
    for (const margin of [-1, 1_000, 0.5]) expect(() => offerFor(bet, [], margin)).toThrow(RangeError);
  });
});

describe('a part of a bet', () => {
  it('is paid its share, rounded down', () => {
    expect(cashOutOfPart(1_000n, 1n, 3n)).toBe(333n);
    expect(cashOutOfPart(1_000n, 3n, 3n)).toBe(1_000n);
    expect(cashOutOfPart(2n, 1n, 3n)).toBe(0n);
  });

  it('is a part of what remains', () => {
    for (const part of [0n, -1n, 4n]) expect(() => cashOutOfPart(10n, part, 3n)).toThrow(RangeError);
  });
});

describe('what a builder is worth', () => {
  /** Prices of {}, a, b, ab. */
  const builder = { builderMilli: [1_000, 2_000, 1_500, 2_600] };
  const worth = (...results: Parameters<typeof worthOfBuilder>[1]) => {
    const { expected, alive } = worthOfBuilder(builder, results, half);
    return [Number(expected.num) / Number(expected.den), Number(alive.num) / Number(alive.den)];
  };

  it('is its price by the chance that all open legs win; a void leg leaves the price of the others', () => {
    expect(worth(undefined, undefined)).toEqual([1.3, 0.5]);
    expect(worth('win', undefined)).toEqual([1.3, 0.5]);
    expect(worth('void', undefined)).toEqual([0.75, 0.5]);
    expect(worth('lose', undefined)).toEqual([0, 0]);
  });
});

describe('what an anti-accumulator is worth', () => {
  const anti = { antiOddsMilli: 1_266, marginPpb: 50_000_000 };
  const leg = (now: Parameters<typeof worthOfAnti>[1][number]['now'], struckPpb = 500_000_000n) => ({
    struckPpb,
    now,
  });
  const worth = (...legs: Parameters<typeof worthOfAnti>[1]) => {
    const { expected, alive } = worthOfAnti(anti, legs);
    return [Number(expected.num) / Number(expected.den), Number(alive.num) / Number(alive.den)];
  };

  it('is its price by the chance that not all of them win', () => {
    expect(worth(leg(half), leg(half))).toEqual([0.9495, 0.75]);
    expect(worth(leg('win'), leg(half))).toEqual([0.633, 0.5]);
    expect(worth(leg('lose'), leg(half))).toEqual([1.266, 1]);
    expect(worth(leg('win'), leg('win'))).toEqual([0, 0]);
  });

  it('is priced anew without its void legs, or is the stake where nothing is left to price', () => {
    // 0.95 / (1 − 0.5) = 1.9
    expect(worth(leg('void'), leg(half))).toEqual([0.95, 0.5]);
    expect(worth(leg('void'), leg('void'))).toEqual([1, 1]);
    expect(worth(leg('void'), leg(half, 10_000_000n))).toEqual([1, 1]);
  });
});
