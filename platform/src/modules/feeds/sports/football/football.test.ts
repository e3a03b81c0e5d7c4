import { expectSoundPrices, miscalibration } from '../../simulation/match/calibration.testing.ts';
import type { SimulatedMatch } from '../../simulation/match/simulated-match.ts';
import { createRandom } from '../../simulation/random/random.ts';
import { createWorld } from '../../simulation/world/world.ts';
import { playFootball } from './football-generator.ts';
import { ALL_KNOWN, footballMatch } from './football-match.ts';
import type { GoalRates } from './goal-rates.ts';

const [home, away] = createWorld('test').championships[0]?.teams ?? [];
function match(seed: number, rates: GoalRates, statistics = true): SimulatedMatch {
  if (home === undefined || away === undefined) throw new Error('no teams');
  const timeline = playFootball(rates, home, away, createRandom('football', String(seed)));
  return footballMatch(timeline, rates, { ...ALL_KNOWN, statistics });
}
const RATES: GoalRates = [1.62, 1.08];

describe('football, 5,000 matches from fixed seeds', () => {
  const matches = Array.from({ length: 5_000 }, (_, seed) => match(seed, RATES));

  it.each([
    ['1x2', {}, 'home'],
    ['1x2', {}, 'draw'],
    ['1x2', {}, 'away'],
    ['both-score', {}, 'yes'],
    ['total', { line: '2.5' }, 'over'],
    ['total', { line: '3' }, 'over'],
    ['team-total', { team: 'home', line: '1.5' }, 'over'],
    ['handicap', { line: '-0.5' }, 'home'],
    ['handicap', { line: '-1' }, 'home'],
    ['correct-score', {}, '1:1'],
    ['next-goal', { goal: '1' }, 'home'],
    ['half-1x2', { half: '1' }, 'draw'],
    ['half-1x2', { half: '2' }, 'home'],
    ['half-total', { half: '2', line: '1.5' }, 'over'],
    ['result-both-score', {}, 'draw-yes'],
    ['half-time-full-time', {}, 'home-home'],
    ['team-higher-half', { team: 'home' }, 'second'],
    ['half-exact-goals', { half: '1' }, '1'],
    ['corners-total', { line: '9.5' }, 'over'],
    ['half-corners-total', { half: '1', line: '4.5' }, 'over'],
    ['cards-total', { line: '3.5' }, 'over'],
  ])('%s %o %s happens as often as it is priced', (type, specifiers, outcome) => {
    expect(miscalibration(matches, -1, { type, specifiers }, outcome)).toBeLessThan(3);
  });

  it.each([20 * 60, 46 * 60 + 900, 75 * 60 + 900])(
    'is priced right in play too, %i seconds in',
    (elapsedSec) => {
      // Nothing of these is of corners or by a rule, and 1,500 matches need not be priced with all of it.
      const few = Array.from({ length: 1_500 }, (_, seed) => match(seed, RATES, false));
      for (const [key, outcome] of [
        [{ type: '1x2', specifiers: {} }, 'home'],
        [{ type: '1x2', specifiers: {} }, 'draw'],
        [{ type: 'total', specifiers: { line: '2.5' } }, 'over'],
      ] as const) {
        expect(miscalibration(few, elapsedSec, key, outcome)).toBeLessThan(3);
      }
    },
  );
});

describe('football prices', () => {
  it('are sound, before the match and in play', () => {
    const samples = Array.from({ length: 40 }, (_, seed) => match(seed, [0.6 + seed / 20, 1.9 - seed / 30]));
    expectSoundPrices('football', samples, [-1, 0, 900, 2000, 2750, 3200, 4500, 5900, 6300]);
  });

  it('offer a quarter-line ladder with an even main line before the match', () => {
    const totals = match(1, RATES)
      .pricesAt(-1)
      .filter(({ type, core }) => type === 'total' && core);
    const lines = totals.map(({ specifiers }) => Number(specifiers['line']));
    expect(lines).toEqual(expect.arrayContaining([2.25, 2.5, 2.75]));
    const closest = Math.min(...totals.map(({ selections }) => Math.abs((selections[0]?.[1] ?? 1) - 0.5)));
    expect(closest).toBeLessThan(0.05);
  });
});

describe('a football match as it is told', () => {
  const sample = match(7, RATES);

  it('repeats itself exactly from its seed', () => {
    expect(match(7, RATES).viewAt(Infinity)).toEqual(sample.viewAt(Infinity));
    expect(match(7, RATES).stops).toEqual(sample.stops);
  });

  it('runs through its periods with a clock that stands at the break', () => {
    const periods = [-5, 10, 3000, 3900, sample.durationSec].map((at) => sample.viewAt(at).period);
    expect(periods).toEqual(['', 'h1', 'ht', 'h2', 'ft']);
    expect(sample.viewAt(600)).toMatchObject({ clockSec: 600, clockPerSec: 1 });
    expect(sample.viewAt(3000)).toMatchObject({ clockSec: 2700, clockPerSec: 0 });
  });

  it('stops bets before each goal and until after it', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const each = match(seed, RATES);
      let score = 0;
      for (const turn of each.turns) {
        const goals = each.viewAt(turn).score[0] + each.viewAt(turn).score[1];
        if (goals === score) continue;
        score = goals;
        expect(each.stops.some(({ fromSec, toSec }) => fromSec < turn && turn <= toSec)).toBe(true);
        expect(each.stops.find(({ fromSec, toSec }) => fromSec <= turn && turn < toSec)?.reason).toBe('goal');
      }
    }
  });

  it('has stops in order that never overlap', () => {
    for (const seed of Array.from({ length: 50 }, (_, at) => at)) {
      const { stops } = match(seed, RATES);
      for (const [at, stop] of stops.entries()) {
        expect(stop.toSec).toBeGreaterThan(stop.fromSec);
        expect(stop.fromSec).toBeGreaterThanOrEqual(stops[at - 1]?.toSec ?? -100);
      }
    }
  });

  it('tells statistics that agree with its incidents', () => {
    const view = sample.viewAt(sample.durationSec);
    const corners = (view.incidents ?? []).filter(({ kind }) => kind === 'corner').length;
    expect((view.stats?.['corners'] ?? [0, 0]).reduce((sum, each) => sum + each, 0)).toBe(corners);
    expect((view.stats?.['possession'] ?? [0, 0]).reduce((sum, each) => sum + each, 0)).toBe(100);
    expect(view.stats?.['shots']?.[0]).toBeGreaterThanOrEqual(view.score[0]);
  });
});
