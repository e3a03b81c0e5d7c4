import { DRAWS } from '../fairness/picks.ts';
import { millionths } from '../testing/millionths.ts';
import { LIMBO } from './limbo.ts';

const play = (draw: number, targetMilli: number, stakeMinor = 100n) =>
  LIMBO.round(() => draw, { stakeMinor, choice: { targetMilli } }, []);

describe('limbo', () => {
  it.each([
    [0, 1_000_000_000],
    [4_251, 1_000_000_000],
    [4_252, 999_769_010],
    [DRAWS / 4 - 1, 3_960],
    [DRAWS / 4, 3_950],
    [DRAWS / 2 - 1, 1_980],
    [DRAWS - 1, 1_000],
  ])('brings by the number %d a result of %d thousandths', (draw, resultMilli) => {
    expect(play(draw, 1_010).face.resultMilli).toBe(resultMilli);
  });

  it('pays the target that was reached, floored to a minor unit, and nothing beside', () => {
    expect(play(DRAWS / 2 - 1, 1_980, 99n)).toMatchObject({ paidMinor: 196n, face: { paidMilli: 1_980 } });
    expect(play(DRAWS / 2 - 1, 1_990)).toMatchObject({ paidMinor: 0n, face: { paidMilli: 0 }, moves: [] });
  });

  it.each([
    [1_010, 990_000],
    [1_980, 990_000],
    [3_330, 990_000],
    [1_000_000, 990_000],
    [999_999_990, 989_996],
    [1_000_000_000, 989_996],
  ])('gives back by a target of %d thousandths %d millionths', (targetMilli, back) => {
    expect(millionths(LIMBO.returnOf({ targetMilli }))).toBe(back);
    expect(LIMBO.mostMinor({ stakeMinor: 1000n, choice: { targetMilli } })).toBe(BigInt(targetMilli));
  });

  it('wins by exactly the numbers its return counts', () => {
    for (const targetMilli of [1_010, 1_020, 2_000, 3_330, 77_770, 123_456_780, 1_000_000_000]) {
      // By halving: the first number that loses.
      let [won, lost] = [0, DRAWS - 1];
      while (lost - won > 1) {
        const middle = Math.floor((won + lost) / 2);
        if (play(middle, targetMilli).face.paidMilli > 0) won = middle;
        else lost = middle;
      }
      const { num, den } = LIMBO.returnOf({ targetMilli });
      expect(num * BigInt(DRAWS) * 1000n).toBe(BigInt(lost) * BigInt(targetMilli) * den);
    }
  });

  it.each([
    [undefined],
    [2_000],
    [{}],
    [{ targetMilli: 1_000 }],
    [{ targetMilli: 1_015 }],
    [{ targetMilli: 1_000_000_010 }],
    [{ targetMilli: '2000' }],
    [{ targetMilli: Number.NaN }],
    [{ targetMilli: 2_000, more: 1 }],
  ])('takes no %j', (choice) => {
    expect(LIMBO.readBet(100n, choice)).toBeUndefined();
  });

  it('takes a target in whole hundredths', () => {
    expect(LIMBO.readBet(100n, { targetMilli: 1_010 })?.choice).toEqual({ targetMilli: 1_010 });
  });
});
