import { MARKET_TYPES } from './catalogue.ts';
import { legNames, marketName, outcomeName, shortMarketName } from './market-names.ts';
import { SPORT_MARKETS } from '../sports/sport-markets.ts';
import { typeViewOf } from './type-view.ts';

const MATCH = { sport: 'football', home: { en: 'Harbour City' }, away: { en: 'Mill Rovers', ru: 'Мельник' } };

function named(key: string, specifiers: Record<string, string> = {}) {
  const type = MARKET_TYPES.get(key);
  if (type === undefined) throw new Error(`no type ${key}`);
  return { type: typeViewOf(type, specifiers), specifiers };
}

describe('names of markets', () => {
  it.each([
    ['1x2', {}, 'Match result', 'Исход матча'],
    ['total', { line: '2.5' }, 'Total goals 2.5', 'Тотал голов 2,5'],
    ['handicap', { line: '-1.5' }, 'Handicap −1.5', 'Фора −1,5'],
    ['team-total', { team: 'away', line: '1.5' }, 'Mill Rovers: total 1.5', 'Мельник: тотал 1,5'],
    ['next-goal', { goal: '2' }, 'Goal 2', '2-й гол'],
    ['half-total', { half: '1', line: '0.5' }, '1st half: total 0.5', '1-й тайм: тотал 0,5'],
    ['set-winner', { set: '3' }, '3rd set: winner', '3-й сет: победа'],
    ['quarter-winner', { quarter: '4' }, '4th quarter: winner', '4-я четверть: победа'],
  ])('%s %j', (key, specifiers, en, ru) => {
    const market = named(key, specifiers);
    expect(['en', 'ru'].map((language) => marketName(market, MATCH, language))).toEqual([en, ru]);
  });

  it('write lines as the reader does, in English words too', () => {
    const names = ['en', 'de', 'ar'].map((language) =>
      marketName(named('total', { line: '2.5' }), MATCH, language),
    );
    expect(names).toEqual(['Total goals 2.5', 'Total goals 2,5', '\u2068Total goals 2.5\u2069']);
    expect(outcomeName(named('handicap', { line: '-0.5' }), 'home', MATCH, 'de')).toBe('Harbour City (−0,5)');
  });

  it('take the sides as an event has them', () => {
    const sides = { ...MATCH, home: { name: MATCH.home }, away: { name: MATCH.away } };
    expect(outcomeName(named('double-chance'), '12', sides, 'ru')).toBe('Harbour City или Мельник');
  });

  it('name sides as the reader does, in a template of English words too', () => {
    const match = { ...MATCH, home: { en: 'North End', ru: 'Норт-Энд', de: 'Nordend' } };
    const first = ['en', 'ru', 'de'].map((language) => outcomeName(named('1x2'), 'home', match, language));
    expect(first).toEqual(['North End', 'Норт-Энд', 'Nordend']);
    expect(outcomeName(named('handicap', { line: '-0.5' }), 'home', match, 'ru')).toBe('Норт-Энд (−0,5)');
    expect(marketName(named('team-total', { team: 'home', line: '1.5' }), match, 'de')).toBe(
      'Nordend: total 1,5',
    );
  });

  it('are those of the sport', () => {
    const basketball = { ...MATCH, sport: 'basketball' };
    expect(marketName(named('total', { line: '160.5' }), basketball, 'en')).toBe('Total points 160.5');
    expect(marketName(named('half-total', { half: '2', line: '80.5' }), basketball, 'ru')).toBe(
      '2-я половина: тотал 80,5',
    );
  });

  it('can be asked for without the line', () => {
    expect(marketName(named('handicap'), MATCH, 'en')).toBe('Handicap');
    expect(marketName(named('team-total', { team: 'home' }), MATCH, 'ru')).toBe('Harbour City: тотал');
  });

  it.each([
    ['1x2', {}, '1X2', '1X2'],
    ['total', {}, 'O/U', 'ТБ/ТМ'],
    ['total', { line: '2.5' }, 'O/U 2.5', 'ТБ/ТМ 2,5'],
    ['handicap', { line: '-1.5' }, 'HCP −1.5', 'Ф −1,5'],
    ['half-both-score', { half: '2' }, '2H: BTTS', '2Т: ОЗ'],
    ['half-corners-total', { half: '1' }, 'CRN, 1H: O/U', 'УГЛ, 1Т: ТБ/ТМ'],
    ['win-to-nil', { team: 'away' }, 'Mill Rovers: WTN', 'Мельник: всухую'],
    ['half-time-full-time', {}, 'HT/FT', 'Т/М'],
    ['set-score', {}, 'Set score', 'Счёт по сетам'],
  ])('are short where that is wanted: %s %j', (key, specifiers, en, ru) => {
    const market = named(key, specifiers);
    expect(['en', 'ru'].map((language) => shortMarketName(market, MATCH, language))).toEqual([en, ru]);
  });

  it('are short for all of football, none longer than the whole one, and no two alike', () => {
    const values = { line: '2.5', team: 'home', goal: '2', goals: '2', start: '1:0', half: '1' };
    for (const language of ['en', 'ru']) {
      const shortNames = SPORT_MARKETS.football.types.map((type) => {
        const specifiers = Object.fromEntries(
          type.specifiers.map(({ name }) => [name, values[name as 'line']]),
        );
        const market = { type, specifiers };
        const short = shortMarketName(market, MATCH, language);
        expect([short, short.length <= marketName(market, MATCH, language).length]).toEqual([short, true]);
        return short;
      });
      expect(shortNames.toSorted()).toEqual([...new Set(shortNames)].toSorted());
    }
  });

  it('every own type has a name of its own for each outcome, in both languages', () => {
    const values = { line: '2.5', team: 'home', goal: '2', set: '1', quarter: '1', half: '1' };
    for (const type of MARKET_TYPES.values()) {
      const specifiers = Object.fromEntries(
        type.specifiers.map(({ name }) => [name, values[name as 'line']]),
      );
      for (const language of ['en', 'ru']) {
        const names = type.outcomes.map(({ code }) =>
          outcomeName({ type, specifiers }, code, MATCH, language),
        );
        for (const name of [marketName({ type, specifiers }, MATCH, language), ...names])
          expect(name).not.toMatch(/[{}]|^$/);
        expect([type.key, new Set(names).size]).toEqual([type.key, names.length]);
        // Sides and scores are the same everywhere.
        const words = type.outcomes.filter(({ name }) => /[A-Za-z]/.test(name.en.replace(/\{.*?\}/g, '')));
        expect([type.key, words.filter(({ name }) => name.ru === undefined)]).toEqual([type.key, []]);
      }
    }
  });
});

