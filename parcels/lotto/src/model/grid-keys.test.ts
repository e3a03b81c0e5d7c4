import { nextNumber } from './grid-keys.ts';

describe('keys on a grid of 49 numbers in 7 columns', () => {
  it.each([
    ['ArrowRight', 8, 9],
    ['ArrowLeft', 8, 7],
    ['ArrowDown', 8, 15],
    ['ArrowUp', 8, 1],
    ['ArrowUp', 7, 7],
    ['ArrowDown', 43, 43],
    ['ArrowLeft', 1, 1],
    ['ArrowRight', 49, 49],
    ['Home', 30, 1],
    ['End', 30, 49],
    ['Enter', 30, undefined],
  ])('%s leads from %i to %s', (key, from, to) => {
    expect(nextNumber(key, from, { of: 49, columns: 7 })).toBe(to);
  });
});
