import { developerWords } from './developer-words.ts';

describe('words of the developer tools', () => {
  it('are those of the language, with the values put in as they are', () => {
    expect(
      developerWords('en')('overrides.broken', { name: '@paddock/betting', error: '<b>$& {{name}}' }),
    ).toBe('@paddock/betting does not work: <b>$& {{name}}');
    expect(developerWords('ru')('developer.milliseconds', { time: '7' })).toBe('7 мс');
  });

  it('are English in a language that has none', () => {
    expect(developerWords('kk')('overrides.reset')).toBe('Reset');
    expect(developerWords('kk')('nothing.there')).toBe('nothing.there');
  });
});
