import { createRandom } from '../../simulation/random/random.ts';
import { expectSoundPrices, miscalibration } from '../../simulation/match/calibration.testing.ts';
import { KILLS_RULES } from '../maps/kills-map.ts';
import { mapsMatch } from '../maps/maps-match.ts';
import { playMaps } from '../maps/maps-timeline.ts';
import { dota2Map } from './dota-2.ts';

const TEMPO = { pointSec: 50, pointSpreadSec: 1, betweenMapsSec: 420 };
const model = dota2Map(0.52);
const matches = Array.from({ length: 800 }, (_, seed) =>
  mapsMatch(
    KILLS_RULES,
    playMaps(KILLS_RULES, TEMPO, model, createRandom('dota-2', String(seed))),
    { homePoint: 0.52, model },
    (played) => ({ sport: 'dota-2', ...played }),
  ),
);

describe('Dota 2, 800 matches from fixed seeds', () => {
  it.each([
    ['winner', {}, 'home'],
    ['maps-score', {}, '2:0'],
    ['maps-total', { line: '2.5' }, 'over'],
    ['maps-handicap', { line: '1.5' }, 'away'],
    ['map-winner', { map: '1' }, 'home'],
    ['map-total', { map: '1', line: '45.5' }, 'over'],
    ['map-handicap', { map: '2', line: '-3.5' }, 'home'],
    ['map-first-blood', { map: '1' }, 'away'],
    ['map-first', { map: '1', count: '10' }, 'home'],
    ['map-and-match', {}, 'away-home'],
    ['team-wins-map', { team: 'away' }, 'yes'],
    ['map-team-total', { map: '1', team: 'away', line: '22.5' }, 'over'],
    ['map-odd-even', { map: '2' }, 'odd'],
    ['map-first-tower', { map: '1' }, 'home'],
    ['map-towers-total', { map: '1', line: '9.5' }, 'over'],
    ['map-towers-handicap', { map: '2', line: '-2.5' }, 'home'],
  ])('%s %o %s happens as often as it is priced', (type, specifiers, outcome) => {
    expect(miscalibration(matches, -1, { type, specifiers }, outcome)).toBeLessThan(3);
  });

  it.each([1_000, 3_000, 5_500])('is priced right in play too, %i seconds in', (atSec) => {
    const some = matches.slice(0, 300);
    expect(miscalibration(some, atSec, { type: 'winner', specifiers: {} }, 'home')).toBeLessThan(3);
    expect(miscalibration(some, atSec, { type: 'maps-score', specifiers: {} }, '2:1')).toBeLessThan(3);
    const double = { type: 'map-and-match', specifiers: {} };
    expect(miscalibration(some, atSec, double, 'away-away')).toBeLessThan(3);
  });

  it('is priced soundly', () => {
    expectSoundPrices('dota-2', matches.slice(0, 12), [-1, 0, 700, 2_000, 3_100, 5_600]);
  });
});
