import { DICE } from '@paddock/games/dice';
import { PLINKO, slotsOf } from '@paddock/games/plinko';
import { choose, type End } from '@paddock/games/ways';

import { oneEnd, percentOf, returnAtLeast, returnByEnds, winChance } from './stake-return.ts';

const ENDS: readonly End[] = [
  [1n, 1_980],
  [1n, 0],
];

describe('what a stake returns (rules §12)', () => {
  it.each([
    [100n, 99],
    // floor(0.99) is nothing of it.
    [1n, 50],
    [3n, 83.33],
  ])('of %s minor units at ×1.98 is %s %%', (stakeMinor, percent) => {
    const { ratio, isExact } = returnByEnds(ENDS, stakeMinor);
    expect([percentOf(ratio), isExact]).toEqual([percent, true]);
  });

  it('is the return of the rules where nothing is lost by the floor', () => {
    const choice = { rows: 16, risk: 'high' } as const;
    const ends = slotsOf(16, 'high').map((milli, slot): End => [choose(16, slot), milli]);
    const { num, den } = PLINKO.returnOf(choice);
    const { ratio } = returnByEnds(ends, 1_000n);
    expect(ratio.num * den).toBe(num * ratio.den);
  });

  it('is bounded where ends are not counted, by a minor unit for each that is paid', () => {
    const { ratio, isExact } = returnAtLeast({ num: 99n, den: 100n }, 101n);
    // Thousandths of 101 units are never whole: the floor takes 0.999 of one.
    expect([Number(ratio.num) / Number(ratio.den), isExact]).toEqual([0.99 - 0.999 / 101, false]);
    expect(percentOf(returnAtLeast({ num: 99n, den: 100n }, 1_001n, undefined, 3n).ratio)).toBe(98.7);
    expect(percentOf(returnAtLeast({ num: 99n, den: 100n }, 1n, undefined, 3n).ratio)).toBe(0);
  });

  it('loses nothing where all that is paid comes to whole units, and less where it nearly does', () => {
    const half = { num: 1n, den: 2n };
    expect(returnAtLeast({ num: 9n, den: 10n }, 10n, half)).toMatchObject({ isExact: true });
    expect(percentOf(returnAtLeast({ num: 9n, den: 10n }, 10n, half).ratio)).toBe(90);
    // Halves of 5: the floor takes a half at most, a tenth of the stake.
    expect(returnAtLeast({ num: 9n, den: 10n }, 5n, half)).toMatchObject({ isExact: false });
    expect(percentOf(returnAtLeast({ num: 9n, den: 10n }, 5n, half).ratio)).toBe(80);
  });

  it('has a chance to win by what pays more than the stake alone', () => {
    const ends: readonly End[] = [
      [1n, 0],
      [4n, 600],
      [4n, 1_000],
      [1n, 1_001],
    ];
    expect(percentOf(winChance(ends))).toBe(10);
  });

  it('and the chance to win are those of a game that pays one multiplier', () => {
    const choice = { side: 'under', target: 500_000 } as const;
    const ends = oneEnd(DICE.returnOf(choice), 1_980);
    expect(percentOf(winChance(ends))).toBe(50);
    expect(percentOf(returnByEnds(ends, 100n).ratio)).toBe(99);
  });
});
