import { decideMarket, setScores } from './index.ts';
import type { BasketballRecord, TennisRecord } from './match-record.ts';
import { multipliersAt2 } from './multipliers.testing.ts';

describe('tennis results', () => {
  const finished: TennisRecord = {
    sport: 'tennis',
    bestOf: 3,
    sets: [
      [6, 4],
      [3, 6],
      [7, 6],
    ],
    current: [0, 0],
    end: 'finished',
  };
  const decide = (type: string, specifiers: Record<string, string>, match: TennisRecord) =>
    multipliersAt2(decideMarket({ type, specifiers }, match));

  it.each([
    ['winner', {}, { home: 2, away: 0 }],
    ['set-winner', { set: '1' }, { home: 2, away: 0 }],
    ['set-winner', { set: '2' }, { home: 0, away: 2 }],
    ['set-winner', { set: '4' }, { home: 1, away: 1 }],
    ['set-score', {}, { '2:0': 0, '2:1': 2, '1:2': 0, '0:2': 0 }],
    ['games-total', { line: '31.5' }, { over: 2, under: 0 }],
    ['games-total', { line: '32' }, { over: 1, under: 1 }],
    ['games-handicap', { line: '-0.5' }, { home: 0, away: 2 }],
    ['games-handicap', { line: '0.5' }, { home: 2, away: 0 }],
  ])('%s %o', (type, specifiers, expected) => {
    expect(decide(type, specifiers, finished)).toEqual(expected);
  });

  it('voids what a retirement leaves undecided and keeps the rest', () => {
    const retired: TennisRecord = { ...finished, sets: [[6, 4]], current: [5, 1], end: 'broken-off' };
    expect(decide('winner', {}, retired)).toEqual({ home: 1, away: 1 });
    expect(decide('set-winner', { set: '1' }, retired)).toEqual({ home: 2, away: 0 });
    expect(decide('set-winner', { set: '2' }, retired)).toEqual({ home: 1, away: 1 });
    expect(decide('set-score', {}, retired)).toEqual({ '2:0': 1, '2:1': 1, '1:2': 1, '0:2': 1 });
    expect(decide('games-total', { line: '15.5' }, retired)).toEqual({ over: 2, under: 0 });
    expect(decide('games-total', { line: '20.5' }, retired)).toEqual({ over: 1, under: 1 });
    expect(decide('games-handicap', { line: '1.5' }, retired)).toEqual({ home: 1, away: 1 });
  });

  it('lists the scores of five-set matches', () => {
    expect(setScores(5)).toEqual(['3:0', '3:1', '3:2', '2:3', '1:3', '0:3']);
  });

  it('decides nothing but finished sets while it is played', () => {
    const { end: _, ...playing } = { ...finished, sets: finished.sets.slice(0, 1), current: [2, 1] as const };
    expect(decide('set-winner', { set: '1' }, playing)).toEqual({ home: 2, away: 0 });
    expect(decide('set-winner', { set: '2' }, playing)).toBeUndefined();
    expect(decide('winner', {}, playing)).toBeUndefined();
    expect(decide('games-total', { line: '12.5' }, playing)).toEqual({ over: 2, under: 0 });
  });
});

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

describe('markets a sport does not have', () => {
  it('are refused', () => {
    const match: TennisRecord = { sport: 'tennis', bestOf: 3, sets: [], current: [0, 0] };
    expect(() => decideMarket({ type: '1x2', specifiers: {} }, match)).toThrow(RangeError);
    expect(() => decideMarket({ type: 'games-total', specifiers: { line: 'x' } }, match)).toThrow(RangeError);
    expect(() => decideMarket({ type: 'set-winner', specifiers: {} }, match)).toThrow(RangeError);
  });
});
