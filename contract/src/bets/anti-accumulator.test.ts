import { antiMultiplier, antiOddsMilli, type AntiLeg } from './anti-accumulator.ts';
import { linesReturn } from './lines-return.ts';
import type { PlainResult } from './plain-result.ts';

describe('an anti-accumulator (rules §10)', () => {
  const HALF = 500_000_000n;
  const MARGIN = 50_000_000n;
  const leg = (result: PlainResult, chance = HALF): AntiLeg => ({ chance, result });
  const back = (...legs: readonly AntiLeg[]) => linesReturn(1_000n, [antiMultiplier(legs, 1_266, MARGIN)]);

  it('is priced by the chance that not all of it wins, less the margin, rounded down', () => {
    // (1 − 0.05) / (1 − 0.25) = 1.2666…
    expect(antiOddsMilli([HALF, HALF], MARGIN)).toBe(1_266);
    // 0.95 / (1 − 0.5 · 0.8) = 1.58333…
    expect(antiOddsMilli([HALF, 800_000_000n], MARGIN)).toBe(1_583);
    expect(antiOddsMilli([HALF, HALF], 0n)).toBe(1_333);
  });

  it('is not offered below 1.01', () => {
    // 1 / (1 − p²) at p = 0.0995 is 1.00999…, at 0.0996 it is 1.01001…
    expect(antiOddsMilli([99_500_000n, 99_500_000n], 0n)).toBeUndefined();
    expect(antiOddsMilli([99_600_000n, 99_600_000n], 0n)).toBe(1_010);
  });

  it.each([
    [[], 0n],
    [[0n, HALF], 0n],
    [[1_000_000_000n, HALF], 0n],
    [[HALF, HALF], -1n],
    [[HALF, HALF], 1_000_000_000n],
  ])('has no price of the chances %j and the margin %s', (chances, margin) => {
    expect(() => antiOddsMilli(chances, margin)).toThrow(RangeError);
  });

  it('loses when all its legs win, and wins when one does not', () => {
    expect(back(leg('win'), leg('win'))).toBe(0n);
    expect(back(leg('win'), leg('lose'))).toBe(1_266n);
    expect(back(leg('lose'), leg('lose'))).toBe(1_266n);
  });

  it('is priced anew without its void legs, and gives the stake back where nothing is left to price', () => {
    // 0.95 / (1 − 0.5) = 1.9
    expect(back(leg('void'), leg('lose'))).toBe(1_900n);
    expect(back(leg('void'), leg('win'))).toBe(0n);
    expect(back(leg('void'), leg('void'))).toBe(1_000n);
    // 0.95 / (1 − 0.01) is below 1.01: whatever the leg did.
    expect(back(leg('void'), leg('win', 10_000_000n))).toBe(1_000n);
    expect(back(leg('void'), leg('lose', 10_000_000n))).toBe(1_000n);
  });
});
