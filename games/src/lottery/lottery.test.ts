import { drawsThatPick } from '../testing/draws-that.ts';
import { isSameRatio, millionths } from '../testing/millionths.ts';
import { LOTTERY, PAYS, type LotteryChoice } from './lottery.ts';

const MINE: LotteryChoice = { numbers: [1, 2, 3, 4, 5], star: 2 };
/** Draws the smallest numbers left: 1 to 5 where `skip` is 0. */
const draw = (skip: number, star: number, choice = MINE, stakeMinor = 1000n) => {
  const picks = Array.from({ length: 5 }, (_, at): readonly [number, number] => [skip, 36 - at]);
  return LOTTERY.round(drawsThatPick([...picks, [star - 1, 4]]), { stakeMinor, choice }, []);
};

/** Sets of 36 by their hits among the five smallest, gone through number by number. */
function setsByHits(): readonly number[] {
  const sets = [0, 0, 0, 0, 0, 0];
  const visit = (from: number, taken: number, hits: number): void => {
    if (taken === 5) sets[hits] = (sets[hits] ?? 0) + 1;
    else
      for (let number = from; number <= 36; number++)
        visit(number + 1, taken + 1, hits + (number <= 5 ? 1 : 0));
  };
  visit(1, 0, 0);
  return sets;
}

describe('the lottery', () => {
  it('pays by its numbers among those drawn, more with the star', () => {
    expect(draw(0, 2)).toMatchObject({
      face: { drawn: [1, 2, 3, 4, 5], star: 2, hits: 5, isStarHit: true, paidMilli: 10_000_000 },
      paidMinor: 10_000_000n,
      moves: [],
    });
    expect(draw(0, 1).face).toMatchObject({ hits: 5, isStarHit: false, paidMilli: 5_000_000 });
    expect(draw(3, 2).face).toMatchObject({ drawn: [4, 5, 6, 7, 8], hits: 2, paidMilli: 5_000 });
    expect(draw(4, 2, MINE, 3n)).toMatchObject({ face: { hits: 1 }, paidMinor: 1n });
    expect(draw(3, 4).paidMinor).toBe(1_500n);
    expect(draw(5, 2).paidMinor).toBe(0n);
  });

  it('returns what all 376,992 draws and four stars are paid', () => {
    const sets = setsByHits();
    expect(sets).toEqual([169_911, 157_325, 44_950, 4_650, 155, 1]);
    const sum = sets.reduce(
      (all, count, hits) => all + count * ((PAYS.withStar[hits] ?? 0) + 3 * (PAYS.withoutStar[hits] ?? 0)),
      0,
    );
    expect(isSameRatio({ num: BigInt(sum), den: 376_992n * 4_000n }, LOTTERY.returnOf(MINE))).toBe(true);
    expect(millionths(LOTTERY.returnOf(MINE))).toBe(949_117);
    expect(LOTTERY.mostMinor({ stakeMinor: 1n, choice: MINE })).toBe(10_000n);
  });

  it.each([
    [null],
    [{ numbers: [1, 2, 3, 4, 5] }],
    [{ numbers: [1, 2, 3, 4], star: 1 }],
    [{ numbers: [1, 2, 3, 4, 5, 6], star: 1 }],
    [{ numbers: [1, 2, 3, 4, 4], star: 1 }],
    [{ numbers: [1, 2, 3, 4, 37], star: 1 }],
    [{ numbers: [0, 1, 2, 3, 4], star: 1 }],
    [{ numbers: [1, 2, 3, 4, 5], star: 0 }],
    [{ numbers: [1, 2, 3, 4, 5], star: 5 }],
    [{ numbers: [1, 2, 3, 4, 5], star: 1, more: 1 }],
  ])('takes no %j', (choice) => {
    expect(LOTTERY.readBet(100n, choice)).toBeUndefined();
  });

  it('takes five numbers and a star', () => {
    const choice = { numbers: [36, 1, 7, 8, 9], star: 4 };
    expect(LOTTERY.readBet(100n, choice)).toEqual({ stakeMinor: 100n, choice });
  });
});
