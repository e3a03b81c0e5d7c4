import fc from 'fast-check';

import {
  betReturn,
  divideRoundHalfUp,
  legMultiplier,
  possibleReturn,
  RESULT_HALF_LOSE,
  RESULT_HALF_WIN,
  RESULT_LOSE,
  RESULT_VOID,
  RESULT_WIN,
  totalOddsMilli,
  type SelectionResult,
} from './bet-return.ts';

// The same examples in every run: what turns a build red is what was changed.
fc.configureGlobal({ seed: 20261121 });

const returnOf = (
  stakeMinor: bigint,
  legs: readonly (readonly [SelectionResult, number])[],
  capMinor?: bigint,
) =>
  betReturn(
    stakeMinor,
    legs.map(([result, odds]) => legMultiplier(result, odds)),
    capMinor,
  );

describe('the return of a bet (rules §7)', () => {
  it.each([
    ['win pays stake times price', RESULT_WIN, 2050, 2050n],
    ['lose pays nothing', RESULT_LOSE, 2050, 0n],
    ['void pays the stake', RESULT_VOID, 2050, 1000n],
    ['half win pays half at the price, half back', RESULT_HALF_WIN, 2050, 1525n],
    ['half lose pays half back', RESULT_HALF_LOSE, 2050, 500n],
    [
      'a dead heat of two pays half the price',
      { ...RESULT_WIN, deadHeat: { num: 1n, den: 2n } },
      3000,
      1500n,
    ],
    [
      'a dead heat of three for two places pays two thirds of the price',
      { ...RESULT_WIN, deadHeat: { num: 2n, den: 3n } },
      3000,
      2000n,
    ],
    [
      'a dead heat on half a void pays half of the price, half back',
      { ...RESULT_HALF_WIN, deadHeat: { num: 1n, den: 2n } },
      3000,
      1250n,
    ],
  ] as const)('%s', (_name, result, odds, expected) => {
    expect(returnOf(1000n, [[result, odds]])).toBe(expected);
  });

  it('multiplies the legs and rounds once, halves up', () => {
    expect(
      returnOf(1000n, [
        [RESULT_WIN, 1440],
        [RESULT_WIN, 2050],
      ]),
    ).toBe(2952n);
    expect(returnOf(1n, [[RESULT_WIN, 1500]])).toBe(2n);
    // Rounded per leg this would be 2n, then 3n.
    expect(
      returnOf(1n, [
        [RESULT_WIN, 1500],
        [RESULT_WIN, 1500],
      ]),
    ).toBe(2n);
  });

  it('leaves a void leg out and is lost with any lost leg', () => {
    expect(
      returnOf(1000n, [
        [RESULT_WIN, 2000],
        [RESULT_VOID, 9000],
      ]),
    ).toBe(2000n);
    expect(
      returnOf(1000n, [
        [RESULT_WIN, 2000],
        [RESULT_LOSE, 9000],
      ]),
    ).toBe(0n);
  });

  it('stops at the cap', () => {
    expect(returnOf(1000n, [[RESULT_WIN, 1_000_000]], 50_000n)).toBe(50_000n);
    expect(returnOf(1000n, [[RESULT_WIN, 50_000]], 50_000n)).toBe(50_000n);
    expect(returnOf(1000n, [[RESULT_WIN, 2000]], 50_000n)).toBe(2000n);
    expect(returnOf(1000n, [[RESULT_WIN, 2000]], 0n)).toBe(0n);
    expect(possibleReturn(1000n, [3000], 2500n)).toBe(2500n);
  });

  it('is the integer nearest to the exact product, whatever the legs', () => {
    const leg = fc.record({
      odds: fc.integer({ min: 1001, max: 1_000_000 }),
      won: fc.constantFrom<0 | 1>(0, 1),
      voidHalves: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
      den: fc.bigInt({ min: 1n, max: 20n }),
    });
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        fc.array(leg, { minLength: 1, maxLength: 20 }),
        (stake, legs) => {
          const multipliers = legs.map(({ odds, won, voidHalves, den }) =>
            legMultiplier({ won, voidHalves, deadHeat: { num: 1n, den } }, odds),
          );
          const paid = betReturn(stake, multipliers);
          const num = multipliers.reduce((product, m) => product * m.num, stake);
          const den = multipliers.reduce((product, m) => product * m.den, 1n);
          const error = 2n * (paid * den - num);
          return error <= den && error > -den;
        },
      ),
    );
  });

  it('shows the total price of an accumulator', () => {
    expect(totalOddsMilli([1440, 2050])).toBe(2952n);
    expect(possibleReturn(1000n, [1440, 2050])).toBe(2952n);
  });

  it('refuses what is no stake, factor or fraction', () => {
    expect(() => betReturn(-1n, [])).toThrow(new RangeError('negative stake'));
    expect(betReturn(0n, [])).toBe(0n);
    const noFraction = new RangeError('divideRoundHalfUp wants num >= 0 and den > 0');
    expect(() => divideRoundHalfUp(1n, 0n)).toThrow(noFraction);
    expect(() => divideRoundHalfUp(1n, -1n)).toThrow(noFraction);
    expect(() => divideRoundHalfUp(-1n, 1n)).toThrow(noFraction);
    expect(divideRoundHalfUp(0n, 1n)).toBe(0n);
    const noFactor = new RangeError('dead-heat factor not in (0, 1]');
    for (const deadHeat of [
      { num: 2n, den: 1n },
      { num: 0n, den: 1n },
      { num: -1n, den: 1n },
      { num: 1n, den: 0n },
      { num: -1n, den: -1n },
      { num: -2n, den: -1n },
    ])
      expect(() => legMultiplier({ ...RESULT_WIN, deadHeat }, 2000)).toThrow(noFactor);
  });
});
