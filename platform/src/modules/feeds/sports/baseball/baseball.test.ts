import { createRandom } from '../../simulation/random/random.ts';
import { expectSoundPrices, miscalibration } from '../../simulation/match/calibration.testing.ts';
import { turnsMatch } from '../turns/turns-match.ts';
import { turnsBook } from '../turns/turns-offer.ts';
import { TurnsPrices } from '../turns/turns-prices.ts';
import { playTurns } from '../turns/turns-timeline.ts';
import { BASEBALL_CHANCE, BASEBALL_RULES, BASEBALL_TELLING } from './baseball.ts';

const CHANCES = { home: 1.08 * BASEBALL_CHANCE, away: 0.95 * BASEBALL_CHANCE };
const timelines = Array.from({ length: 1_500 }, (_, seed) =>
  playTurns(BASEBALL_RULES, CHANCES, createRandom('baseball', String(seed))),
);
const prices = new TurnsPrices(BASEBALL_RULES, turnsBook(BASEBALL_RULES, 'baseball'), CHANCES);
const matches = timelines.map((timeline) => turnsMatch(BASEBALL_RULES, BASEBALL_TELLING, timeline, prices));

describe('baseball, 1,500 matches from fixed seeds', () => {
  it.each([
    ['winner', {}, 'home'],
    ['total', { line: '8.5' }, 'over'],
    ['total', { line: '9.5' }, 'under'],
    ['team-total', { team: 'home', line: '4.5' }, 'over'],
    ['team-total', { team: 'away', line: '3.5' }, 'under'],
    ['handicap', { line: '-1.5' }, 'home'],
    ['handicap', { line: '1.5' }, 'home'],
    ['half-1x2', { half: '1' }, 'draw'],
    ['half-total', { half: '1', line: '4.5' }, 'over'],
    ['period-1x2', { period: '8' }, 'away'],
    ['period-total', { period: '1', line: '0.5' }, 'over'],
    ['overtime', {}, 'yes'],
    ['double-result', {}, 'away-home'],
    ['runs-margin', {}, 'home-1'],
    ['points-odd-even', {}, 'odd'],
    ['team-points-odd-even', { team: 'home' }, 'odd'],
    ['half-draw-no-bet', { half: '1' }, 'home'],
    ['half-team-total', { half: '1', team: 'away', line: '1.5' }, 'over'],
    ['period-double-chance', { period: '2' }, 'x2'],
  ])('%s %o %s happens as often as it is priced', (type, specifiers, outcome) => {
    expect(miscalibration(matches, -1, { type, specifiers }, outcome)).toBeLessThan(3);
  });

  it.each([400, 2_500, 5_000, 6_500])('is priced right in play too, %i seconds in', (atSec) => {
    const some = matches.slice(0, 500);
    const double = { type: 'double-result', specifiers: {} };
    expect(miscalibration(some, atSec, double, 'home-home')).toBeLessThan(3);
    expect(miscalibration(some, atSec, { type: 'overtime', specifiers: {} }, 'yes')).toBeLessThan(3);
    expect(miscalibration(some, atSec, { type: 'winner', specifiers: {} }, 'home')).toBeLessThan(3);
    expect(miscalibration(some, atSec, { type: 'total', specifiers: { line: '8.5' } }, 'over')).toBeLessThan(
      3,
    );
  });

  it('is priced soundly', () => {
    expectSoundPrices('baseball', matches.slice(0, 30), [-1, 0, 400, 2_500, 5_000, 6_500, 8_000]);
  });

  it('ends as soon as the home team leads in the last inning, and never level', () => {
    const ends = matches.map((match, at) => ({ match, last: timelines[at]?.steps.at(-1) }));
    expect(ends.every(({ match }) => match.recordAt(Infinity).end === 'finished')).toBe(true);
    const walkOffs = ends.filter(({ last }) => last?.side === 'home' && last.points > 0);
    expect(walkOffs.length).toBeGreaterThan(20);
    for (const { match } of ends) {
      const [home, away] = match.viewAt(match.durationSec).score;
      expect(home).not.toBe(away);
    }
    for (const { match } of walkOffs) {
      const [home, away] = match.viewAt(match.durationSec).score;
      expect(home - away).toBe(1);
    }
    const notBatted = ends.filter(({ last }) => last?.side === 'away');
    expect(notBatted.length).toBeGreaterThan(matches.length / 4);
  });

  it('tells innings and who bats, and extra innings as one part', () => {
    const [match] = matches;
    expect(match?.viewAt(-1)).toEqual({ period: '', clockPerSec: 0, score: [0, 0], parts: [] });
    expect(match?.viewAt(10)).toMatchObject({ period: 'i1', server: 'away', parts: [[0, 0]] });
    expect(match?.viewAt(match.durationSec).period).toBe('ft');
    const long = matches[timelines.findIndex(({ startsSec }) => startsSec.length > 11)];
    expect(long?.viewAt(long.durationSec - 1)).toMatchObject({ period: 'ei' });
    expect(long?.viewAt(long.durationSec).parts).toHaveLength(10);
  });
});
