import { multipliersAt2 } from '../../results/multipliers.testing.ts';
import { decideMarket } from '../sports.ts';
import type { BasketballRecord } from './basketball-results.ts';

describe('basketball results', () => {
  const finished: BasketballRecord = {
    sport: 'basketball',
    periods: [
      [20, 20],
      [25, 18],
      [15, 22],
      [20, 20],
      [9, 7],
    ],
    periodsOver: 5,
    end: 'finished',
  };
  const decide = (type: string, specifiers: Record<string, string>, match: BasketballRecord) =>
    multipliersAt2(decideMarket({ type, specifiers }, match));

  it.each([
    ['winner', {}, { home: 2, away: 0 }],
    ['total', { line: '175.5' }, { over: 2, under: 0 }],
    ['total', { line: '176' }, { over: 1, under: 1 }],
    ['team-total', { line: '87.5', team: 'away' }, { over: 0, under: 2 }],
    ['handicap', { line: '-1.5' }, { home: 2, away: 0 }],
    ['handicap', { line: '-2.5' }, { home: 0, away: 2 }],
    ['half-total', { half: '1', line: '82.5' }, { over: 2, under: 0 }],
    ['half-total', { half: '2', line: '77.5' }, { over: 0, under: 2 }],
    ['quarter-winner', { quarter: '1' }, { home: 1, away: 1 }],
    ['quarter-winner', { quarter: '2' }, { home: 2, away: 0 }],
    ['quarter-winner', { quarter: '3' }, { home: 0, away: 2 }],
  ])('%s %o, overtime included', (type, specifiers, expected) => {
    expect(decide(type, specifiers, finished)).toEqual(expected);
  });

  it('decides a quarter at its buzzer and voids open markets of an abandoned match', () => {
    const playing: BasketballRecord = {
      sport: 'basketball',
      periods: finished.periods.slice(0, 2),
      periodsOver: 1,
    };
    expect(decide('quarter-winner', { quarter: '1' }, playing)).toEqual({ home: 1, away: 1 });
    expect(decide('quarter-winner', { quarter: '2' }, playing)).toBeUndefined();
    const abandoned: BasketballRecord = { ...playing, end: 'broken-off' };
    expect(decide('quarter-winner', { quarter: '2' }, abandoned)).toEqual({ home: 1, away: 1 });
    expect(decide('winner', {}, abandoned)).toEqual({ home: 1, away: 1 });
    expect(decide('total', { line: '82.5' }, abandoned)).toEqual({ over: 2, under: 0 });
  });
});
