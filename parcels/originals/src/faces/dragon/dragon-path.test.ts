import type { DragonFace } from '@paddock/games/dragon';

import { eggState, momentsOf, NO_EGG, pathPoints, withEgg } from './dragon-path.ts';

const CHOICE = { dragons: 1, path: [0, 1, 2, 3, 0, 1] } as const;
const FACE: DragonFace = { dragons: [[1], [2], [2], [0], [3], [3]], passed: 2, paidMilli: 500 };

describe('the way past the dragons', () => {
  it('is one egg a row', () => {
    expect(withEgg(CHOICE, 5, 3).path).toEqual([0, 1, 2, 3, 0, 3]);
  });

  it.each([
    ['before a round', undefined, 0, ['chosen', 'chosen', 'egg']],
    ['at its beginning', FACE, 0, ['chosen', 'chosen', 'egg']],
    ['after two rows', FACE, 2, ['safe', 'chosen', 'egg']],
    ['at the first dragon', FACE, 3, ['safe', 'dragon', 'egg']],
    ['at the end', FACE, 5, ['safe', 'dragon', 'aside-dragon']],
  ] as const)('has eggs that lie so %s', (_when, face, moments, states) => {
    const eggs = [[0, 0] as const, [2, 2] as const, [5, 3] as const];
    expect(eggs.map((egg) => eggState(CHOICE, face, egg, moments))).toEqual(states);
  });

  it('leaves eggs above the first dragon unopened by the player', () => {
    expect(eggState(CHOICE, FACE, [3, 3], 3)).toBe('chosen');
    expect(eggState(CHOICE, FACE, [3, 3], 5)).toBe('aside-safe');
  });

  it('is shown row by row, then the others', () => {
    expect(momentsOf(0)).toEqual([0.75, 0.88, 1]);
    expect(momentsOf(2)).toEqual([0.25, 0.5, 0.75, 0.88, 1]);
    expect(momentsOf(6)).toHaveLength(8);
  });

  it('is drawn from the lowest row up', () => {
    expect(pathPoints([0, 3, NO_EGG, 1], 4)).toEqual([
      [12.5, 100 - 50 / 6],
      [87.5, 75],
      [37.5, 100 - 350 / 6],
    ]);
  });
});
