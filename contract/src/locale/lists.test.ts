import { listText, partsText } from './lists.ts';

describe('a list in words', () => {
  it.each([
    ['en', 'A, B, C'],
    ['ru', 'A, B, C'],
    ['de', 'A, B und C'],
    ['ar', 'A وB وC'],
    ['hi', 'A, B और C'],
    // Nobody's language.
    ['zz', 'A, B, C'],
  ])('is as %s lists it', (language, text) => {
    expect(listText(['A', 'B', 'C'], language)).toBe(text);
  });

  it('of one is that one, of none nothing', () => {
    expect([listText(['A'], 'ar'), listText([], 'ar')]).toEqual(['A', '']);
  });
});

it('parts of one name stand behind the comma of their letters', () => {
  expect(partsText(['A', 'B'], 'en')).toBe('A, B');
  expect(partsText(['A', 'B'], 'ar')).toBe('A، B');
});
