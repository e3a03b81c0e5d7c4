import { searchForm, searchWords } from './search-words.ts';

describe('form of a text that is searched', () => {
  it.each([
    ['İstanbul Başakşehir', 'istanbul basaksehir'],
    ['Işık', 'isik'],
    ['MÜNCHEN', 'munchen'],
    ['Gießen', 'giessen'],
    ['Łódź', 'lodz'],
    ['Тёмный Йод', 'темныи иод'],
  ])('of %s is %s', (text, form) => {
    expect(searchForm(text)).toBe(form);
    expect(searchForm(text.toLowerCase())).toBe(form);
  });

  it('is of words', () => {
    expect(searchWords('  Real   MADRİD ')).toEqual(['real', 'madrid']);
    expect(searchWords('')).toEqual([]);
  });
});
