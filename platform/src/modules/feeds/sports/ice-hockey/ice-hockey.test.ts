import { createRandom } from '../../simulation/random/random.ts';
import { expectSoundPrices, miscalibration } from '../../simulation/match/calibration.testing.ts';
import { timedMatch } from '../timed/timed-match.ts';
import { timedBook } from '../timed/timed-book.ts';
import { TimedPrices } from '../timed/timed-prices.ts';
import { playTimed } from '../timed/timed-timeline.ts';
import { ICE_HOCKEY_CHANCE, ICE_HOCKEY_LINES, ICE_HOCKEY_RULES, ICE_HOCKEY_TELLING } from './ice-hockey.ts';

const CHANCES = { home: 1.1 * ICE_HOCKEY_CHANCE, away: 0.9 * ICE_HOCKEY_CHANCE };
const BOOK = timedBook(ICE_HOCKEY_RULES, {
  sport: 'ice-hockey',
  usualChance: ICE_HOCKEY_CHANCE,
  ...ICE_HOCKEY_LINES,
});
const matches = Array.from({ length: 1_000 }, (_, seed) => {
  const timeline = playTimed(ICE_HOCKEY_RULES, CHANCES, createRandom('ice-hockey', String(seed)));
  return timedMatch(
    ICE_HOCKEY_RULES,
    ICE_HOCKEY_TELLING,
    timeline,
    new TimedPrices(ICE_HOCKEY_RULES, BOOK, CHANCES),
  );
});

describe('ice-hockey, 1,000 matches from fixed seeds', () => {
  it.each([
    ['1x2', {}, 'home'],
    ['1x2', {}, 'draw'],
    ['winner-with-overtime', {}, 'home'],
    ['total', { line: '5.5' }, 'over'],
    ['team-total', { team: 'away', line: '2.5' }, 'over'],
    ['handicap', { line: '-1.5' }, 'home'],
    ['period-1x2', { period: '2' }, 'draw'],
    ['period-total', { period: '3', line: '1.5' }, 'under'],
    ['overtime', {}, 'yes'],
    ['next-goal', { goal: '1' }, 'home'],
    ['correct-score', {}, '2:2'],
    ['both-score', {}, 'no'],
    ['odd-even', {}, 'odd'],
    ['win-to-nil', { team: 'home' }, 'yes'],
    ['result-total', { line: '5.5' }, 'home-over'],
    ['highest-period', {}, '3'],
    ['highest-period', {}, 'equal'],
    ['period-double-chance', { period: '1' }, 'x2'],
    ['period-both-score', { period: '2' }, 'yes'],
    ['period-exact-goals', { period: '3' }, '3+'],
  ])('%s %o %s happens as often as it is priced', (type, specifiers, outcome) => {
    expect(miscalibration(matches, -1, { type, specifiers }, outcome)).toBeLessThan(3);
  });

  it.each([
    [700, '1'],
    [2_400, '3'],
    [5_300, '6'],
  ])('is priced right in play too, %i seconds in', (atSec, goal) => {
    const key = { type: 'winner-with-overtime', specifiers: {} };
    expect(miscalibration(matches, atSec, key, 'home')).toBeLessThan(3);
    expect(miscalibration(matches, atSec, { type: '1x2', specifiers: {} }, 'draw')).toBeLessThan(3);
    expect(miscalibration(matches, atSec, { type: 'highest-period', specifiers: {} }, '2')).toBeLessThan(3);
    const next = { type: 'next-goal', specifiers: { goal } };
    expect(miscalibration(matches, atSec, next, 'away')).toBeLessThan(3);
  });

  it('is priced right in overtime, where who wins is all that is open', () => {
    const level = matches.filter((match) => match.durationSec > 6_400);
    expect(level.length).toBeGreaterThan(100);
    const key = { type: 'winner-with-overtime', specifiers: {} };
    expect(miscalibration(level, 6_310, key, 'home')).toBeLessThan(3);
    for (const match of level) expect(match.pricesAt(6_310)).toMatchObject([key]);
  });

  it('is priced soundly', () => {
    expectSoundPrices('ice-hockey', matches.slice(0, 30), [-1, 0, 600, 2_400, 5_000, 5_390, 6_400]);
  });

  it('is told by its clock, which counts down and stands between the periods', () => {
    const match = matches.find(({ durationSec }) => durationSec > 6_600);
    const view = (atSec: number) => match?.viewAt(atSec);
    expect(view(-1)).toMatchObject({ period: '', clockSec: 1_200, score: [0, 0], parts: [] });
    expect(view(60)).toMatchObject({ period: 'p1', clockSec: 1_140, clockPerSec: 1 });
    expect(view(1_500)).toMatchObject({ period: 'pb', clockSec: 1_200, clockPerSec: 0 });
    expect(view(2_160)).toMatchObject({ period: 'p2', clockSec: 1_140 });
    expect(view(6_310)).toMatchObject({ period: 'ot', clockSec: 290 });
    expect(view(6_310)?.parts).toHaveLength(4);
    const [home, away] = view(Infinity)?.score ?? [0, 0];
    expect(view(Infinity)).toMatchObject({ period: 'ft', clockSec: 0 });
    expect(Math.abs(home - away)).toBe(1);
  });
});
