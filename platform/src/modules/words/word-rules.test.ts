import { withWords, wordAt, wordProblem, wordsIn } from './word-rules.ts';

const DICTIONARY = {
  seo: { home: { title: 'Betting' } },
  'more.bets': '{{count}} more',
  legs_one: '{{count}} leg',
};

describe('a word in place of a built one', () => {
  it.each([
    ['{{count}} more markets', '{{count}} further markets'],
    ['{{home}} v {{away}}', '{{away}} at {{home}}'],
    ['{{sum, number}}', 'All of {{sum, number}}'],
    ['{{- name }} and {{ sum , number }}', '{{sum}}{{-name}}'],
    ['No bets', 'Nothing here yet'],
    ['a > b', 'b < a'],
  ])('may be: %s → %s [S7-43]', (built, word) => {
    expect(wordProblem(built, word)).toBeUndefined();
  });

  it.each([
    ['{{count}} more', 'more', 'filled in with count, not with nothing'],
    ['more', '{{count}} more', 'filled in with nothing, not with count'],
    ['{{count}} more', '{{amount}} more', 'count, not with amount'],
    ['more', '<b>more</b>', 'markup'],
    ['a > b', '<img src=x onerror=alert(1)>', 'markup'],
    ['more', 'more >', 'markup'],
    ['more', '$t(common:retry)', 'another word'],
    ['more', 'more {{', 'braces'],
    ['{{count}} more', '{{{count}}} more', 'count, not with nothing'],
    ['more', '{{co{unt}}', 'braces'],
    ['more', '  ', 'nothing'],
    ['more', 'mo\u0000re', 'control'],
  ])('may not: %s → %s [S7-43]', (built, word, why) => {
    expect(wordProblem(built, word)?.text).toContain(why);
  });

  // Read in more than one way, the second would take hours.
  it.each(['{', '{{x', '{{ ', '{{x ,'])('is refused however often it says %j', (sign) => {
    expect(wordProblem('more', sign.repeat(20_000))?.rule).toBe('braces');
  });

  it('says by its rule why not, and what it has to be filled in with', () => {
    expect(wordProblem('{{count}} more', 'more')).toMatchObject({ rule: 'arguments', wanted: ['count'] });
    expect(wordProblem('more', ' ')?.rule).toBe('empty');
    expect(wordProblem(undefined, 'more')?.rule).toBe('unknown');
  });

  it('is found whole or along the dots of its key, and no other way', () => {
    expect(wordAt(DICTIONARY, 'seo.home.title')).toBe('Betting');
    expect(wordAt(DICTIONARY, 'more.bets')).toBe('{{count}} more');
    expect(
      ['seo', 'seo.home', 'constructor', 'seo.constructor.name', ''].map((key) => wordAt(DICTIONARY, key)),
    ).toEqual(Array.from({ length: 5 }, () => undefined));
    expect(wordsIn(DICTIONARY).map(([key]) => key)).toEqual(['seo.home.title', 'more.bets', 'legs_one']);
  });

  it('stands in a copy, and changes nothing that the dictionary lacks', () => {
    const words = new Map([
      ['seo.home.title', 'Wagers'],
      ['seo.home.nothing', 'x'],
      ['__proto__.polluted', 'x'],
    ]);
    expect(withWords(DICTIONARY, words)).toEqual({ ...DICTIONARY, seo: { home: { title: 'Wagers' } } });
    expect(DICTIONARY.seo.home.title).toBe('Betting');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
