import { elapsedMsAt, multiplierAt } from './crash-curve.ts';

describe('the curve of crash', () => {
  it.each([
    [0, 1000],
    [117, 1000],
    [118, 1010],
    [4_096, 1410],
    [8_191, 1990],
    [8_192, 2000],
    [27_213, 9990],
    [27_214, 10_000],
    [81_920, 1_024_000],
    [163_279, 999_965_330],
    [163_280, 1_000_000_000],
    [9e15, 1_000_000_000],
    [-5, 1000],
    [4_096.9, 1410],
  ])('stands after %d ms at %d thousandths', (elapsedMs, milli) => {
    expect(multiplierAt(elapsedMs)).toBe(milli);
  });

  it('is exact at its hundredths: c⁸¹⁹² ≤ 100⁸¹⁹² · 2ᵗ < (c + 1)⁸¹⁹²', () => {
    for (const elapsedMs of [1, 118, 4_711, 27_213, 27_214, 99_999, 163_279]) {
      const hundredths = BigInt(multiplierAt(elapsedMs) / 10);
      const exact = (100n ** 8192n) << BigInt(elapsedMs);
      expect(hundredths ** 8192n <= exact).toBe(true);
      expect((hundredths + 1n) ** 8192n > exact).toBe(true);
    }
  });

  it('never falls', () => {
    const stands = Array.from({ length: 2_000 }, (_, at) => multiplierAt(at < 500 ? at : at * 83));
    expect(stands).toEqual(stands.toSorted((one, other) => one - other));
  });

  it('is undone by the first millisecond of a multiplier', () => {
    for (const milli of [1000, 1010, 1020, 1990, 2000, 10_000, 1_024_000, 999_999_990, 1_000_000_000]) {
      const first = elapsedMsAt(milli);
      expect(multiplierAt(first)).toBeGreaterThanOrEqual(milli);
      if (first > 0) expect(multiplierAt(first - 1)).toBeLessThan(milli);
    }
    expect(elapsedMsAt(1010)).toBe(118);
    expect(elapsedMsAt(2e9)).toBe(163_280);
  });
});
