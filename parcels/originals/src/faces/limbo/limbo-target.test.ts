import { LIMBO } from '@paddock/games/limbo';

import { limboEnds, onDial, readTarget } from './limbo-target.ts';

describe('the target of limbo', () => {
  it.each([
    ['2.5', 2_500],
    ['1,01', 1_010],
    ['1.00', undefined],
    ['1000000', 1_000_000_000],
    ['1000000.01', undefined],
    ['2.345', undefined],
    ['', undefined],
  ])('is read from "%s"', (text, milli) => {
    expect(readTarget(text)).toBe(milli);
    if (milli !== undefined) expect(LIMBO.readBet(1n, { targetMilli: milli })).toBeDefined();
  });

  it('has tenfolds of one length on the dial', () => {
    expect([1_000, 10_000, 100_000, 1_000_000_000].map(onDial)).toEqual([0, 1 / 6, 2 / 6, 1]);
  });

  it('is paid or nothing', () => {
    expect(limboEnds({ targetMilli: 2_000 }).map(([, milli]) => milli)).toEqual([2_000, 0]);
  });
});
