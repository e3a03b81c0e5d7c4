import { DRAWS } from '../fairness/picks.ts';
import { DICE, type DiceChoice } from './dice.ts';

const roll = (choice: DiceChoice, draw: number, stakeMinor = 100n) =>
  DICE.round(() => draw, { stakeMinor, choice }, []);
const under = (target: number): DiceChoice => ({ side: 'under', target });
const over = (target: number): DiceChoice => ({ side: 'over', target });
const per = ({ num, den }: { num: bigint; den: bigint }) => Number((num * 1_000_000n) / den);

describe('dice', () => {
  it.each([
    [under(500_000), 0, 0, true],
    [under(500_000), DRAWS / 2 - 1, 499_999, true],
    [under(500_000), DRAWS / 2, 500_000, false],
    [over(500_000), DRAWS / 2, 500_000, false],
    [over(499_999), DRAWS / 2, 500_000, true],
    [over(499_999), DRAWS - 1, 999_999, true],
  ])('%j rolls with the number %d a %d: won %s', (choice, draw, rolled, isWon) => {
    const { face, paidMinor, stakedMinor, moves } = roll(choice, draw);
    expect(face).toEqual({ rolled, isWon, multiplierMilli: 1980 });
    expect(paidMinor).toBe(isWon ? 198n : 0n);
    expect(stakedMinor).toBe(100n);
    expect(moves).toEqual([]);
  });

  it('floors what it pays to a minor unit', () => {
    expect(roll(under(500_000), 0, 99n).paidMinor).toBe(196n);
  });

  it.each([
    [under(500_000), 1980, 990_000],
    [under(1), 989_992_460, 989_999],
    [under(980_198), 1010, 989_999],
    [under(330_000), 2990, 986_700],
    [over(999_998), 990_223_010, 989_999],
  ])('%j is paid %d thousandths and gives back %d millionths of a stake', (choice, milli, back) => {
    const most = DICE.mostMinor({ stakeMinor: 1000n, choice });
    expect(Number(most)).toBe(milli);
    expect(per(DICE.returnOf(choice))).toBe(back);
  });

  it('returns what its winning numbers are paid, counted one by one about each edge', () => {
    for (const target of [1, 7, 4_711, 500_000, 980_198]) {
      const { num, den } = DICE.returnOf(under(target));
      const { multiplierMilli } = roll(under(target), 0).face;
      const count = Number((num * BigInt(DRAWS) * 1000n) / (den * BigInt(multiplierMilli)));
      expect(roll(under(target), count - 1).face.isWon).toBe(true);
      expect(roll(under(target), count).face.isWon).toBe(false);
      const other = DICE.returnOf(over(999_999 - target));
      expect(Math.abs(per(other) - per({ num, den }))).toBeLessThanOrEqual(150);
    }
  });

  it.each([
    [null],
    [[]],
    [{ side: 'under' }],
    [{ side: 'under', target: 0 }],
    [{ side: 'under', target: 980_199 }],
    [{ side: 'under', target: 1.5 }],
    [{ side: 'under', target: '5' }],
    [{ side: 'over', target: 999_999 }],
    [{ side: 'over', target: 19_800 }],
    [{ side: 'beside', target: 5 }],
    [{ side: 'under', target: 5, more: 1 }],
  ])('takes no %j', (choice) => {
    expect(DICE.readBet(100n, choice)).toBeUndefined();
  });

  it.each([under(1), under(980_198), over(19_801), over(999_998)])('takes %j', (choice) => {
    expect(DICE.readBet(100n, choice)).toEqual({ stakeMinor: 100n, choice });
  });
});
