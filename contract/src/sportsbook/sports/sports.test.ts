import { SPORT_CODES } from './sport-codes.ts';
import { findSport, SPORTS } from './sports.ts';

describe('the table of sports', () => {
  it('is shown in one order', () => {
    expect(Object.keys(SPORTS)).toEqual([...SPORT_CODES]);
  });

  it('finds a sport by its code, and nothing by a word of the language', () => {
    expect(findSport('tennis')).toBe(SPORTS.tennis);
    expect(findSport('chess')).toBeUndefined();
    expect(findSport('constructor')).toBeUndefined();
  });

  it.each(Object.entries(SPORTS))('%s has a period for each score it shows, and an end', (_code, sport) => {
    expect(sport.periods.at(-1)).toBe('ft');
    for (const period of sport.scoredPeriods) expect(sport.periods).toContain(period);
    expect(new Set(sport.periods).size).toBe(sport.periods.length);
  });
});
