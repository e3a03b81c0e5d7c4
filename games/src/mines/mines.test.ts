import { begin, playMoves } from '../rules/play.ts';
import { drawsThatTake } from '../testing/draws-that.ts';
import { isSameRatio, millionths } from '../testing/millionths.ts';
import { MINES, mostTiles, multiplierAfter, returnAfter, type MinesMove } from './mines.ts';

const bet = (mines: number, stakeMinor = 100n) => ({ stakeMinor, choice: { mines } });
const reveal = (tile: number): MinesMove => ({ kind: 'reveal', tile });
const collect: MinesMove = { kind: 'collect' };
/** Mines under the tiles 3, 17 and 24. */
const draws = drawsThatTake([17, 3, 24], 25);
const play = (...moves: readonly unknown[]) => playMoves(MINES, draws, bet(3), moves)?.round;

describe('mines', () => {
  it('pays what the safe tiles came to', () => {
    expect(play(reveal(0), reveal(4), collect)).toEqual({
      face: {
        revealed: [0, 4],
        multiplierMilli: 1280,
        nextMilli: undefined,
        end: 'collected',
        mineTiles: [17, 3, 24],
      },
      moves: [],
      stakedMinor: 100n,
      paidMinor: 128n,
    });
  });

  it('pays nothing once a mine is hit', () => {
    expect(play(reveal(0), reveal(3))).toMatchObject({
      face: { revealed: [0, 3], multiplierMilli: 0, end: 'mine', mineTiles: [17, 3, 24] },
      moves: [],
      paidMinor: 0n,
    });
  });

  it('is collected by itself after the last safe tile', () => {
    const [mines, only] = [Array.from({ length: 24 }, (_, at) => at), 24];
    const played = playMoves(MINES, drawsThatTake(mines, 25), bet(24), [reveal(only)]);
    expect(played?.round).toMatchObject({ face: { end: 'collected' }, moves: [], paidMinor: 2475n });
  });

  it('is collected by itself where the next safe tile would pay more than ×10,000', () => {
    const five = drawsThatTake([20, 21, 22, 23, 24], 25);
    const reveals = Array.from({ length: 19 }, (_, tile) => reveal(tile));
    expect(playMoves(MINES, five, bet(5), reveals)?.round).toMatchObject({
      face: { end: 'collected', multiplierMilli: 8_766_450 },
      paidMinor: 876_645n,
    });
    expect(playMoves(MINES, five, bet(5), [...reveals, reveal(19)])).toBeUndefined();
    expect([3, 5, 12, 24].map((mines) => mostTiles({ mines }))).toEqual([22, 19, 9, 1]);
  });

  it('offers every tile not revealed, and collecting after the first', () => {
    expect(play()?.moves).toEqual(Array.from({ length: 25 }, (_, tile) => reveal(tile)));
    expect(play(reveal(5))?.moves).toHaveLength(25);
    expect(play(reveal(5))?.moves).toContainEqual(collect);
    expect(play(reveal(5))?.moves).not.toContainEqual(reveal(5));
  });

  it('shows no mine while the round is open', () => {
    const open = play(reveal(5), reveal(6));
    expect(open?.paidMinor).toBeUndefined();
    expect(JSON.parse(JSON.stringify(open?.face))).toEqual({
      revealed: [5, 6],
      multiplierMilli: 1280,
      nextMilli: 1470,
    });
    const elsewhere = MINES.round(drawsThatTake([0, 1, 2], 25), bet(3), [reveal(5), reveal(6)]);
    expect(elsewhere).toEqual(open);
  });

  it('left open is collected, and is void where no tile was revealed', () => {
    const round = begin(MINES, draws, bet(3)).round;
    expect(MINES.moveForAbsent(round, bet(3))).toBeUndefined();
    expect(MINES.moveForAbsent(MINES.round(draws, bet(3), [reveal(0)]), bet(3))).toEqual(collect);
  });

  it.each([
    [collect],
    [reveal(25)],
    [reveal(-1)],
    [reveal(0.5)],
    [{ kind: 'reveal', tile: '1' }],
    [{ kind: 'reveal' }],
    [{ ...reveal(1), more: 1 }],
    [{ kind: 'collect', tile: 1 }],
    ['collect'],
    [null],
  ])('takes no %j as its first move', (move) => {
    expect(play(move)).toBeUndefined();
  });

  it.each([
    [{ kind: 'reveal', tile: 25 }],
    [{ kind: 'reveal', tile: -1 }],
    [{ kind: 'cover', tile: 1 }],
    [{ kind: 'collect', tile: 1 }],
    [{ tile: 1 }],
  ])('reads no %j', (move) => {
    expect(MINES.readMove(move)).toBeUndefined();
  });

  it('reads its moves and every number of mines', () => {
    for (const move of [collect, reveal(0), reveal(24)]) expect(MINES.readMove(move)).toEqual(move);
    for (const mines of [1, 24]) expect(MINES.readBet(100n, { mines })).toEqual(bet(mines));
  });

  it('takes no tile twice, and nothing after its end', () => {
    expect(play(reveal(1), reveal(1))).toBeUndefined();
    expect(play(reveal(3), reveal(1))).toBeUndefined();
    expect(play(reveal(1), collect, collect)).toBeUndefined();
  });

  it.each([
    [null],
    [{}],
    [{ mines: 0 }],
    [{ mines: 25 }],
    [{ mines: 2.5 }],
    [{ mines: '3' }],
    [{ mines: 3, tiles: 25 }],
  ])('takes no choice of %j', (choice) => {
    expect(MINES.readBet(100n, choice)).toBeUndefined();
  });

  it.each([
    [1, 1, 1030, 988_800],
    [1, 24, 24_750, 990_000],
    [3, 1, 1120, 985_600],
    [3, 5, 1990, 986_348],
    [5, 19, 8_766_450, 990_000],
    [12, 9, 2_828_730, 989_998],
    [24, 1, 24_750, 990_000],
  ])(
    'with %d mines after %d safe tiles pays %d thousandths and returns %d millionths',
    (mines, safe, milli, back) => {
      expect(multiplierAfter({ mines }, safe)).toBe(milli);
      expect(millionths(returnAfter({ mines }, safe))).toBe(back);
    },
  );

  it('returns by each plan what its tiles bring over all places of the mines', () => {
    for (const mines of [1, 2, 3]) {
      const places = placesOf(mines);
      for (const safe of [1, 2, 7, 25 - mines]) {
        const plan = [...Array.from({ length: safe }, (_, tile) => reveal(tile)), collect].slice(
          0,
          25 - mines,
        );
        let paid = 0n;
        for (const place of places) {
          const hit = plan.findIndex((move) => move.kind === 'reveal' && place.includes(move.tile));
          const made = hit < 0 ? plan : plan.slice(0, hit + 1);
          paid += MINES.round(drawsThatTake(place, 25), bet(mines, 1000n), made).paidMinor ?? 0n;
        }
        const counted = { num: paid, den: BigInt(places.length) * 1000n };
        expect(isSameRatio(returnAfter({ mines }, safe), counted)).toBe(true);
      }
    }
  });

  it('returns by best play the best of its plans, 99 % but for 9, 11 and 12 mines', () => {
    const lessThan: Readonly<Record<number, number>> = { 9: 989_999, 11: 989_998, 12: 989_999 };
    for (let mines = 1; mines <= 24; mines++) {
      const tiles = mostTiles({ mines });
      const plans = Array.from({ length: tiles }, (_, at) => millionths(returnAfter({ mines }, at + 1)));
      const best = millionths(MINES.returnOf({ mines }));
      expect(best).toBe(Math.max(...plans));
      expect([mines, best]).toEqual([mines, lessThan[mines] ?? 990_000]);
      expect(Math.min(...plans)).toBeGreaterThan(980_000);
    }
  });

  it('can pay no more than its last safe tile', () => {
    expect(MINES.mostMinor(bet(5, 7n))).toBe(61_365n);
  });
});

/** All places of so many mines under 25 tiles. */
function placesOf(mines: number, from = 0): readonly (readonly number[])[] {
  if (mines === 0) return [[]];
  return Array.from({ length: 25 - from }, (_, at) => from + at).flatMap((tile) =>
    placesOf(mines - 1, tile + 1).map((others) => [tile, ...others]),
  );
}
