import { multipliersAt2 } from '../../results/multipliers.testing.ts';
import { decideMarket } from '../sports.ts';
import { setScores, type TennisRecord } from './tennis-results.ts';

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
    played: [
      'hahahahaha'.split('').map((side) => ({ winner: side === 'h' ? 'home' : 'away', deuce: false })),
      'aahahaaha'.split('').map((side) => ({ winner: side === 'h' ? 'home' : 'away', deuce: side === 'h' })),
      [],
    ],
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
    ['team-games-total', { team: 'away', line: '15.5' }, { over: 2, under: 0 }],
    ['games-odd-even', {}, { odd: 0, even: 2 }],
    [
      'winner-games-total',
      { line: '32.5' },
      { 'home-over': 0, 'home-under': 2, 'away-over': 0, 'away-under': 0 },
    ],
    ['set-and-match', {}, { 'home-home': 2, 'home-away': 0, 'away-home': 0, 'away-away': 0 }],
    ['tie-break', {}, { yes: 2, no: 0 }],
    ['sets-total', { line: '2.5' }, { over: 2, under: 0 }],
    ['sets-handicap', { line: '-1.5' }, { home: 0, away: 2 }],
    ['team-wins-set', { team: 'away' }, { yes: 2, no: 0 }],
    ['set-total', { set: '2', line: '9.5' }, { over: 0, under: 2 }],
    ['set-handicap', { set: '3', line: '-1.5' }, { home: 0, away: 2 }],
    ['set-team-total', { set: '2', team: 'home', line: '3.5' }, { over: 0, under: 2 }],
    ['set-odd-even', { set: '2' }, { odd: 2, even: 0 }],
    ['set-tie-break', { set: '3' }, { yes: 2, no: 0 }],
    ['set-tie-break', { set: '4' }, { yes: 1, no: 1 }],
    ['set-race', { set: '1', points: '3' }, { home: 2, away: 0 }],
    ['set-race', { set: '2', points: '5' }, { home: 0, away: 2 }],
    ['game-winner', { set: '2', game: '3' }, { home: 2, away: 0 }],
    ['game-winner', { set: '2', game: '10' }, { home: 1, away: 1 }],
    ['game-deuce', { set: '2', game: '3' }, { yes: 2, no: 0 }],
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

  it('names every score of a set, and voids those of a set that was not played to its end', () => {
    const won = Object.entries(decide('set-correct-score', { set: '3' }, finished) ?? {});
    expect(won.filter(([, multiplier]) => multiplier === 2)).toEqual([['7:6', 2]]);
    expect(won).toHaveLength(14);
    const retired: TennisRecord = { ...finished, sets: [[6, 4]], current: [5, 1], end: 'broken-off' };
    const second = decide('set-correct-score', { set: '2' }, retired) ?? {};
    expect(new Set(Object.values(second))).toEqual(new Set([1]));
    expect(decide('set-race', { set: '2', points: '5' }, { ...retired, played: [[], []] })).toEqual({
      home: 1,
      away: 1,
    });
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
