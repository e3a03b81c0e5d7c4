import { holdsWords } from './market-search.ts';

describe('searching the markets of a match', () => {
  it.each([
    ['Corners. Total', 'corn', true],
    ['Corners. Total', 'total corners', true],
    ['Corners. Total', 'cards', false],
    ['Corners. Total', '  ', true],
    ['Жёлтые карточки', 'желтые', true],
    ['Both teams to score', 'SCORE both', true],
  ])('%s by "%s": %s', (name, typed, isFound) => {
    expect(holdsWords(name, typed)).toBe(isFound);
  });
});
