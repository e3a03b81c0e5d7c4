import { compareDictionaries } from './compare-dictionaries.ts';
import { fillDictionary } from './fill-dictionary.ts';

const english = {
  title: 'Bets',
  bets_zero: 'No bets',
  bets_one: 'A bet',
  bets_other: '{{count}} bets',
  group: { first: 'First', second: 'Second' },
};

describe('a dictionary that lacks words', () => {
  it('says them in English, in the plural forms its language asks for', () => {
    expect(fillDictionary(english, { group: { first: 'الأول' } }, 'ar')).toEqual({
      title: 'Bets',
      bets_zero: 'No bets',
      bets_one: 'A bet',
      bets_two: '{{count}} bets',
      bets_few: '{{count}} bets',
      bets_many: '{{count}} bets',
      bets_other: '{{count}} bets',
      group: { first: 'الأول', second: 'Second' },
    });
  });

  it('asks for nothing more then, in any language', () => {
    for (const language of ['ar', 'de', 'es', 'hi', 'ru', 'tr', 'ja'])
      expect(compareDictionaries(english, fillDictionary(english, {}, language), language)).toEqual([]);
  });

  it('keeps what it has: a text, and a plural as a whole', () => {
    const own = { title: 'Wetten', bets_one: 'Eine Wette', bets_other: '{{count}} Wetten' };
    expect(fillDictionary(english, own, 'de')).toEqual({ ...own, group: english.group });
  });
});
