import { playMoves } from '../rules/play.ts';
import { drawsThatPick } from '../testing/draws-that.ts';
import { isSameRatio, millionths } from '../testing/millionths.ts';
import { HI_LO, type HiLoMove } from './hi-lo.ts';
import { returnOfOneGuess } from './hi-lo-return.ts';
import type { HiLoSide } from './hi-lo-table.ts';

const bet = { stakeMinor: 1000n, choice: {} };
const [A, TWO, THREE, SEVEN, QUEEN, KING] = [0, 1, 2, 6, 11, 12];
const guess = (side: HiLoSide): HiLoMove => ({ kind: 'guess', side });
const skip: HiLoMove = { kind: 'skip' };
const collect: HiLoMove = { kind: 'collect' };
/** Cards of these ranks, all hearts. */
const drawsOf = (ranks: readonly number[]) => drawsThatPick(ranks.map((rank) => [26 + rank, 52]));
const play = (ranks: readonly number[], ...moves: readonly unknown[]) =>
  playMoves(HI_LO, drawsOf(ranks), bet, moves)?.round;

describe('hi-lo', () => {
  it('shows a card and what each guess would pay', () => {
    expect(play([SEVEN])).toEqual({
      face: {
        cards: [32],
        said: [],
        multiplierMilli: 0,
        offers: [
          { side: 'higher', ranks: 7, multiplierMilli: 1830 },
          { side: 'lower', ranks: 7, multiplierMilli: 1830 },
        ],
        end: undefined,
      },
      moves: [guess('higher'), guess('lower'), skip],
      stakedMinor: 1000n,
      paidMinor: undefined,
    });
  });

  it.each<[number, HiLoSide, number, boolean]>([
    [SEVEN, 'higher', SEVEN, true],
    [SEVEN, 'lower', SEVEN, true],
    [SEVEN, 'higher', TWO, false],
    [SEVEN, 'lower', QUEEN, false],
    [A, 'higher', A, false],
    [A, 'higher', TWO, true],
    [A, 'same', A, true],
    [A, 'same', KING, false],
    [KING, 'lower', KING, false],
    [KING, 'lower', A, true],
    [KING, 'same', KING, true],
  ])('beside a card of rank %d takes %s for rank %d as right: %s', (rank, side, next, isRight) => {
    const round = play([rank, next], guess(side));
    expect(round?.face.end).toBe(isRight ? undefined : 'wrong');
    expect(round?.paidMinor).toBe(isRight ? undefined : 0n);
  });

  it.each([
    [A, 'lower'],
    [KING, 'higher'],
    [SEVEN, 'same'],
  ])('beside a card of rank %d offers no %s', (rank, side) => {
    expect(play([rank, rank], { kind: 'guess', side })).toBeUndefined();
  });

  it('takes the edge once from the chance of all guesses, and floors once', () => {
    // 13/7 · 13/12 · 13/2 · 0.99 = 12.9460…: floored at each step it would be 12.8….
    const round = play([SEVEN, QUEEN, TWO, A, TWO], guess('higher'), guess('lower'), guess('lower'), collect);
    expect(round?.face).toMatchObject({ multiplierMilli: 12_940, end: 'collected', offers: [] });
    expect(round?.paidMinor).toBe(12_940n);
  });

  it('skips at no cost and without a guess', () => {
    const round = play([SEVEN, THREE, TWO, TWO], skip, skip, guess('higher'), collect);
    expect(round?.face).toMatchObject({ said: ['skip', 'skip', 'higher'], multiplierMilli: 1070 });
  });

  it('shows no card that has not fallen', () => {
    const open = play([SEVEN, QUEEN], guess('higher'));
    expect(open).toEqual(play([SEVEN, QUEEN, A, A], guess('higher')));
    expect(JSON.stringify(open?.face.cards)).toBe('[32,37]');
  });

  it('is collected by itself at its last card, which can be reached by a guess alone', () => {
    const ranks = [...Array.from({ length: 51 }, () => TWO), KING];
    const skips = Array.from({ length: 50 }, () => skip);
    expect(play(ranks, ...skips)?.moves).toEqual([guess('higher'), guess('lower')]);
    expect(play(ranks, ...skips, skip)).toBeUndefined();
    expect(play(ranks, ...skips, guess('higher'))).toMatchObject({
      face: { end: 'collected' },
      moves: [],
      paidMinor: 1070n,
    });
  });

  it('offers no guess that would pay more than ×10,000, and is collected where none is left', () => {
    const aces = Array.from({ length: 5 }, () => A);
    const three = [guess('same'), guess('same'), guess('same')];
    // ×2,175.03; another ace would be ×28,275.39.
    expect(play(aces, ...three)?.moves).toEqual([guess('higher'), skip, collect]);
    // ×9,425.13 by a four: the surest of all guesses would be ×10,210.55.
    expect(play([A, A, A, A, THREE, A], ...three, skip, guess('lower'))).toMatchObject({
      face: { multiplierMilli: 9_425_130, end: 'collected' },
      paidMinor: 9_425_130n,
    });
    expect(HI_LO.mostMinor(bet)).toBe(10_000_000n);
  });

  it('left open is collected, or guessed by the likelier side and then collected', () => {
    const absent = (...ranks: readonly number[]) => {
      const round = play(ranks, ...ranks.slice(1).map(() => guess('higher')));
      return round && HI_LO.moveForAbsent(round, bet);
    };
    expect(absent(TWO)).toEqual(guess('higher'));
    expect(absent(QUEEN)).toEqual(guess('lower'));
    expect(absent(SEVEN)).toEqual(guess('higher'));
    expect(absent(KING)).toEqual(guess('lower'));
    expect(absent(TWO, THREE)).toEqual(collect);
  });

  it.each([
    [collect],
    [guess('same')],
    [{ kind: 'guess' }],
    [{ kind: 'skip', side: 'higher' }],
    ['skip'],
    [undefined],
  ])('takes no %j as its first move', (move) => {
    expect(play([SEVEN, SEVEN], move)).toBeUndefined();
  });

  it('takes nothing after its end, and no choice', () => {
    expect(play([SEVEN, TWO], guess('higher'), skip)).toBeUndefined();
    for (const choice of [null, [], { side: 'higher' }, 0]) expect(HI_LO.readBet(1n, choice)).toBeUndefined();
    expect(HI_LO.readBet(1n, {})).toEqual({ stakeMinor: 1n, choice: {} });
  });
});

