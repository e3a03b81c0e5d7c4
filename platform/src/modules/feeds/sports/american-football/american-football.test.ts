import { createRandom } from '../../simulation/random/random.ts';
import { expectSoundPrices, miscalibration } from '../../simulation/match/calibration.testing.ts';
import { turnsMatch } from '../turns/turns-match.ts';
import { turnsBook } from '../turns/turns-offer.ts';
import { TurnsPrices } from '../turns/turns-prices.ts';
import { playTurns } from '../turns/turns-timeline.ts';
import {
  AMERICAN_FOOTBALL_CHANCE,
  AMERICAN_FOOTBALL_RULES,
  AMERICAN_FOOTBALL_TELLING,
} from './american-football.ts';

const CHANCES = { home: 1.06 * AMERICAN_FOOTBALL_CHANCE, away: 0.97 * AMERICAN_FOOTBALL_CHANCE };
const prices = new TurnsPrices(
  AMERICAN_FOOTBALL_RULES,
  turnsBook(AMERICAN_FOOTBALL_RULES, 'american-football'),
  CHANCES,
);
const timelines = Array.from({ length: 1_500 }, (_, seed) =>
  playTurns(AMERICAN_FOOTBALL_RULES, CHANCES, createRandom('american-football', String(seed))),
);
const matches = timelines.map((timeline) =>
  turnsMatch(AMERICAN_FOOTBALL_RULES, AMERICAN_FOOTBALL_TELLING, timeline, prices),
);

describe('american football, 1,500 matches from fixed seeds', () => {
  it.each([
    ['winner', {}, 'home'],
    ['total', { line: '45.5' }, 'over'],
    ['team-total', { team: 'home', line: '23.5' }, 'under'],
    ['handicap', { line: '-2.5' }, 'home'],
    ['handicap', { line: '-3.5' }, 'home'],
    ['half-1x2', { half: '1' }, 'draw'],
    ['half-total', { half: '2', line: '22.5' }, 'over'],
    ['period-1x2', { period: '4' }, 'away'],
    ['period-total', { period: '3', line: '9.5' }, 'over'],
    ['regular-1x2', {}, 'away'],
    ['overtime', {}, 'yes'],
    ['double-result', {}, 'home-away'],
    ['points-margin', {}, 'away-6-10'],
    ['points-odd-even', {}, 'even'],
    ['higher-half', {}, 'second'],
    ['highest-quarter', {}, '2'],
    ['period-handicap', { period: '1', line: '-0.5' }, 'home'],
    ['period-team-total', { period: '2', team: 'home', line: '6.5' }, 'over'],
  ])('%s %o %s happens as often as it is priced', (type, specifiers, outcome) => {
    expect(miscalibration(matches, -1, { type, specifiers }, outcome)).toBeLessThan(3);
  });

  it.each([400, 1_700, 3_000, 4_200])('is priced right in play too, %i seconds in', (atSec) => {
    const some = matches.slice(0, 500);
    expect(miscalibration(some, atSec, { type: 'winner', specifiers: {} }, 'away')).toBeLessThan(3);
    const highest = { type: 'highest-quarter', specifiers: {} };
    expect(miscalibration(some, atSec, highest, '4')).toBeLessThan(3);
  });

  it('is priced soundly', () => {
    expectSoundPrices(
      'american-football',
      matches.slice(0, 30),
      [-1, 0, 400, 1_000, 2_200, 3_000, 4_200, 4_700],
    );
  });

  it('is told by its clock, which stands between quarters, and goes on while they are level', () => {
    const [match] = matches;
    expect(match?.viewAt(-1)).toMatchObject({ period: '', clockSec: 900, score: [0, 0] });
    expect(match?.viewAt(60)).toMatchObject({ period: 'q1', clockSec: 840, clockPerSec: 1, server: 'home' });
    expect(match?.viewAt(1_000)).toMatchObject({ period: 'qb', clockSec: 900, clockPerSec: 0 });
    expect(match?.viewAt(2_200)).toMatchObject({ period: 'ht', clockPerSec: 0 });
    expect(match?.viewAt(1e6)).toMatchObject({ period: 'ft', clockSec: 0, clockPerSec: 0 });
    const overtime = matches[timelines.findIndex(({ startsSec }) => startsSec.length === 5)];
    expect(overtime?.durationSec).toBe(4_800 + 2 * 150);
    expect(overtime?.viewAt(4_810)).toMatchObject({ period: 'ot', clockSec: 290 });
  });
});
