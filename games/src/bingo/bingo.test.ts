import { drawsOf, type Draws } from '../fairness/draws.ts';
import { drawsThatTake } from '../testing/draws-that.ts';
import { cardsOf, numbersOf } from './bingo-cards.ts';
import { BINGO, BINGOS, type BingoChoice } from './bingo.ts';

const seeded = (nonce: number): Draws => drawsOf({ serverSeed: 'b1'.repeat(32), clientSeed: 'cards', nonce });
/** A round with cards as they are drawn and balls as they are told. */
function play(
  choice: BingoChoice,
  ballsFirst: (cards: readonly (readonly number[])[]) => readonly number[],
  stakeMinor = 1000n,
) {
  const cards = cardsOf(seeded(1), choice.balls, choice.cards).map(numbersOf);
  const first = ballsFirst(cards);
  const rest = Array.from({ length: choice.balls }, (_, at) => at + 1).filter(
    (ball) => !first.includes(ball),
  );
  const balls = drawsThatTake(
    [...first, ...rest].slice(0, BINGOS[choice.balls].drawn).map((ball) => ball - 1),
    choice.balls,
  );
  const draws: Draws = (index) => (index < 100 ? balls(index) : seeded(1)(index));
  return BINGO.round(draws, { stakeMinor, choice }, []);
}

describe('bingo', () => {
  it('deals cards of 75 by columns of fifteen, with a free centre', () => {
    for (let nonce = 0; nonce < 20; nonce++) {
      const [card = []] = cardsOf(seeded(nonce), 75, 1);
      expect(new Set(numbersOf(card)).size).toBe(24);
      expect(card[2]?.[2]).toBe(0);
      card.forEach((row) =>
        row.forEach((number, at) => {
          if (number !== 0) expect(Math.ceil(number / 15)).toBe(at + 1);
        }),
      );
    }
  });

  it('deals tickets of 90 with five numbers a row, one to three a column, rising', () => {
    for (let nonce = 0; nonce < 20; nonce++) {
      const [card = [], other] = cardsOf(seeded(nonce), 90, 2);
      expect(other).not.toEqual(card);
      expect(new Set(numbersOf(card)).size).toBe(15);
      expect(card.map((row) => row.filter((number) => number !== 0).length)).toEqual([5, 5, 5]);
      for (let column = 0; column < 9; column++) {
        const numbers = card.map((row) => row[column] ?? 0).filter((number) => number !== 0);
        expect(numbers.length).toBeGreaterThan(0);
        expect(numbers).toEqual(numbers.toSorted((one, another) => one - another));
        expect(numbers.map((number) => Math.min(8, Math.floor(number / 10)))).toEqual(
          numbers.map(() => column),
        );
      }
    }
  });

  it('pays patterns of 75 by the balls they took', () => {
    const corners = play({ balls: 75, cards: 1 }, ([card = []]) =>
      [0, 4, 19, 23].map((place) => card[place] ?? 0),
    );
    expect(corners.face.wins).toContainEqual({ card: 0, pattern: 'corners', balls: 4, prizeMilli: 200_000 });
    expect(corners.moves).toEqual([]);
    const all = play({ balls: 75, cards: 1 }, ([card = []]) => [
      ...[0, 4, 19, 23].map((at) => card[at] ?? 0),
      ...card.filter((_, at) => ![0, 4, 19, 23].includes(at)),
    ]);
    expect(all.face.wins.map(({ pattern, balls }) => [pattern, balls])).toEqual([
      ['line', 7],
      ['corners', 4],
      ['full', 24],
    ]);
    expect(all.paidMinor).toBe(9_940_000n);
    expect(all.face.drawn).toHaveLength(60);
  });

  it('pays lines of 90 one after the other, each card by its own part of the stake', () => {
    const { face, paidMinor } = play({ balls: 90, cards: 2 }, ([card = []]) => card, 2000n);
    const first = face.wins.filter(({ card }) => card === 0);
    expect(first).toEqual([
      { card: 0, pattern: 'line', balls: 5, prizeMilli: 300_000 },
      { card: 0, pattern: 'two-lines', balls: 10, prizeMilli: 800_000 },
      { card: 0, pattern: 'full', balls: 15, prizeMilli: 8_900_000 },
    ]);
    expect(paidMinor).toBe(face.wins.reduce((sum, { prizeMilli }) => sum + BigInt(prizeMilli), 0n));
  });

  it.each([
    [null],
    [{ balls: 75 }],
    [{ balls: 80, cards: 1 }],
    [{ balls: '75', cards: 1 }],
    [{ balls: 75, cards: 0 }],
    [{ balls: 75, cards: 5 }],
    [{ balls: 75, cards: 1.5 }],
    [{ balls: 75, cards: 3 }],
    [{ balls: 75, cards: 1, more: 1 }],
  ])('takes for a stake of 100 no %j', (choice) => {
    expect(BINGO.readBet(100n, choice)).toBeUndefined();
  });

  it('takes up to four cards that share the stake without a rest', () => {
    expect(BINGO.readBet(100n, { balls: 90, cards: 4 })?.choice).toEqual({ balls: 90, cards: 4 });
  });
});
