import { drawsThatTake } from '../testing/draws-that.ts';
import { isSameRatio, millionths } from '../testing/millionths.ts';
import { MEMORY, PAYS } from './memory.ts';

const IN_ORDER = Array.from({ length: 16 }, (_, at) => at);
const turn = (places: readonly number[], order = IN_ORDER, stakeMinor = 100n) =>
  MEMORY.round(drawsThatTake(order, 16), { stakeMinor, choice: { places } }, []);

describe('memory', () => {
  it('pays the pairs among the cards that were turned, and shows the whole board', () => {
    const { face, paidMinor, moves } = turn([0, 8, 1, 9, 2, 3]);
    expect(face).toEqual({
      board: [...IN_ORDER.slice(0, 8), ...IN_ORDER.slice(0, 8)],
      pairs: 2,
      paidMilli: 2_000,
    });
    expect(paidMinor).toBe(200n);
    expect(moves).toEqual([]);
    expect(turn([0, 8, 1, 9, 2, 10]).paidMinor).toBe(3_200n);
    expect(turn([0, 8, 1, 2, 3, 4], IN_ORDER, 3n).paidMinor).toBe(1n);
    expect(turn([0, 1, 2, 3, 4, 5]).paidMinor).toBe(0n);
    const mixed = [0, 8, 3, 11, 5, 13, 1, 2, 4, 6, 7, 9, 10, 12, 14, 15];
    expect(turn([0, 1, 2, 3, 4, 5], mixed).face).toMatchObject({ pairs: 3 });
  });

  it('returns what all 8,008 sets of six of one board are paid', () => {
    let [num, sets] = [0n, 0n];
    for (let mask = 0; mask < 1 << 16; mask++) {
      const [first, second] = [mask & 255, mask >> 8];
      const places = IN_ORDER.filter((place) => mask & (1 << place));
      if (places.length !== 6) continue;
      const pairs = IN_ORDER.slice(0, 8).filter((picture) => first & second & (1 << picture)).length;
      num += BigInt(PAYS[pairs] ?? 0);
      sets++;
    }
    expect(sets).toBe(8_008n);
    expect(isSameRatio({ num, den: sets * 1000n }, MEMORY.returnOf({ places: [] }))).toBe(true);
    expect(millionths(MEMORY.returnOf({ places: [] }))).toBe(979_021);
    expect(MEMORY.mostMinor({ stakeMinor: 1000n, choice: { places: [] } })).toBe(32_000n);
  });

  it.each([
    [null],
    [{}],
    [{ places: [0, 1, 2, 3, 4] }],
    [{ places: [0, 1, 2, 3, 4, 5, 6] }],
    [{ places: [0, 1, 2, 3, 4, 4] }],
    [{ places: [0, 1, 2, 3, 4, 16] }],
    [{ places: [0, 1, 2, 3, 4, -1] }],
    [{ places: [0, 1, 2, 3, 4, 5], more: 1 }],
  ])('takes no %j', (choice) => {
    expect(MEMORY.readBet(100n, choice)).toBeUndefined();
  });

  it('takes six different places', () => {
    const choice = { places: [15, 0, 3, 4, 5, 9] };
    expect(MEMORY.readBet(100n, choice)).toEqual({ stakeMinor: 100n, choice });
  });
});
