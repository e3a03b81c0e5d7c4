import { drawsThatPick, drawsThatTake } from '../testing/draws-that.ts';
import { isSameRatio, millionths } from '../testing/millionths.ts';
import { CHEST, PRIZES, SIZES, type ChestCount } from './chest.ts';

const open = (chests: ChestCount, opened: number, order: readonly number[], stakeMinor = 100n) =>
  CHEST.round(drawsThatTake(order, chests), { stakeMinor, choice: { chests, opened } }, []);

/** What a chest pays over every order of the draws: all places of the first, of the second, and so on. */
function paidInAllOrders(chests: ChestCount, opened: number): readonly [sum: bigint, orders: bigint] {
  const visit = (picks: readonly (readonly [number, number])[]): readonly [bigint, bigint] => {
    const left = chests - picks.length;
    if (left === 0) {
      const { face } = CHEST.round(drawsThatPick(picks), { stakeMinor: 1n, choice: { chests, opened } }, []);
      return [BigInt(face.paidMilli), 1n];
    }
    return Array.from({ length: left }, (_, at) => visit([...picks, [at, left]])).reduce(
      (one, other) => [one[0] + other[0], one[1] + other[1]],
      [0n, 0n],
    );
  };
  return visit([]);
}

describe('the chests', () => {
  it('pay what lay in the one that was opened, and show what lay in the others', () => {
    const order = [4, 0, 5, 1, 2, 3];
    const { face, paidMinor, moves } = open(6, 2, order);
    expect(face).toEqual({ prizesMilli: [1_500, 0, 4_000, 0, 0, 380], paidMilli: 4_000 });
    expect(paidMinor).toBe(400n);
    expect(moves).toEqual([]);
    // What lies in the chests does not know which one is opened.
    expect(open(6, 5, order).face).toEqual({ prizesMilli: face.prizesMilli, paidMilli: 380 });
    expect(open(6, 5, order, 3n).paidMinor).toBe(1n);
  });

  it.each([
    [3, 2_500],
    [6, 4_000],
    [12, 8_000],
  ] as const)('of %d return 98 %% whichever is opened, and pay %d thousandths at most', (chests, most) => {
    const choice = { chests, opened: 0 };
    expect(millionths(CHEST.returnOf(choice))).toBe(980_000);
    expect(millionths(CHEST.returnOf({ ...choice, opened: chests - 1 }))).toBe(980_000);
    expect(Number(CHEST.mostMinor({ stakeMinor: 1000n, choice }))).toBe(most);
    expect(PRIZES[chests]).toHaveLength(chests);
  });

  it('return what all orders of the prizes pay', () => {
    for (const [chests, opened] of [
      [3, 0],
      [3, 1],
      [3, 2],
      [6, 0],
      [6, 5],
    ] as const) {
      const [num, orders] = paidInAllOrders(chests, opened);
      expect(isSameRatio({ num, den: orders * 1000n }, CHEST.returnOf({ chests, opened }))).toBe(true);
    }
  });

  it.each([
    [null],
    [{ chests: 3 }],
    [{ chests: 4, opened: 0 }],
    [{ chests: 3, opened: 3 }],
    [{ chests: 3, opened: -1 }],
    [{ chests: 3, opened: '0' }],
    [{ chests: 3, opened: 0, more: 1 }],
  ])('take no %j', (choice) => {
    expect(CHEST.readBet(100n, choice)).toBeUndefined();
  });

  it('take each chest there is', () => {
    for (const chests of SIZES) {
      const choice = { chests, opened: chests - 1 };
      expect(CHEST.readBet(100n, choice)).toEqual({ stakeMinor: 100n, choice });
    }
  });
});
