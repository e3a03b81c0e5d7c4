import { cardState, withPlace } from './memory-cards.ts';

const BOARD = [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7];
const PICKED = [0, 1, 8, 3, 4, 5];

describe('cards of memory', () => {
  it('are taken up and put back, six at most', () => {
    expect(withPlace([], 3)).toEqual([3]);
    expect(withPlace([3, 5], 3)).toEqual([5]);
    expect(withPlace(PICKED, 9)).toEqual(PICKED);
    expect(withPlace(PICKED, 8)).toEqual([0, 1, 3, 4, 5]);
  });

  it.each([
    ['before a round', undefined, 0, ['picked', 'picked', 'picked', 'down']],
    ['at its beginning', BOARD, 0, ['picked', 'picked', 'picked', 'down']],
    ['after two cards', BOARD, 2, ['up', 'up', 'picked', 'down']],
    ['after the third, which makes a pair', BOARD, 3, ['pair', 'up', 'pair', 'down']],
    ['after the sixth', BOARD, 6, ['pair', 'up', 'pair', 'down']],
    ['at the end', BOARD, 8, ['pair', 'up', 'pair', 'aside']],
  ] as const)('lie so %s', (_when, board, passed, states) => {
    expect([0, 1, 8, 9].map((place) => cardState(place, PICKED, board, passed))).toEqual(states);
  });
});
