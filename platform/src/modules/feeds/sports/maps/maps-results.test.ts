import { multipliersAt2 } from '../../results/multipliers.testing.ts';
import { KILLS_RULES } from './kills-map.ts';
import { mapsEnds } from './maps-ends.ts';
import type { MapsRecord } from './maps-record.ts';
import { mapsResult } from './maps-results.ts';
import { ROUNDS_RULES } from './rounds-map.ts';

const ends = mapsEnds('dota-2');
const finished: MapsRecord = {
  sport: 'dota-2',
  maps: [
    {
      ...{ points: [31, 22], firsts: { 1: 'away', 5: 'home', 10: 'home' }, winner: 'home' },
      ...{ towers: [6, 2], firstTower: 'away' },
    },
    { points: [25, 24], firsts: { 1: 'home', 5: 'home', 10: 'home' }, winner: 'away' },
    { points: [9, 8], firsts: { 1: 'home', 5: 'away' }, winner: 'home' },
  ],
  end: 'finished',
};
const decide = (type: string, specifiers: Record<string, string>, match = finished) =>
  multipliersAt2(mapsResult(KILLS_RULES, { type, specifiers }, match));

describe('the overtime of a map of rounds', () => {
  const overtime = (points: readonly [number, number], winner?: 'home' | 'away') =>
    multipliersAt2(
      mapsResult(
        ROUNDS_RULES,
        { type: 'map-overtime', specifiers: { map: '1' } },
        { sport: 'counter-strike', maps: [{ points, firsts: {}, ...(winner && { winner }) }] },
      ),
    );

  it('is certain at 12:12, and never comes once somebody has won before', () => {
    expect(overtime([12, 11])).toBeUndefined();
    expect(overtime([12, 12])).toEqual({ yes: 2, no: 0 });
    expect(overtime([16, 14], 'home')).toEqual({ yes: 2, no: 0 });
    expect(overtime([11, 13], 'away')).toEqual({ yes: 0, no: 2 });
  });
});

describe('results of maps', () => {
  it.each([
    ['winner', {}, { home: 2, away: 0 }],
    ['maps-score', {}, { '2:0': 0, '2:1': 2, '1:2': 0, '0:2': 0 }],
    ['maps-total', { line: '2.5' }, { over: 2, under: 0 }],
    ['maps-handicap', { line: '-1.5' }, { home: 0, away: 2 }],
    // Its winner had fewer kills.
    ['map-winner', { map: '2' }, { home: 0, away: 2 }],
    ['map-handicap', { map: '2', line: '-0.5' }, { home: 2, away: 0 }],
    ['map-total', { map: '1', line: '52.5' }, { over: 2, under: 0 }],
    ['map-first-blood', { map: '1' }, { home: 0, away: 2 }],
    ['map-first', { map: '1', count: '5' }, { home: 2, away: 0 }],
    // Nobody came to ten.
    ['map-first', { map: '3', count: '10' }, { home: 1, away: 1 }],
    ['map-and-match', {}, { 'home-home': 2, 'home-away': 0, 'away-home': 0, 'away-away': 0 }],
    ['team-wins-map', { team: 'away' }, { yes: 2, no: 0 }],
    ['map-team-total', { map: '1', team: 'away', line: '22.5' }, { over: 0, under: 2 }],
    ['map-odd-even', { map: '1' }, { odd: 2, even: 0 }],
    ['map-first-tower', { map: '1' }, { home: 0, away: 2 }],
    ['map-towers-total', { map: '1', line: '7.5' }, { over: 2, under: 0 }],
    ['map-towers-handicap', { map: '1', line: '-4.5' }, { home: 0, away: 2 }],
    // Nobody tells its towers.
    ['map-towers-total', { map: '2', line: '7.5' }, { over: 1, under: 1 }],
    ['map-first-tower', { map: '2' }, { home: 1, away: 1 }],
  ])('%s %o', (type, specifiers, multipliers) => {
    expect(decide(type, specifiers)).toEqual(multipliers);
  });

  it('leave open what play can still change, and make it void where it broke off', () => {
    const playing: MapsRecord = {
      sport: 'dota-2',
      maps: [
        { points: [31, 22], firsts: { 1: 'away' }, winner: 'home' },
        { points: [6, 4], firsts: { 1: 'home', 5: 'home' } },
      ],
    };
    expect(decide('winner', {}, playing)).toBeUndefined();
    expect(decide('map-winner', { map: '1' }, playing)).toEqual({ home: 2, away: 0 });
    expect(decide('map-winner', { map: '2' }, playing)).toBeUndefined();
    expect(decide('map-total', { map: '2', line: '9.5' }, playing)).toEqual({ over: 2, under: 0 });
    expect(decide('map-first', { map: '2', count: '5' }, playing)).toEqual({ home: 2, away: 0 });
    expect(decide('map-first', { map: '2', count: '10' }, playing)).toBeUndefined();
    const brokenOff = { ...playing, end: 'broken-off' as const };
    expect(decide('winner', {}, brokenOff)).toEqual({ home: 1, away: 1 });
    expect(decide('maps-total', { line: '2.5' }, brokenOff)).toEqual({ over: 1, under: 1 });
    expect(decide('map-first', { map: '2', count: '10' }, brokenOff)).toEqual({ home: 1, away: 1 });
    expect(decide('map-handicap', { map: '3', line: '2.5' }, brokenOff)).toEqual({ home: 1, away: 1 });
  });

  it('are none of a map that is not played when the match is won in two', () => {
    const inTwo = { ...finished, maps: finished.maps.slice(0, 1).flatMap((map) => [map, map]) };
    expect(decide('map-winner', { map: '3' }, inTwo)).toEqual({ home: 1, away: 1 });
    expect(decide('maps-total', { line: '2.5' }, inTwo)).toEqual({ over: 0, under: 2 });
  });

  it('refuse what is no market of the sport', () => {
    expect(() => decide('set-winner', { set: '1' })).toThrow(RangeError);
    expect(() => decide('maps-corners', {})).toThrow(RangeError);
    expect(() => decide('map-winner', { map: '4' })).toThrow(RangeError);
  });

  it('agree with every end there is', () => {
    expect(ends.possible([], undefined)).toHaveLength(6);
    expect(ends.possible([], [2, 1])).toHaveLength(2);
    expect(ends.possible([], [1, 1])).toHaveLength(6);
    for (const match of ends.onFrom([], [0, 1])) {
      expect(match.maps.length).toBeGreaterThan(1);
      expect(decide('winner', {}, match)).toBeDefined();
    }
  });
});
