import { createRandom } from '../../simulation/random/random.ts';
import { expectSoundPrices, miscalibration } from '../../simulation/match/calibration.testing.ts';
import { rallyMatch } from '../rally/rally-match.ts';
import { playRallies } from '../rally/rally-timeline.ts';
import { TABLE_TENNIS_RULES } from './table-tennis.ts';

const HOME_POINT = 0.52;
const TEMPO = { pointSec: 20, pointSpreadSec: 1, betweenSetsSec: 60 };
const matches = Array.from({ length: 1_000 }, (_, seed) => {
  const random = createRandom('table-tennis', String(seed));
  return rallyMatch(
    TABLE_TENNIS_RULES,
    playRallies(TABLE_TENNIS_RULES, TEMPO, HOME_POINT, random),
    HOME_POINT,
    ({ sets, points, firsts, isOver }) => ({
      ...{ sport: 'table-tennis', sets, current: points, firsts },
      ...(isOver ? { end: 'finished' as const } : {}),
    }),
  );
});

describe('table-tennis, 1,000 matches from fixed seeds', () => {
  it.each([
    ['winner', {}, 'home'],
    ['set-winner', { set: '2' }, 'away'],
    ['set-score', {}, '3:2'],
    ['total', { line: '74.5' }, 'over'],
    ['handicap', { line: '-3.5' }, 'home'],
    ['sets-total', { line: '4.5' }, 'over'],
    ['sets-handicap', { line: '1.5' }, 'away'],
    ['set-total', { set: '1', line: '18.5' }, 'under'],
    ['points-odd-even', {}, 'odd'],
    ['set-race', { set: '2', points: '7' }, 'home'],
    ['set-extra-points', { set: '1' }, 'no'],
    ['set-and-match', {}, 'home-away'],
  ])('%s %o %s happens as often as it is priced', (type, specifiers, outcome) => {
    expect(miscalibration(matches, -1, { type, specifiers }, outcome)).toBeLessThan(3);
  });

  it.each([300, 800, 1_300])('is priced right in play too, %i seconds in', (atSec) => {
    expect(miscalibration(matches, atSec, { type: 'winner', specifiers: {} }, 'home')).toBeLessThan(3);
    expect(miscalibration(matches, atSec, { type: 'set-score', specifiers: {} }, '3:1')).toBeLessThan(3);
  });

  it('is priced soundly', () => {
    expectSoundPrices('table-tennis', matches.slice(0, 20), [-1, 0, 200, 500, 900, 1_400]);
  });
});
