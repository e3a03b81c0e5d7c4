import { quickStakes } from './quick-stakes.ts';

describe('quick stakes', () => {
  it.each([
    ['EUR', 2, 20n, ['5', '20', '50']],
    ['RUB', 2, 2_000n, ['50', '200', '500']],
    ['KZT', 2, 10_000n, ['500', '2000', '5000']],
    ['JPY', 0, 30n, ['50', '200', '500']],
    ['KWD', 3, 60n, ['5', '20', '50']],
  ])('of %s are none below the smallest stake', (_iso, exponent, minMinor, stakes) => {
    expect(quickStakes([5, 20, 50], exponent, minMinor)).toEqual(stakes);
  });

  it('are none where the site offers none', () => {
    expect(quickStakes([], 2, 2_000n)).toEqual([]);
  });
});
