import { STRIPS } from '@paddock/games/slot';

import { travelOf, windowOf } from './slot-reels.ts';

describe('a reel', () => {
  it.each([
    [0, 0, 0, 32],
    [1, 12, 11, 33],
    [2, 11, 12, 31],
    [4, 31, 3, 28],
    [3, 3, 31, 36],
  ])('%i turns from stop %i to %i over %i rows of its own strip', (reel, from, to, rows) => {
    const travel = travelOf(reel, from, to);
    const strip = [...STRIPS[reel]!, ...STRIPS[reel]!, ...STRIPS[reel]!];
    expect(travel.rows).toBe(rows);
    expect(travel.symbols).toEqual(strip.slice(to, to + rows + 3));
    // What it shows as it begins is what it showed before.
    expect(travel.symbols.slice(-3)).toEqual(strip.slice(from, from + 3));
  });

  it('shows three stops, around the end of its strip too', () => {
    expect(windowOf([0, 30, 31, 1, 2])).toEqual([
      ['D', 'K', 'J'],
      ['A', 'Q', 'K'],
      ['S', 'D', 'Q'],
      ['A', 'Q', 'K'],
      ['K', 'D', 'B'],
    ]);
  });
});