describe('the return of hi-lo', () => {
  it.each<[number, HiLoSide, number]>([
    [A, 'higher', 987_692],
    [A, 'same', 990_000],
    [TWO, 'lower', 989_231],
    [THREE, 'lower', 990_000],
    [THREE, 'higher', 990_000],
    [SEVEN, 'higher', 985_385],
  ])('of one guess from rank %d, %s, is %d millionths', (rank, side, back) => {
    expect(millionths(returnOfOneGuess(rank, side))).toBe(back);
  });

  it('by best play is what skipping and one guess can bring, counted over all next cards', () => {
    const ranks = Array.from({ length: 13 }, (_, rank) => rank);
    const oneGuess = ranks.map((rank) =>
      Math.max(
        ...(play([rank])?.face.offers ?? []).map(({ side }) =>
          ranks.reduce((sum, next) => sum + paidFor(rank, side, next), 0),
        ),
      ),
    );
    const best = oneGuess.map(BigInt);
    // From the last card to guess from back to the first: guess, or skip to what the next card is worth.
    let [value, cards] = [best.reduce((sum, each) => sum + each), 13n];
    for (let skips = 0; skips < 50; skips++) {
      const [skipped, whole] = [value, cards];
      value = best.reduce((sum, each) => sum + (each * whole > skipped ? each * whole : skipped), 0n);
      cards = whole * 13n;
    }
    const { num, den } = HI_LO.returnOf({});
    expect(isSameRatio({ num, den }, { num: value, den: cards * 13_000n })).toBe(true);
    expect(millionths({ num, den })).toBe(990_000);
    expect(num * 100n < den * 99n).toBe(true);
    expect((den * 99n - num * 100n) * 10n ** 15n < den * 100n).toBe(true);
  });
});

const paidFor = (rank: number, side: HiLoSide, next: number): number => {
  const open = play([rank, next], guess(side));
  return Number(open?.paidMinor ?? play([rank, next], guess(side), collect)?.paidMinor);
};
