import type { Side } from '../../results/match-record.ts';
import { multipliersAt2 } from '../../results/multipliers.testing.ts';
import { decideMarket } from '../sports.ts';
import type { FootballRecord } from './football-record.ts';
import { CORRECT_SCORES } from './football-results.ts';

function finished(goals: readonly Side[], firstHalfGoals = 0): FootballRecord {
  const count = (sides: readonly Side[], side: Side) => sides.filter((each) => each === side).length;
  const half = goals.slice(0, firstHalfGoals);
  return {
    sport: 'football',
    score: [count(goals, 'home'), count(goals, 'away')],
    firstHalf: [count(half, 'home'), count(half, 'away')],
    firstHalfOver: true,
    goals,
    end: 'finished',
  };
}
const H = 'home';
const A = 'away';

function decide(type: string, specifiers: Record<string, string>, match: FootballRecord) {
  return multipliersAt2(decideMarket({ type, specifiers }, match));
}

describe('football results (rules §7)', () => {
  // [market, specifiers, goals in order, goals of the first half, return of 1 staked at odds 2 by outcome]
  const table: readonly [string, Record<string, string>, Side[], number, Record<string, number>][] = [
    ['1x2', {}, [H, H, A], 1, { home: 2, draw: 0, away: 0 }],
    ['1x2', {}, [H, A], 1, { home: 0, draw: 2, away: 0 }],
    ['1x2', {}, [A], 0, { home: 0, draw: 0, away: 2 }],
    ['double-chance', {}, [H], 1, { '1x': 2, '12': 2, x2: 0 }],
    ['double-chance', {}, [], 0, { '1x': 2, '12': 0, x2: 2 }],
    ['double-chance', {}, [A], 0, { '1x': 0, '12': 2, x2: 2 }],
    ['both-score', {}, [H, A], 0, { yes: 2, no: 0 }],
    ['both-score', {}, [H, H], 0, { yes: 0, no: 2 }],
    ['next-goal', { goal: '1' }, [A, H], 0, { home: 0, none: 0, away: 2 }],
    ['next-goal', { goal: '2' }, [A, H], 0, { home: 2, none: 0, away: 0 }],
    ['next-goal', { goal: '3' }, [A, H], 0, { home: 0, none: 2, away: 0 }],
    ['total', { line: '2.5' }, [H, H, A], 1, { over: 2, under: 0 }],
    ['total', { line: '2.5' }, [H, A], 1, { over: 0, under: 2 }],
    ['total', { line: '3' }, [H, H, A], 1, { over: 1, under: 1 }],
    ['total', { line: '2.75' }, [H, H, A], 1, { over: 1.5, under: 0.5 }],
    ['total', { line: '3.25' }, [H, H, A], 1, { over: 0.5, under: 1.5 }],
    ['team-total', { line: '1.5', team: 'home' }, [H, H, A], 1, { over: 2, under: 0 }],
    ['team-total', { line: '1', team: 'away' }, [H, H, A], 1, { over: 1, under: 1 }],
    ['handicap', { line: '-1' }, [H, H, A], 1, { home: 1, away: 1 }],
    ['handicap', { line: '-1.25' }, [H, H, A], 1, { home: 0.5, away: 1.5 }],
    ['handicap', { line: '-0.75' }, [H, H, A], 1, { home: 1.5, away: 0.5 }],
    ['handicap', { line: '0' }, [H, A], 1, { home: 1, away: 1 }],
    ['handicap', { line: '0.5' }, [H, A], 1, { home: 2, away: 0 }],
    ['handicap', { line: '-0.25' }, [], 0, { home: 0.5, away: 1.5 }],
    ['half-1x2', { half: '1' }, [H, A, A], 1, { home: 2, draw: 0, away: 0 }],
    ['half-1x2', { half: '2' }, [H, A, A], 1, { home: 0, draw: 0, away: 2 }],
    ['half-total', { half: '1', line: '0.5' }, [H, A, A], 1, { over: 2, under: 0 }],
    ['half-total', { half: '2', line: '2.5' }, [H, A, A], 1, { over: 0, under: 2 }],
    ['half-total', { half: '2', line: '2' }, [H, A, A], 1, { over: 1, under: 1 }],
  ];
  it.each(table)('%s %o after %o with %i before the break', (type, specifiers, goals, half, expected) => {
    expect(decide(type, specifiers, finished(goals, half))).toEqual(expected);
  });

  it('pays the listed correct score, or any other beyond 4:4', () => {
    const listed = decide('correct-score', {}, finished([H, A, H]));
    expect(listed?.['2:1']).toBe(2);
    expect(Object.values(listed ?? {}).reduce((sum, value) => sum + value, 0)).toBe(2);
    const beyond = decide('correct-score', {}, finished([H, H, H, H, H]));
    expect(beyond?.['any-other']).toBe(2);
    expect(Object.keys(beyond ?? {})).toEqual([...CORRECT_SCORES, 'any-other']);
  });

  it('voids half markets of a match whose half-time score is unknown', () => {
    const match: FootballRecord = { ...finished([H, A]), firstHalf: 'unknown' };
    expect(decide('half-1x2', { half: '1' }, match)).toEqual({ home: 1, draw: 1, away: 1 });
    expect(decide('half-total', { half: '2', line: '0.5' }, match)).toEqual({ over: 1, under: 1 });
    expect(decide('1x2', {}, match)).toEqual({ home: 0, draw: 2, away: 0 });
  });

  it('voids next goal when the order is unknown, unless one side scored them all', () => {
    const match: FootballRecord = { ...finished([H, A]), goals: 'unknown' };
    expect(decide('next-goal', { goal: '1' }, match)).toEqual({ home: 1, none: 1, away: 1 });
    expect(decide('next-goal', { goal: '3' }, match)).toEqual({ home: 0, none: 2, away: 0 });
    const oneSided: FootballRecord = { ...finished([A, A]), goals: 'unknown' };
    expect(decide('next-goal', { goal: '2' }, oneSided)).toEqual({ home: 0, none: 0, away: 2 });
  });
});

