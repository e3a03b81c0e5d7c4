import { lotteryOf, returnOfLine, tierChances, type Lottery } from '@paddock/games/lotto';

import { oneInHundredths, percentOf, reduced } from './chances.ts';

describe('a chance', () => {
  it('is one in so many, to the nearest hundredth', () => {
    const chances = tierChances(lotteryOf('6-49') as Lottery, 6);
    expect(chances.map(oneInHundredths)).toEqual([1_398_381_600n, 5_420_084n, 103_240n, 5_666n]);
  });

  it('is written in its lowest terms', () => {
    expect(reduced({ num: 246_820n, den: 13_983_816n })).toEqual({ num: 8_815n, den: 499_422n });
  });

  it('of a return is never rounded up', () => {
    expect(percentOf({ num: 2n, den: 3n })).toBe(66.66);
    expect(percentOf(returnOfLine(lotteryOf('6-49') as Lottery, 6))).toBe(65);
  });
});
