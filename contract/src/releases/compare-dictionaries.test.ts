import { compareDictionaries } from './compare-dictionaries.ts';

const english = {
  title: 'Bets',
  bets_one: '{{count}} bet',
  bets_other: '{{count}} bets',
  nested: { hello: 'Hi, {{name}}' },
};
const russian = {
  title: 'Ставки',
  bets_one: '{{count}} ставка',
  bets_few: '{{count}} ставки',
  bets_many: '{{count}} ставок',
  bets_other: '{{count}} ставки',
  nested: { hello: 'Привет, {{name}}' },
};

describe('dictionaries', () => {
  it('are in step when each language has its own plural forms', () => {
    expect(compareDictionaries(english, russian, 'ru')).toEqual([]);
    expect(compareDictionaries(english, english, 'en')).toEqual([]);
  });

  it('are not when a key, a plural form or a placeholder is missing', () => {
    const { title: _title, bets_few: _few, ...rest } = russian;
    expect(compareDictionaries(english, { ...rest, nested: { hello: 'Привет' } }, 'ru')).toEqual([
      'lacks "title"',
      'lacks the plural form "bets_few"',
      '"nested.hello" has other placeholders',
    ]);
  });

  it('are not when a text is empty or a key is unknown to the reference', () => {
    expect(compareDictionaries({ title: 'Bets' }, { title: ' ', more: 'Ещё' }, 'ru')).toEqual([
      'has "more", which the reference lacks',
      '"title" is empty',
    ]);
  });

  it('may leave the number out of the texts for nothing, one and two, and nowhere else', () => {
    const wanted = { of_one: 'A bet of {{name}}', of_other: '{{count}} bets of {{name}}' };
    const arabic = {
      of_zero: 'لا رهانات',
      of_one: 'رهان {{name}}',
      of_two: 'رهانان',
      of_few: '{{count}} رهانات {{name}}',
      of_many: 'رهان {{name}}',
      of_other: '{{count}} {{who}}',
    };
    expect(compareDictionaries(wanted, arabic, 'ar')).toEqual([
      '"of_two" has other placeholders',
      '"of_many" has other placeholders',
      '"of_other" has other placeholders',
    ]);
  });

  it('are not with a plural form that the language has not', () => {
    const german = { title: 'T', bets_one: 'W', bets_few: '{{count}} W', bets_other: '{{count}} W' };
    expect(compareDictionaries(english, { ...german, nested: { hello: '{{name}}' } }, 'de')).toEqual([
      'has the plural form "bets_few", which its language has not',
    ]);
  });

  it('costs little, whatever was written', () => {
    const keys = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`key${at}`, 'x']));
    const spaces = { ...keys, odd: `{{${' '.repeat(400_000)}` };
    const before = process.cpuUsage();
    expect(compareDictionaries(spaces, spaces, 'en')).toEqual([]);
    const { user, system } = process.cpuUsage(before);
    // Time of this process alone, which others on the machine do not lengthen: 0.2 s. Looking each key up in a list,
    // or each space at each space, takes more than a minute.
    expect((user + system) / 1_000_000).toBeLessThan(15);
  });
});