describe('football while it is played', () => {
  const playing: FootballRecord = {
    sport: 'football',
    score: [2, 1],
    firstHalf: [2, 1],
    firstHalfOver: false,
    goals: [H, A, H],
  };

  it.each([
    ['1x2', {}],
    ['total', { line: '3' }],
    ['total', { line: '2.75' }],
    ['handicap', { line: '-0.5' }],
    ['next-goal', { goal: '4' }],
    ['half-1x2', { half: '1' }],
    ['correct-score', {}],
  ])('leaves %s %o open', (type, specifiers) => {
    expect(decide(type, specifiers, playing)).toBeUndefined();
  });

  it.each([
    ['total', { line: '2.5' }, { over: 2, under: 0 }],
    ['team-total', { line: '1.5', team: 'home' }, { over: 2, under: 0 }],
    ['both-score', {}, { yes: 2, no: 0 }],
    ['next-goal', { goal: '3' }, { home: 2, none: 0, away: 0 }],
    ['half-total', { half: '1', line: '1.5' }, { over: 2, under: 0 }],
  ])('decides %s %o early', (type, specifiers, expected) => {
    expect(decide(type, specifiers, playing)).toEqual(expected);
  });

  it('decides the first half at the break', () => {
    const secondHalf: FootballRecord = { ...playing, firstHalfOver: true };
    expect(decide('half-1x2', { half: '1' }, secondHalf)).toEqual({ home: 2, draw: 0, away: 0 });
    expect(decide('half-1x2', { half: '2' }, secondHalf)).toBeUndefined();
  });

  it('keeps what was decided when the match is abandoned and voids the rest', () => {
    const abandoned: FootballRecord = { ...playing, end: 'broken-off' };
    expect(decide('total', { line: '2.5' }, abandoned)).toEqual({ over: 2, under: 0 });
    expect(decide('total', { line: '3.5' }, abandoned)).toEqual({ over: 1, under: 1 });
    expect(decide('1x2', {}, abandoned)).toEqual({ home: 1, draw: 1, away: 1 });
    expect(decide('next-goal', { goal: '4' }, abandoned)).toEqual({ home: 1, none: 1, away: 1 });
  });
});
