import { millionths } from '../testing/millionths.ts';
import { chanceOf, CRASH, crashesAtMs, crashPoint, largestTarget, pointBy, pressedAt } from './crash.ts';
import { multiplierAt } from './crash-curve.ts';

const POINTS = 2n ** 52n;
const bet = (targetMilli: number | null, stakeMinor = 99n) => ({ stakeMinor, choice: { targetMilli } });

describe('the point of crash (rules §12)', () => {
  // By Python: hmac.new(salt, bytes.fromhex(hash), sha256), its first 13 hex digits, 99 · 2⁵² ÷ (2⁵² − r).
  it.each([
    ['block 900000', 1440],
    ['a', 1070],
    ['zz', 1190],
  ])('under the salt %s is %d thousandths', (salt, milli) => {
    expect(crashPoint({ hash: '9d'.repeat(32), salt })).toBe(milli);
  });

  it.each([
    [0n, 1000],
    [POINTS / 100n, 1000],
    [POINTS / 2n, 1980],
    [POINTS - 1n, 1_000_000_000],
  ])('by the 52 bits %d is %d thousandths', (r, milli) => {
    expect(pointBy(r)).toBe(milli);
  });

  it.each([
    [1010, 980_198],
    [2000, 495_000],
    [99_000, 10_000],
    [1_000_000_000, 1],
  ])('is at %d thousandths or beyond by %d in a million', (milli, chance) => {
    expect(millionths(chanceOf(milli))).toBe(chance);
  });

  it('has exactly as many points at a target or beyond as its chance says', () => {
    for (const milli of [1010, 1020, 1370, 2000, 7_770, 123_450, 1_000_000_000]) {
      const { num, den } = chanceOf(milli);
      expect(den).toBe(POINTS);
      const first = POINTS - num;
      expect(pointBy(first)).toBeGreaterThanOrEqual(milli);
      expect(pointBy(first - 1n)).toBeLessThan(milli);
    }
  });

  it.each([
    [1000, 118],
    [1980, 8_133],
    [2000, 8_251],
    [1_000_000_000, 163_280],
  ])('at %d thousandths is seen after %d ms', (milli, elapsedMs) => {
    expect(crashesAtMs(milli)).toBe(elapsedMs);
    expect(multiplierAt(elapsedMs - 1)).toBeLessThanOrEqual(milli);
  });
});

describe('a bet on crash', () => {
  it.each([
    ['a target at the point', 2000, 2000, undefined, 2000, 198n],
    ['a target beyond it', 2010, 2000, undefined, 0, 0n],
    ['a press at the point', null, 2000, 2000, 2000, 198n],
    ['a press after it', null, 2000, 2010, 0, 0n],
    ['a press before the target', 5000, 2000, 1010, 1010, 99n],
    ['a press after the target', 1500, 2000, 1700, 1500, 148n],
    ['a late press after the target', 1500, 2000, 2500, 1500, 148n],
    ['the smallest target at the point 1.00', 1010, 1000, undefined, 0, 0n],
    ['the smallest press at the point 1.00', null, 1000, 1010, 0, 0n],
    ['neither', null, 999_999_990, undefined, 0, 0n],
    ['neither, to the end', null, 1_000_000_000, undefined, 1_000_000_000, 99_000_000n],
  ])('with %s', (_what, targetMilli, pointMilli, pressedMilli, paidMilli, paidMinor) => {
    expect(CRASH.end(bet(targetMilli), pointMilli, pressedMilli)).toEqual({ paidMilli, paidMinor });
  });

  it('can be pressed from ×1.01', () => {
    expect([117, 118, 8_192].map(pressedAt)).toEqual([undefined, 1010, 2000]);
  });

  it('returns at most 99 %, and no less than flooring to 2⁻⁵² takes', () => {
    for (const milli of [1010, 2000, 3_330, 1_000_000_000]) {
      expect(millionths(CRASH.returnOf(milli))).toBe(990_000);
      const { num, den } = CRASH.returnOf(milli);
      expect(num * 100n <= den * 99n).toBe(true);
    }
  });

  it.each([
    [100n, 1_000_000n, 10_000_000],
    [3n, 1_000n, 333_330],
    [100n, 101n, 1010],
    [100n, 100n, undefined],
    [1n, 10n ** 18n, 1_000_000_000],
  ])('of %d under a cap of %d has the largest target %s', (stakeMinor, capMinor, milli) => {
    expect(largestTarget(stakeMinor, capMinor)).toBe(milli);
    if (milli !== undefined) expect(CRASH.mostMinor(bet(milli, stakeMinor))).toBeLessThanOrEqual(capMinor);
  });

  it.each([[null], [{}], [{ targetMilli: 1000 }], [{ targetMilli: 1011 }], [{ targetMilli: '2000' }]])(
    'takes no choice of %j',
    (choice) => {
      expect(CRASH.readBet(1n, choice)).toBeUndefined();
    },
  );

  it.each([[{ targetMilli: 1_000_000_010 }], [{ targetMilli: NaN }], [{ targetMilli: 2000, more: 1 }]])(
    'nor of %j',
    (choice) => {
      expect(CRASH.readBet(1n, choice)).toBeUndefined();
    },
  );

  it('takes a target or none', () => {
    expect(CRASH.readBet(1n, { targetMilli: null })).toEqual(bet(null, 1n));
    expect(CRASH.readBet(1n, { targetMilli: 1010 })).toEqual(bet(1010, 1n));
    expect(CRASH.mostMinor(bet(null, 2n))).toBe(2_000_000n);
  });
});
