import { multipliersAt2 } from '../../results/multipliers.testing.ts';
import { turnsBook } from './turns-offer.ts';
import { turnsEnds } from './turns-ends.ts';
import { turnsResult } from './turns-results.ts';
import type { TurnsRecord, TurnsRules } from './turns-rules.ts';

const RULES: TurnsRules = {
  ...{ periods: 4, turnsEach: 1, first: 'away', halves: [[0, 1]], endsOnceWon: true },
  ...{ scores: [{ points: 1, share: 1 }], again: 0.4, pricedFrom: 0.1, stepSec: 300, breakSec: 0 },
};
const BOOK = turnsBook(RULES, 'baseball');
const finished: TurnsRecord<'baseball'> = {
  sport: 'baseball',
  periods: [
    [1, 0],
    [0, 2],
    [2, 2],
    [1, 0],
    [0, 0],
    [1, 0],
  ],
  periodsOver: 6,
  end: 'finished',
};
const decide = (type: string, specifiers: Record<string, string>, match: TurnsRecord = finished) =>
  multipliersAt2(turnsResult(RULES, BOOK, { type, specifiers }, match));

describe('results of turns', () => {
  it.each([
    ['winner', {}, { home: 2, away: 0 }],
    ['total', { line: '8.5' }, { over: 2, under: 0 }],
    ['total', { line: '9.5' }, { over: 0, under: 2 }],
    ['team-total', { team: 'home', line: '4.5' }, { over: 2, under: 0 }],
    ['handicap', { line: '-1.5' }, { home: 0, away: 2 }],
    ['half-1x2', { half: '1' }, { home: 0, draw: 0, away: 2 }],
    ['half-total', { half: '1', line: '2.5' }, { over: 2, under: 0 }],
    ['period-1x2', { period: '3' }, { home: 0, draw: 2, away: 0 }],
    ['period-total', { period: '3', line: '3.5' }, { over: 2, under: 0 }],
    ['overtime', {}, { yes: 2, no: 0 }],
    [
      'double-result',
      {},
      { 'home-home': 0, 'home-away': 0, 'draw-home': 0, 'draw-away': 0, 'away-home': 2, 'away-away': 0 },
    ],
    ['points-odd-even', {}, { odd: 2, even: 0 }],
    ['team-points-odd-even', { team: 'away' }, { odd: 0, even: 2 }],
    ['half-draw-no-bet', { half: '1' }, { home: 0, away: 2 }],
    ['half-handicap', { half: '1', line: '1.5' }, { home: 2, away: 0 }],
    ['half-team-total', { half: '1', team: 'away', line: '1.5' }, { over: 2, under: 0 }],
    ['period-draw-no-bet', { period: '3' }, { home: 1, away: 1 }],
    ['period-double-chance', { period: '2' }, { '1x': 0, '12': 2, x2: 2 }],
    ['period-odd-even', { period: '3' }, { odd: 0, even: 2 }],
  ])('%s %o counts what is played after the last period, but for parts', (type, specifiers, multipliers) => {
    expect(decide(type, specifiers)).toEqual(multipliers);
  });

  it('name by how much a side won', () => {
    const won = Object.entries(decide('runs-margin', {}) ?? {}).filter(([, paid]) => paid === 2);
    expect(won).toEqual([['home-1', 2]]);
  });

  it('leave open what play can still change, and make it void where it broke off', () => {
    const { end: _end, ...running } = { ...finished, periods: finished.periods.slice(0, 2), periodsOver: 1 };
    expect(decide('winner', {}, running)).toBeUndefined();
    expect(decide('total', { line: '2.5' }, running)).toEqual({ over: 2, under: 0 });
    expect(decide('period-1x2', { period: '1' }, running)).toEqual({ home: 2, draw: 0, away: 0 });
    expect(decide('half-1x2', { half: '1' }, running)).toBeUndefined();
    const brokenOff = { ...running, end: 'broken-off' as const };
    expect(decide('winner', {}, brokenOff)).toEqual({ home: 1, away: 1 });
    expect(decide('handicap', { line: '-1.5' }, brokenOff)).toEqual({ home: 1, away: 1 });
    expect(decide('half-1x2', { half: '1' }, brokenOff)).toEqual({ home: 1, draw: 1, away: 1 });
    expect(decide('period-total', { period: '3', line: '1.5' }, brokenOff)).toEqual({ over: 1, under: 1 });
  });

  it.each([
    ['1x2', {}],
    ['half-goals', { half: '1' }],
    ['half-1x2', { half: '2' }],
    // The last period may be cut short.
    ['period-1x2', { period: '4' }],
  ])('refuse %s %o, which the sport does not have', (type, specifiers) => {
    expect(() => decide(type, specifiers)).toThrow(RangeError);
  });

  it('agree with every end there is, none of them level', () => {
    const ends = turnsEnds(RULES, BOOK, 'baseball', { total: 9, margin: 2, rest: 3 });
    const markets = [{ type: 'total', specifiers: { line: '8.5' }, outcomes: ['over'] }];
    expect(ends.possible([], [4, 1]).map((match) => decide('winner', {}, match))).toEqual([
      { home: 2, away: 0 },
    ]);
    const scores = ends.onFrom(markets, [1, 2]).map(ends.scoreOf);
    expect(scores.every(([home, away]) => home >= 1 && away >= 2 && home !== away)).toBe(true);
    expect(new Set(scores.map(([home, away]) => home + away > 8)).size).toBe(2);
  });
});
