import { drawsThatPick } from '../testing/draws-that.ts';
import { isSameRatio, millionths } from '../testing/millionths.ts';
import { DRAGON, DRAGONS, PAYS, type DragonCount } from './dragon.ts';

/** One dragon a row lies where it is told; the numbers of its row for more dragons are not asked for. */
const climb = (path: readonly number[], lying: readonly number[], stakeMinor = 1000n) => {
  const picks = lying.flatMap((egg): readonly (readonly [number, number])[] => [
    [egg, 4],
    [0, 3],
    [0, 2],
  ]);
  return DRAGON.round(drawsThatPick(picks), { stakeMinor, choice: { dragons: 1, path } }, []);
};

/** Paths of `rows` rows by what they are paid: each egg of each row is safe or not. */
function sumOfPaths(dragons: DragonCount, row = 0): bigint {
  if (row === 6) return BigInt(PAYS[dragons][6] ?? 0);
  const met = BigInt(PAYS[dragons][row] ?? 0) * 4n ** BigInt(5 - row);
  return [0, 1, 2, 3].reduce((sum, egg) => sum + (egg < dragons ? met : sumOfPaths(dragons, row + 1)), 0n);
}

describe('the dragon', () => {
  it('is met at the first egg of the path it lies in, and pays the rows before', () => {
    const { face, paidMinor, moves } = climb([0, 1, 2, 3, 0, 1], [1, 2, 3, 3, 1, 1]);
    expect(face).toEqual({ dragons: [[1], [2], [3], [3], [1], [1]], passed: 3, paidMilli: 900 });
    expect(paidMinor).toBe(900n);
    expect(moves).toEqual([]);
    expect(climb([0, 0, 0, 0, 0, 0], [0, 1, 1, 1, 1, 1]).paidMinor).toBe(0n);
    expect(climb([0, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1], 3n)).toMatchObject({
      paidMinor: 9n,
      face: { passed: 6 },
    });
  });

  it('lies in as many eggs of a row as the player asked for', () => {
    const choice = { dragons: 3, path: [3, 3, 3, 3, 3, 3] } as const;
    const { face } = DRAGON.round(() => 0, { stakeMinor: 1000n, choice }, []);
    expect(face).toEqual({ dragons: Array(6).fill([0, 1, 2]), passed: 6, paidMilli: 660_000 });
  });

  it.each([
    [1, 980_303, 3_080],
    [2, 979_688, 21_500],
    [3, 980_273, 660_000],
  ] as const)(
    'in %d eggs a row returns %d millionths, and pays %d thousandths at most',
    (dragons, back, most) => {
      const choice = { dragons, path: [0, 0, 0, 0, 0, 0] };
      expect(millionths(DRAGON.returnOf(choice))).toBe(back);
      expect(DRAGON.mostMinor({ stakeMinor: 1000n, choice })).toBe(BigInt(most));
    },
  );

  it('returns what all 4,096 paths are paid, with prizes that rise', () => {
    for (const dragons of DRAGONS) {
      const counted = { num: sumOfPaths(dragons), den: 4_096_000n };
      expect(isSameRatio(counted, DRAGON.returnOf({ dragons, path: [] }))).toBe(true);
      expect(PAYS[dragons].toSorted((one, other) => one - other)).toEqual(PAYS[dragons]);
    }
  });

  const path = [0, 1, 2, 3, 0, 1];
  it.each([
    [null],
    [{ dragons: 1 }],
    [{ dragons: 0, path }],
    [{ dragons: 4, path }],
    [{ dragons: 1, path: path.slice(1) }],
    [{ dragons: 1, path: [...path, 0] }],
    [{ dragons: 1, path: [4, ...path.slice(1)] }],
    [{ dragons: 1, path: [null, ...path.slice(1)] }],
    [{ dragons: 1, path: '012301' }],
    [{ dragons: 1, path, more: 1 }],
  ])('takes no %j', (choice) => {
    expect(DRAGON.readBet(100n, choice)).toBeUndefined();
  });

  it('takes a path of six eggs', () => {
    for (const dragons of DRAGONS)
      expect(DRAGON.readBet(100n, { dragons, path })).toEqual({
        stakeMinor: 100n,
        choice: { dragons, path },
      });
  });
});