describe('names of outcomes', () => {
  it.each([
    ['1x2', {}, 'home', 'name', 'Harbour City'],
    ['1x2', {}, 'draw', 'short', 'X'],
    ['1x2', {}, 'draw', 'cell', 'Draw'],
    ['total', { line: '2.5' }, 'over', 'name', 'Over 2.5'],
    ['total', { line: '2.5' }, 'over', 'short', 'Over'],
    ['handicap', { line: '-1.5' }, 'home', 'name', 'Harbour City (−1.5)'],
    ['handicap', { line: '-1.5' }, 'away', 'name', 'Mill Rovers (+1.5)'],
    ['handicap', { line: '0' }, 'away', 'cell', '0'],
    ['double-chance', {}, '1x', 'cell', '1X'],
    ['correct-score', {}, '2:1', 'name', '2–1'],
    ['correct-score', {}, 'any-other', 'name', 'Any other score'],
  ] as const)('%s %j %s as its %s', (key, specifiers, outcome, place, said) => {
    const market = named(key, specifiers);
    expect(outcomeName(market, outcome, MATCH, 'en', place)).toBe(said);
  });

  it('are what the selection says where the type does not list them', () => {
    const own = { en: 'A. Harlow', ru: 'А. Харлоу' };
    const market = { ...named('1x2'), names: { 'p-9': own } };
    expect(outcomeName(market, 'p-9', MATCH, 'ru')).toBe('А. Харлоу');
    expect(outcomeName(market, 'p-8', MATCH, 'ru')).toBe('p-8');
  });

  it('a leg keeps in every language', () => {
    expect(legNames(named('total', { line: '2.5' }), 'over', MATCH)).toEqual({
      market: { en: 'Total goals 2.5', ru: 'Тотал голов 2,5' },
      outcome: { en: 'Over 2.5', ru: 'Больше 2,5' },
    });
    expect(legNames(named('1x2'), 'home', MATCH).outcome).toEqual({
      en: 'Harbour City',
      ru: 'Harbour City',
    });
  });
});
