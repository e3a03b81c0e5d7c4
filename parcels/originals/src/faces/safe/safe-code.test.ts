import { digitByKey, momentsOf, withDials, withDigit } from './safe-code.ts';

describe('the code of the safe', () => {
  it.each([
    [1, 7, [1, 7, 3]],
    [0, 10, [0, 2, 3]],
    [2, -1, [1, 2, 9]],
  ])('has dial %i set to %i', (dial, digit, code) => {
    expect(withDigit({ code: [1, 2, 3] }, dial, digit)).toEqual({ code });
  });

  it('keeps its digits when dials come and go', () => {
    expect(withDials({ code: [1, 2, 3] }, 5)).toEqual({ code: [1, 2, 3, 0, 0] });
    expect(withDials({ code: [1, 2, 3, 4, 5] }, 3)).toEqual({ code: [1, 2, 3] });
  });

  it.each([
    ['7', 7],
    ['ArrowUp', 4],
    ['ArrowDown', 2],
    ['Home', 0],
    ['End', 9],
    ['a', undefined],
    ['Tab', undefined],
  ])('is set by the key %s', (key, digit) => {
    expect(digitByKey(key, 3)).toBe(digit);
  });

  it('is tried dial by dial', () => {
    expect(momentsOf(3).map((moment) => Number(moment.toFixed(3)))).toEqual([0.3, 0.6, 0.9, 1]);
  });
});
