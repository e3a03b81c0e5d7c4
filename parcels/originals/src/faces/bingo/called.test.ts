import type { BingoWin, Card } from '@paddock/games/bingo';

import { blankCard, letterOf, litNumbers, momentsOf, toneOf, winsBy } from './called.ts';

const CARD: Card = [
  [1, 16, 31, 46, 61],
  [2, 17, 32, 47, 62],
  [3, 18, 0, 48, 63],
  [4, 19, 34, 49, 64],
  [5, 20, 35, 50, 65],
];
const LINE: BingoWin = { card: 1, pattern: 'line', balls: 20, prizeMilli: 5_000 };
const CORNERS: BingoWin = { card: 1, pattern: 'corners', balls: 30, prizeMilli: 2_000 };

describe('balls that are called', () => {
  it.each([
    [75, 60, 'B I N G O'],
    [90, 65, '    '],
  ] as const)('of %i are %i, with their letters', (balls, drawn, letters) => {
    expect(momentsOf(balls)).toHaveLength(drawn);
    expect(momentsOf(balls).at(-1)).toBe(1);
    expect([1, 30, 31, 60, 75].map((ball) => letterOf(ball, balls)).join(' ')).toBe(letters);
    expect(toneOf(balls, balls)).toBe(4);
  });

  it('complete a pattern with the ball it took', () => {
    expect(winsBy([LINE, CORNERS], 1, 19)).toEqual([]);
    expect(winsBy([LINE, CORNERS], 1, 20)).toEqual([LINE]);
    expect(winsBy([LINE, CORNERS], 0, 60)).toEqual([]);
  });

  it('light what completed a pattern that pays, and nothing that was complete after it', () => {
    const drawn = [3, 18, 48, 63, ...Array.from({ length: 16 }, (_, at) => at + 66), 1, 61, 5, 65, 2, 4];
    expect([...litNumbers(CARD, 75, [LINE], drawn)]).toEqual([3, 18, 48, 63]);
    expect([...litNumbers(CARD, 75, [LINE, CORNERS], drawn)]).toEqual([3, 18, 48, 63, 1, 61, 5, 65]);
    expect(litNumbers(CARD, 75, [], drawn).size).toBe(0);
  });

  it('leave the room of a card before there is one', () => {
    expect(blankCard(75).map((row) => row.length)).toEqual([5, 5, 5, 5, 5]);
    expect(blankCard(90).map((row) => row.length)).toEqual([9, 9, 9]);
  });
});
