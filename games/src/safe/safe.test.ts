import { drawsThatPick } from '../testing/draws-that.ts';
import { isSameRatio, millionths } from '../testing/millionths.ts';
import { SAFE, safePays } from './safe.ts';

const attempt = (code: readonly number[], locked: readonly number[], stakeMinor = 100n) =>
  SAFE.round(drawsThatPick(locked.map((digit) => [digit, 10])), { stakeMinor, choice: { code } }, []);

describe('the safe', () => {
  it('pays by how many dials stand right, and shows what it was locked with', () => {
    const { face, paidMinor, moves } = attempt([7, 0, 7], [7, 7, 7]);
    expect(face).toEqual({ code: [7, 7, 7], right: 2, paidMilli: 8_000 });
    expect(paidMinor).toBe(800n);
    expect(moves).toEqual([]);
    expect(attempt([1, 2, 3], [3, 1, 2]).paidMinor).toBe(0n);
    expect(attempt([1, 2, 3], [1, 0, 0], 3n).paidMinor).toBe(4n);
    expect(attempt([9, 9, 9, 9, 9], [9, 9, 9, 9, 9]).paidMinor).toBe(1_000_000n);
  });

  it.each([
    [3, 980_500, 400_000],
    [4, 978_320, 2_900_000],
    [5, 981_460, 10_000_000],
  ])('of %d dials returns %d millionths, and pays %d thousandths at most', (dials, back, most) => {
    const choice = { code: Array<number>(dials).fill(0) };
    expect(millionths(SAFE.returnOf(choice))).toBe(back);
    expect(SAFE.mostMinor({ stakeMinor: 1000n, choice })).toBe(BigInt(most));
  });

  it('returns what all codes it can be locked with pay', () => {
    for (const dials of [3, 4, 5]) {
      let num = 0n;
      for (let locked = 0; locked < 10 ** dials; locked++) {
        let right = 0;
        for (let rest = locked, dial = 0; dial < dials; dial++, rest = Math.floor(rest / 10))
          if (rest % 10 === dial) right++;
        num += BigInt(safePays(dials)[right] ?? 0);
      }
      const code = Array.from({ length: dials }, (_, dial) => dial);
      expect(isSameRatio({ num, den: 1000n * 10n ** BigInt(dials) }, SAFE.returnOf({ code }))).toBe(true);
    }
  });

  it.each([
    [null],
    [{}],
    [{ code: '123' }],
    [{ code: [1, 2] }],
    [{ code: [1, 2, 3, 4, 5, 6] }],
    [{ code: [1, 2, 10] }],
    [{ code: [1, 2, -1] }],
    [{ code: [1, 2, '3'] }],
    [{ code: [1, 2, null] }],
    [{ code: [1, 2, 3], more: 1 }],
  ])('takes no %j', (choice) => {
    expect(SAFE.readBet(100n, choice)).toBeUndefined();
  });

  it('takes any digits', () => {
    expect(SAFE.readBet(100n, { code: [0, 0, 9, 9] })?.choice).toEqual({ code: [0, 0, 9, 9] });
  });
});
