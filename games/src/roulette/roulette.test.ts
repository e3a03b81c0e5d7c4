import { drawsThatPick } from '../testing/draws-that.ts';
import { millionths } from '../testing/millionths.ts';
import { PLACES, ROULETTE, TABLES, type RouletteTable } from './roulette.ts';

const EVEN = ['red', 'black', 'odd', 'even', 'low', 'high'];
const POCKETS = Array.from({ length: 37 }, (_, pocket) => pocket);

const bet = (chips: Readonly<Record<string, bigint>>, table: RouletteTable = 'european') => ({
  stakeMinor: Object.values(chips).reduce((sum, amount) => sum + amount, 0n),
  choice: {
    table,
    chips: Object.entries(chips).map(([on, amount]) => ({ on, amountMinor: String(amount) })),
  },
});
const spin = (round: ReturnType<typeof bet>, pocket: number) =>
  ROULETTE.round(drawsThatPick([[pocket, 37]]), round, []);

describe('roulette', () => {
  it('pays each chip by itself, by where the ball fell', () => {
    const round = bet({ 'straight-17': 10n, 'split-17-20': 5n, black: 100n, 'dozen-1': 7n, 'column-2': 3n });
    const { face, paidMinor, stakedMinor, moves } = spin(round, 17);
    expect(face).toEqual({ pocket: 17, paidMilli: [36_000, 18_000, 2_000, 0, 3_000] });
    expect(paidMinor).toBe(360n + 90n + 200n + 9n);
    expect(stakedMinor).toBe(125n);
    expect(moves).toEqual([]);
    expect(ROULETTE.mostMinor(round)).toBe(659n);
  });

  it('pays at least what chips bring that cover one another', () => {
    const everything = Object.fromEntries(POCKETS.map((pocket) => [`straight-${pocket}`, 10n]));
    expect(ROULETTE.leastMinor?.(bet(everything))).toBe(360n);
    const halves = { red: 10n, black: 10n };
    expect(ROULETTE.leastMinor?.(bet(halves))).toBe(0n);
    expect(ROULETTE.leastMinor?.(bet(halves, 'la-partage'))).toBe(10n);
    expect(ROULETTE.leastMinor?.(bet({ red: 10n }, 'la-partage'))).toBe(0n);
  });

  it('gives back half of an even chance at zero where the table has la partage, floored chip by chip', () => {
    const chips = { red: 5n, high: 7n, 'dozen-1': 10n, 'straight-0': 1n };
    expect(spin(bet(chips, 'la-partage'), 0)).toMatchObject({
      paidMinor: 41n,
      face: { paidMilli: [500, 500, 0, 36_000] },
    });
    expect(spin(bet(chips), 0)).toMatchObject({ paidMinor: 36n, face: { paidMilli: [0, 0, 0, 36_000] } });
  });

  it('has the places of a European cloth', () => {
    const kinds = new Map<string, number>();
    for (const name of PLACES.keys()) {
      const kind = name.split('-')[0] ?? '';
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    expect(Object.fromEntries(kinds)).toEqual({
      ...{
        straight: 37,
        split: 60,
        street: 12,
        trio: 2,
        first: 1,
        corner: 22,
        line: 11,
        dozen: 3,
        column: 3,
      },
      ...{ red: 1, black: 1, odd: 1, even: 1, low: 1, high: 1 },
    });
    // Numbers in one split are neighbours: seen as row and column, one of them differs, and by one.
    const at = (number: number) => [Math.ceil(number / 3), (number + 2) % 3] as const;
    for (const [name, [one = 0, other = 0]] of PLACES) {
      if (!name.startsWith('split-') || one === 0) continue;
      const [[row, column], [otherRow, otherColumn]] = [at(one), at(other)];
      expect(Math.abs(row - otherRow) + Math.abs(column - otherColumn)).toBe(1);
    }
  });

  it.each([
    ['street-4', [4, 5, 6]],
    ['trio-0-2-3', [0, 2, 3]],
    ['first-four', [0, 1, 2, 3]],
    ['corner-32', [32, 33, 35, 36]],
    ['line-31', [31, 32, 33, 34, 35, 36]],
    ['dozen-3', [25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36]],
    ['column-3', [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]],
    ['black', [2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35]],
  ])('covers by %s the numbers %j', (place, numbers) => {
    expect(PLACES.get(place)).toEqual(numbers);
  });

  it.each([
    [0, []],
    [1, ['red', 'odd', 'low', 'dozen-1', 'column-1']],
    [12, ['red', 'even', 'low', 'dozen-1', 'column-3']],
    [13, ['black', 'odd', 'low', 'dozen-2', 'column-1']],
    [18, ['red', 'even', 'low', 'dozen-2', 'column-3']],
    [19, ['red', 'odd', 'high', 'dozen-2', 'column-1']],
    [25, ['red', 'odd', 'high', 'dozen-3', 'column-1']],
    [35, ['black', 'odd', 'high', 'dozen-3', 'column-2']],
    [36, ['red', 'even', 'high', 'dozen-3', 'column-3']],
  ])('has the number %d on the outside places %j', (number, places) => {
    const outside = [...PLACES.entries()].filter(([, numbers]) => numbers.length >= 12);
    const having = outside.filter(([, numbers]) => numbers.includes(number)).map(([name]) => name);
    expect(having.toSorted()).toEqual(places.toSorted());
  });

  it('returns 36/37 on every place, with la partage 73/74 on even chances, counted pocket by pocket', () => {
    for (const table of TABLES) {
      for (const place of PLACES.keys()) {
        const round = bet({ [place]: 1000n }, table);
        const paid = POCKETS.reduce((sum, pocket) => sum + (spin(round, pocket).paidMinor ?? 0n), 0n);
        const isHalved = table === 'la-partage' && EVEN.includes(place);
        expect(paid).toBe(isHalved ? 36_500n : 36_000n);
        expect(millionths(ROULETTE.returnOf(round.choice))).toBe(isHalved ? 986_486 : 972_973);
      }
    }
  });

  it('returns of several chips the mean by what lies on them', () => {
    const { choice } = bet({ red: 300n, 'straight-5': 100n }, 'la-partage');
    expect(millionths(ROULETTE.returnOf(choice))).toBe(983_108); // (3 · 73/74 + 36/37) / 4
  });

  const chip = (on: unknown, amountMinor: unknown) => ({ on, amountMinor });
  it.each([
    [null],
    [{ table: 'european' }],
    [{ table: 'american', chips: [chip('red', '100')] }],
    [{ table: 'european', chips: [] }],
    [{ table: 'european', chips: 'red' }],
    [{ table: 'european', chips: [null] }],
    [{ table: 'european', chips: [chip('red', '99')] }],
    [{ table: 'european', chips: [chip('red', 100)] }],
    [{ table: 'european', chips: [chip('red', '0100')] }],
    [{ table: 'european', chips: [chip('red', '1e2')] }],
    [{ table: 'european', chips: [chip('red', '200'), chip('odd', '-100')] }],
    [{ table: 'european', chips: [chip('red', '100'), chip('odd', '0')] }],
    [{ table: 'european', chips: [chip('red', '50'), chip('red', '50')] }],
    [{ table: 'european', chips: [chip('split-3-4', '100')] }],
    [{ table: 'european', chips: [chip('straight-37', '100')] }],
    [{ table: 'european', chips: [chip(['red'], '100')] }],
    [{ table: 'european', chips: [{ ...chip('red', '100'), more: 1 }] }],
    [{ table: 'european', chips: [chip('red', '100')], more: 1 }],
  ])('takes for a stake of 100 no %j', (choice) => {
    expect(ROULETTE.readBet(100n, choice)).toBeUndefined();
  });

  it('takes chips that are the stake together, and one on every place', () => {
    const all = bet(Object.fromEntries([...PLACES.keys()].map((place) => [place, 10n])));
    expect(ROULETTE.readBet(1_570n, all.choice)).toEqual(all);
    expect(ROULETTE.mostMinor(all)).toBe(1_890n);
  });
});
