import { multipliersAt2 } from '../../results/multipliers.testing.ts';
import { timedBook } from './timed-book.ts';
import { scoreOf, timedEnds } from './timed-ends.ts';
import { timedResult } from './timed-results.ts';
import type { TimedRecord, TimedRules } from './timed-rules.ts';

const RULES: TimedRules = {
  ...{ periods: 3, periodSec: 1_200, breakSec: 900, turnSec: 20, alarmChance: 0 },
  overtime: { sec: 300, chanceFactor: 2 },
};
const LINES = { usualChance: 0.017, stepQuarters: 2, listedGoals: 2, races: [] } as const;
const BOOK = timedBook(RULES, { sport: 'ice-hockey', ...LINES });
const HANDBALL = timedBook(RULES, { sport: 'handball', ...LINES });
const { overtime: _none, ...ENDS_LEVEL } = RULES;
const finished: TimedRecord<'ice-hockey'> = {
  sport: 'ice-hockey',
  periods: [
    [1, 0],
    [0, 2],
    [1, 0],
  ],
  periodsOver: 3,
  goals: ['home', 'away', 'away', 'home'],
  overtimeWinner: 'away',
  end: 'finished',
};
const decide = (type: string, specifiers: Record<string, string>, match: TimedRecord = finished) =>
  multipliersAt2(timedResult(RULES, BOOK, { type, specifiers }, match));

describe('results of goals by a clock', () => {
  it.each([
    ['1x2', {}, { home: 0, draw: 2, away: 0 }],
    ['winner-with-overtime', {}, { home: 0, away: 2 }],
    ['total', { line: '4.5' }, { over: 0, under: 2 }],
    ['team-total', { team: 'home', line: '1.5' }, { over: 2, under: 0 }],
    ['handicap', { line: '0.5' }, { home: 2, away: 0 }],
    ['period-1x2', { period: '2' }, { home: 0, draw: 0, away: 2 }],
    ['period-total', { period: '2', line: '1.5' }, { over: 2, under: 0 }],
    ['total', { line: '4' }, { over: 1, under: 1 }],
    ['double-chance', {}, { '1x': 2, '12': 0, x2: 2 }],
    ['draw-no-bet', {}, { home: 1, away: 1 }],
    ['overtime', {}, { yes: 2, no: 0 }],
    ['next-goal', { goal: '2' }, { home: 0, none: 0, away: 2 }],
    ['next-goal', { goal: '5' }, { home: 0, none: 2, away: 0 }],
    ['highest-period', {}, { '1': 0, '2': 2, '3': 0, equal: 0 }],
    ['period-handicap', { period: '2', line: '1.5' }, { home: 0, away: 2 }],
    ['period-draw-no-bet', { period: '1' }, { home: 2, away: 0 }],
    ['period-both-score', { period: '2' }, { yes: 0, no: 2 }],
    ['period-odd-even', { period: '2' }, { odd: 0, even: 2 }],
    ['both-score', {}, { yes: 2, no: 0 }],
  ])('%s %o counts regular time, but for the winner with overtime', (type, specifiers, multipliers) => {
    expect(decide(type, specifiers)).toEqual(multipliers);
  });

  it('leave open what play can still change, and make it void where it broke off', () => {
    const { end: _end, overtimeWinner: _winner, ...level } = finished;
    expect(decide('1x2', {}, level)).toEqual({ home: 0, draw: 2, away: 0 });
    expect(decide('winner-with-overtime', {}, level)).toBeUndefined();
    const second = { ...level, periods: level.periods.slice(0, 2), periodsOver: 1 };
    expect(decide('1x2', {}, second)).toBeUndefined();
    expect(decide('total', { line: '2.5' }, second)).toEqual({ over: 2, under: 0 });
    expect(decide('period-1x2', { period: '1' }, second)).toEqual({ home: 2, draw: 0, away: 0 });
    const brokenOff = { ...second, end: 'broken-off' as const };
    expect(decide('1x2', {}, brokenOff)).toEqual({ home: 1, draw: 1, away: 1 });
    expect(decide('winner-with-overtime', {}, brokenOff)).toEqual({ home: 1, away: 1 });
    expect(decide('handicap', { line: '-1.5' }, brokenOff)).toEqual({ home: 1, away: 1 });
    expect(decide('period-total', { period: '3', line: '1.5' }, brokenOff)).toEqual({ over: 1, under: 1 });
  });

  it('name the first to a number of goals, and nobody where nobody has as many or nobody tells', () => {
    const match = { ...finished, sport: 'handball' };
    const race = (points: string, { goals: _goals, ...untold }: TimedRecord, isTold = true) =>
      multipliersAt2(
        timedResult(RULES, HANDBALL, { type: 'race', specifiers: { points } }, isTold ? match : untold),
      );
    expect(race('2', match)).toEqual({ home: 0, away: 2 });
    expect(race('3', match)).toEqual({ home: 1, away: 1 });
    expect(race('2', match, false)).toEqual({ home: 1, away: 1 });
  });

  it('count scores past the list as any other one', () => {
    const other = { ...finished, periods: [[3, 0]] as const, periodsOver: 1 };
    const won = Object.entries(decide('correct-score', {}, other) ?? {}).filter(([, paid]) => paid === 2);
    expect(won).toEqual([['any-other', 2]]);
    expect(decide('correct-score', {}, finished)).toMatchObject({ '2:2': 2, 'any-other': 0 });
  });

  it.each(['winner', 'half-goals', 'quarter-1x2'])('refuse %s, which the sport does not have', (type) => {
    expect(() => decide(type, { line: '1.5' })).toThrow(RangeError);
  });

  it('have no winner with overtime where sides may end level', () => {
    const key = { type: 'winner-with-overtime', specifiers: {} };
    expect(() => timedResult(ENDS_LEVEL, HANDBALL, key, finished)).toThrow(RangeError);
    expect(timedEnds(ENDS_LEVEL, HANDBALL, 'handball', 3).toldByEnds).not.toContain(key.type);
  });

  it('agree with every end there is: a win by one goal may have come in overtime', () => {
    const ends = timedEnds(RULES, BOOK, 'ice-hockey', 4);
    const oneX2 = (score: readonly [number, number]) =>
      ends.possible([], score).map((match) => decide('1x2', {}, match));
    expect(oneX2([4, 1])).toEqual([{ home: 2, draw: 0, away: 0 }]);
    expect(oneX2([2, 3])).toEqual([
      { home: 0, draw: 0, away: 2 },
      { home: 0, draw: 2, away: 0 },
    ]);
    for (const match of ends.onFrom([], [1, 2])) {
      const [home, away] = scoreOf(match);
      expect([home >= 1, away >= 2, home === away]).toEqual([true, true, false]);
      const score = ends.scoreOf(match).join(':');
      if (BOOK.scores.includes(score))
        expect(decide('correct-score', {}, match)).toMatchObject({ [score]: 2 });
    }
  });
});
