import { createRandom } from '../../simulation/random/random.ts';
import { expectSoundPrices, miscalibration } from '../../simulation/match/calibration.testing.ts';
import { rallyMatch } from '../rally/rally-match.ts';
import { playRallies } from '../rally/rally-timeline.ts';
import { VOLLEYBALL_RULES } from './volleyball.ts';

const HOME_POINT = 0.515;
const TEMPO = { pointSec: 20, pointSpreadSec: 1, betweenSetsSec: 60 };
const matches = Array.from({ length: 1_000 }, (_, seed) => {
  const random = createRandom('volleyball', String(seed));
  return rallyMatch(
    VOLLEYBALL_RULES,
    playRallies(VOLLEYBALL_RULES, TEMPO, HOME_POINT, random),
    HOME_POINT,
    ({ sets, points, firsts, isOver }) => ({
      ...{ sport: 'volleyball', sets, current: points, firsts },
      ...(isOver ? { end: 'finished' as const } : {}),
    }),
  );
});

describe('volleyball, 1,000 matches from fixed seeds', () => {
  it.each([
    ['winner', {}, 'home'],
    ['set-winner', { set: '1' }, 'away'],
    ['set-winner', { set: '3' }, 'home'],
    ['set-score', {}, '3:1'],
    ['total', { line: '179.5' }, 'over'],
    ['handicap', { line: '-4.5' }, 'home'],
    ['sets-total', { line: '3.5' }, 'over'],
    ['sets-handicap', { line: '-1.5' }, 'home'],
    ['set-total', { set: '1', line: '45.5' }, 'over'],
    ['team-total', { team: 'home', line: '90.5' }, 'over'],
    ['team-points-odd-even', { team: 'away' }, 'even'],
    ['set-and-match', {}, 'away-home'],
    ['team-wins-set', { team: 'away' }, 'yes'],
    ['set-handicap', { set: '2', line: '-2.5' }, 'home'],
    ['set-team-total', { set: '1', team: 'away', line: '22.5' }, 'over'],
    ['set-odd-even', { set: '3' }, 'even'],
    ['set-race', { set: '1', points: '20' }, 'away'],
    ['set-extra-points', { set: '2' }, 'yes'],
  ])('%s %o %s happens as often as it is priced', (type, specifiers, outcome) => {
    expect(miscalibration(matches, -1, { type, specifiers }, outcome)).toBeLessThan(3);
  });

  it.each([600, 1_500, 2_400])('is priced right in play too, %i seconds in', (atSec) => {
    expect(miscalibration(matches, atSec, { type: 'winner', specifiers: {} }, 'home')).toBeLessThan(3);
    expect(miscalibration(matches, atSec, { type: 'set-score', specifiers: {} }, '3:1')).toBeLessThan(3);
    const double = { type: 'set-and-match', specifiers: {} };
    expect(miscalibration(matches, atSec, double, 'home-home')).toBeLessThan(3);
  });

  it('is priced soundly', () => {
    expectSoundPrices('volleyball', matches.slice(0, 20), [-1, 0, 400, 900, 1_700, 2_600]);
  });
});
