import { multipliersAt2 } from '../../results/multipliers.testing.ts';
import type { RallyRecord } from './rally-rules.ts';
import { rallyEnds } from './rally-ends.ts';
import { rallyResult } from './rally-results.ts';

const RULES = { setsToWin: 3, pointsToWin: 25, lastSetPoints: 15, races: [10, 20] };
const ends = rallyEnds(RULES, 'volleyball');
const finished: RallyRecord = {
  sport: 'volleyball',
  sets: [
    [25, 20],
    [23, 25],
    [26, 24],
    [25, 11],
  ],
  current: [0, 0],
  firsts: [{ 10: 'away', 20: 'home' }, { 10: 'away', 20: 'away' }, {}, { 10: 'home', 20: 'home' }],
  end: 'finished',
};
const decide = (type: string, specifiers: Record<string, string>, match = finished) =>
  multipliersAt2(rallyResult(RULES, { type, specifiers }, match));

describe('results of rallies', () => {
  // 99 points to 80 in four sets.
  it.each([
    ['winner', {}, { home: 2, away: 0 }],
    ['set-score', {}, { '3:0': 0, '3:1': 2, '3:2': 0, '2:3': 0, '1:3': 0, '0:3': 0 }],
    ['sets-total', { line: '3.5' }, { over: 2, under: 0 }],
    ['sets-handicap', { line: '-2.5' }, { home: 0, away: 2 }],
    ['total', { line: '178.5' }, { over: 2, under: 0 }],
    ['total', { line: '179.5' }, { over: 0, under: 2 }],
    ['handicap', { line: '-18.5' }, { home: 2, away: 0 }],
    ['handicap', { line: '-19.5' }, { home: 0, away: 2 }],
    ['set-winner', { set: '2' }, { home: 0, away: 2 }],
    ['set-winner', { set: '5' }, { home: 1, away: 1 }],
    ['set-total', { set: '3', line: '49.5' }, { over: 2, under: 0 }],
    ['set-total', { set: '5', line: '25.5' }, { over: 1, under: 1 }],
    ['team-total', { team: 'away', line: '79.5' }, { over: 2, under: 0 }],
    ['points-odd-even', {}, { odd: 2, even: 0 }],
    ['team-wins-set', { team: 'away' }, { yes: 2, no: 0 }],
    ['set-and-match', {}, { 'home-home': 2, 'home-away': 0, 'away-home': 0, 'away-away': 0 }],
    ['set-handicap', { set: '1', line: '-5.5' }, { home: 0, away: 2 }],
    ['set-team-total', { set: '4', team: 'away', line: '11.5' }, { over: 0, under: 2 }],
    ['set-odd-even', { set: '1' }, { odd: 2, even: 0 }],
    ['set-race', { set: '1', points: '10' }, { home: 0, away: 2 }],
    ['set-race', { set: '3', points: '10' }, { home: 1, away: 1 }],
    ['set-extra-points', { set: '3' }, { yes: 2, no: 0 }],
    ['set-extra-points', { set: '2' }, { yes: 0, no: 2 }],
    ['set-extra-points', { set: '5' }, { yes: 1, no: 1 }],
  ])('%s %o', (type, specifiers, multipliers) => {
    expect(decide(type, specifiers)).toEqual(multipliers);
  });

  it('leave open what play can still change, and make it void where it broke off', () => {
    const playing: RallyRecord = { sport: 'volleyball', sets: [[25, 20]], current: [20, 19] };
    expect(decide('winner', {}, playing)).toBeUndefined();
    expect(decide('set-winner', { set: '1' }, playing)).toEqual({ home: 2, away: 0 });
    expect(decide('set-total', { set: '2', line: '38.5' }, playing)).toEqual({ over: 2, under: 0 });
    expect(decide('set-total', { set: '2', line: '40.5' }, playing)).toBeUndefined();
    const brokenOff = { ...playing, end: 'broken-off' as const };
    expect(decide('winner', {}, brokenOff)).toEqual({ home: 1, away: 1 });
    expect(decide('total', { line: '83.5' }, brokenOff)).toEqual({ over: 2, under: 0 });
    expect(decide('set-total', { set: '2', line: '40.5' }, brokenOff)).toEqual({ over: 1, under: 1 });
  });

  it('refuse what is no market of the sport', () => {
    expect(() => decide('corners-total', { line: '9.5' })).toThrow(RangeError);
    expect(() => decide('set-winner', { set: '6' })).toThrow(RangeError);
  });

  it('agree with every end there is', () => {
    expect(ends.possible([], undefined)).toHaveLength(20);
    expect(ends.possible([], [3, 1])).toHaveLength(3);
    expect(ends.possible([], [1, 1])).toHaveLength(20);
    for (const match of ends.onFrom([], [1, 2])) {
      expect(match.sets.length).toBeGreaterThan(3);
      expect(decide('winner', {}, match)).toBeDefined();
    }
  });
});
