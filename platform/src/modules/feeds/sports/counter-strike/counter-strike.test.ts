import { createRandom } from '../../simulation/random/random.ts';
import { expectSoundPrices, miscalibration } from '../../simulation/match/calibration.testing.ts';
import { ROUNDS_RULES, roundsMap } from '../maps/rounds-map.ts';
import { mapsMatch } from '../maps/maps-match.ts';
import { playMaps } from '../maps/maps-timeline.ts';

const TEMPO = { pointSec: 100, pointSpreadSec: 1, betweenMapsSec: 300 };
const model = roundsMap(0.52);
const matches = Array.from({ length: 800 }, (_, seed) =>
  mapsMatch(
    ROUNDS_RULES,
    playMaps(ROUNDS_RULES, TEMPO, model, createRandom('counter-strike', String(seed))),
    { homePoint: 0.52, model },
    (played) => ({ sport: 'counter-strike', ...played }),
  ),
);

describe('Counter-Strike, 800 matches from fixed seeds', () => {
  it.each([
    ['winner', {}, 'home'],
    ['maps-score', {}, '2:1'],
    ['maps-total', { line: '2.5' }, 'over'],
    ['maps-handicap', { line: '-1.5' }, 'home'],
    ['map-winner', { map: '2' }, 'away'],
    ['map-total', { map: '1', line: '21.5' }, 'over'],
    ['map-handicap', { map: '1', line: '-3.5' }, 'home'],
    ['map-first', { map: '1', count: '5' }, 'home'],
    ['map-first', { map: '2', count: '10' }, 'away'],
    ['map-team-total', { map: '1', team: 'home', line: '12.5' }, 'over'],
    ['map-overtime', { map: '1' }, 'yes'],
  ])('%s %o %s happens as often as it is priced', (type, specifiers, outcome) => {
    expect(miscalibration(matches, -1, { type, specifiers }, outcome)).toBeLessThan(3);
  });

  it.each([1_000, 3_000, 5_500])('is priced right in play too, %i seconds in', (atSec) => {
    const some = matches.slice(0, 300);
    expect(miscalibration(some, atSec, { type: 'winner', specifiers: {} }, 'home')).toBeLessThan(3);
    expect(miscalibration(some, atSec, { type: 'maps-score', specifiers: {} }, '2:1')).toBeLessThan(3);
  });

  it('is priced soundly', () => {
    expectSoundPrices('counter-strike', matches.slice(0, 12), [-1, 0, 700, 2_000, 3_100, 5_600]);
  });
});
