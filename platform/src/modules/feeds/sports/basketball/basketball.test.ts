import { expectSoundPrices, miscalibration } from '../../simulation/match/calibration.testing.ts';
import type { SimulatedMatch } from '../../simulation/match/simulated-match.ts';
import { createRandom } from '../../simulation/random/random.ts';
import { basketballMatch } from './basketball-match.ts';
import { periodEnd, periodStart, playBasketball, type BasketballTimeline } from './basketball-timeline.ts';
import { pointsOf, possessionsWithin, type Efficiency } from './possessions.ts';

function timeline(seed: number, efficiency: Efficiency): BasketballTimeline {
  return playBasketball(efficiency, createRandom('basketball', String(seed)));
}
function match(seed: number, efficiency: Efficiency): SimulatedMatch {
  return basketballMatch(timeline(seed, efficiency), efficiency);
}
const EFFICIENCY: Efficiency = { home: 1.12, away: 1.07 };

describe('the chances of points', () => {
  it('sum to 1 with the mean of the possessions', () => {
    for (const possessions of [0, 0.4, 1, 12.7, 74]) {
      const chances = pointsOf(1.1, possessions);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(chances.reduce((sum, chance, points) => sum + chance * points, 0)).toBeCloseTo(
        1.1 * possessions,
        6,
      );
    }
  });

  it('count no possession that the buzzer cuts short', () => {
    expect(possessionsWithin(8).mean).toBe(0);
    expect(possessionsWithin(23).mean).toBeGreaterThanOrEqual(1);
    expect(possessionsWithin(600).mean).toBeCloseTo(600 / 16 - 0.46, 1);
  });
});

describe('basketball, 2,000 matches from fixed seeds', () => {
  // Who wins the jump is in the price of a quarter, and these are to have the prices of the first.
  const alike = Array.from({ length: 5_000 }, (_, seed) => timeline(seed, EFFICIENCY)).filter(
    ({ jump }) => jump === 'home',
  );
  const matches = alike.slice(0, 2_000).map((each) => basketballMatch(each, EFFICIENCY));

  it.each([
    ['winner', {}, 'home'],
    ['total', { line: '162.5' }, 'over'],
    ['total', { line: '158.5' }, 'over'],
    ['handicap', { line: '-3.5' }, 'home'],
    ['handicap', { line: '-4.5' }, 'home'],
    ['team-total', { team: 'away', line: '79.5' }, 'over'],
    ['half-total', { half: '1', line: '81.5' }, 'over'],
    ['quarter-winner', { quarter: '1' }, 'home'],
    ['quarter-winner', { quarter: '3' }, 'away'],
  ])('%s %o %s happens as often as it is priced', (type, specifiers, outcome) => {
    expect(miscalibration(matches, -1, { type, specifiers }, outcome)).toBeLessThan(3);
  });

  it.each([periodEnd(0), periodStart(2) + 600, periodStart(3) + 900])(
    'is priced right in play too, %i seconds in',
    (elapsedSec) => {
      const sample = matches.slice(0, 400);
      expect(miscalibration(sample, elapsedSec, { type: 'winner', specifiers: {} }, 'home')).toBeLessThan(3);
      const fourth = { type: 'quarter-winner', specifiers: { quarter: '4' } };
      expect(miscalibration(sample, elapsedSec, fourth, 'home')).toBeLessThan(3);
    },
  );

  it('plays overtime until someone leads, in a few matches of a hundred', () => {
    const overtimes = matches.filter((each) => each.viewAt(Infinity).parts.length > 4);
    expect(overtimes.length).toBeGreaterThan(20);
    expect(overtimes.length).toBeLessThan(140);
    for (const each of matches) {
      const [home, away] = each.viewAt(Infinity).score;
      expect(home).not.toBe(away);
    }
  });
});

describe('basketball prices', () => {
  it('are sound, before the match and in play', () => {
    const samples = Array.from({ length: 8 }, (_, seed) => match(seed, { home: 1 + seed / 40, away: 1.1 }));
    const moments = [-1, 0, 700, 1500, 2800, 3500, 4600, 5900, 6300];
    expectSoundPrices('basketball', samples, moments);
  });
});

describe('a basketball match as it is told', () => {
  const sample = match(3, EFFICIENCY);

  it('counts its quarters down and stands in the breaks', () => {
    expect(sample.viewAt(-1)).toMatchObject({ period: '', score: [0, 0], parts: [] });
    expect(sample.viewAt(221)).toMatchObject({ period: 'q1', clockSec: 500 });
    expect(sample.viewAt(periodEnd(0) + 5)).toMatchObject({ period: 'qb', clockSec: 600, clockPerSec: 0 });
    expect(sample.viewAt(periodEnd(1) + 5).period).toBe('ht');
    expect(sample.viewAt(sample.durationSec).period).toBe('ft');
  });

  it('adds its quarters up to the score', () => {
    const { parts, score } = sample.viewAt(Infinity);
    expect(parts.reduce((sum, [home]) => sum + home, 0)).toBe(score[0]);
    expect(parts.reduce((sum, [, away]) => sum + away, 0)).toBe(score[1]);
  });
});
