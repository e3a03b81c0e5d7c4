import { acceptsPrice, displayOdds, displayTotalOdds, isOddsMilli } from './odds.ts';

describe('milli-odds', () => {
  it.each([
    ['none', 2100, 2100, true],
    ['none', 2100, 2101, false],
    ['none', 2100, 2099, false],
    ['higher', 2100, 2100, true],
    ['higher', 2100, 2150, true],
    ['higher', 2100, 2099, false],
    ['any', 2100, 1001, true],
  ] as const)('policy %s: seen %d, now %d, accepted %s (rules §5)', (policy, seen, current, accepted) => {
    expect(acceptsPrice(policy, seen, current)).toBe(accepted);
  });

  it('are integers from 1.001 to 1000', () => {
    expect([1001, 1_000_000].every(isOddsMilli)).toBe(true);
    expect([1000, 1_000_001, 1500.5, Number.NaN, -1500].some(isOddsMilli)).toBe(false);
  });

  it.each([
    [2050, '2.05'],
    [1040, '1.04'],
    [1025, '1.025'],
    [1095, '1.095'],
    [1105, '1.10'],
    [1104, '1.10'],
    [2055, '2.06'],
    [40_000, '40.00'],
  ])('%d shows as %s', (milli, shown) => {
    expect(displayOdds(milli)).toBe(shown);
  });

  it.each([
    [2952n, '2.952'],
    [2050n, '2.05'],
    [12_000n, '12.00'],
    [123_456_789_001n, '123456789.001'],
  ])('the total %d shows as %s', (milli, shown) => {
    expect(displayTotalOdds(milli)).toBe(shown);
  });
});
