import { multipliersAt2 } from '../../results/multipliers.testing.ts';
import { miscalibration } from '../../simulation/match/calibration.testing.ts';
import { createRandom } from '../../simulation/random/random.ts';
import { createWorld } from '../../simulation/world/world.ts';
import { playFootball } from './football-generator.ts';
import { footballMatch } from './football-match.ts';
import type { FootballEntry } from './football-timeline.ts';
import { intervalResult, INTERVALS, intervalsRecord } from './intervals.ts';

const goal = (half: 1 | 2, sec: number, side: 'home' | 'away'): FootballEntry => ({
  half,
  sec,
  kind: 'goal',
  side,
});
const ENTRIES = [goal(1, 899, 'home'), goal(1, 2750, 'away'), goal(2, 900, 'away'), goal(2, 2900, 'home')];

describe('intervals', () => {
  const decide = (type: string, specifiers: Record<string, string>, over = 'ft' as const) =>
    multipliersAt2(
      intervalResult({ type, specifiers }, intervalsRecord(ENTRIES, { period: over }), 'finished'),
    );

  it.each([
    ['1-15', 'home'],
    ['16-30', 'draw'],
    ['31-45', 'away'],
    ['46-60', 'draw'],
    ['61-75', 'away'],
    ['76-90', 'home'],
  ])('give minutes %s to %s, stoppage to the last of its half', (interval, winner) => {
    const losers = { home: 0, draw: 0, away: 0 };
    expect(decide('interval-1x2', { interval })).toEqual({ ...losers, [winner]: 2 });
    const goals = winner === 'draw' ? { over: 0, under: 2 } : { over: 2, under: 0 };
    expect(decide('interval-total', { interval, line: '0.5' })).toEqual(goals);
  });

  it('are decided as soon as they are over, and void where a match breaks off in them', () => {
    const at = (sec: number) => intervalsRecord(ENTRIES.slice(0, 1), { period: 'h1', half: 1, sec });
    const decide = (interval: string, sec: number, end?: 'broken-off') =>
      multipliersAt2(intervalResult({ type: 'interval-1x2', specifiers: { interval } }, at(sec), end));
    expect(decide('1-15', 899.9)).toBeUndefined();
    expect(decide('1-15', 900)).toEqual({ home: 2, draw: 0, away: 0 });
    expect(decide('16-30', 1700)).toBeUndefined();
    expect(decide('16-30', 1700, 'broken-off')).toEqual({ home: 1, draw: 1, away: 1 });
    expect(
      multipliersAt2(intervalResult({ type: 'first-goal-interval', specifiers: {} }, at(900), undefined)),
    ).toMatchObject({ '1-15': 2, none: 0 });
    expect(() =>
      intervalResult({ type: 'interval-1x2', specifiers: { interval: '2-9' } }, at(1), undefined),
    ).toThrow(RangeError);
  });

  const [home, away] = createWorld('test').championships[0]?.teams ?? [];
  if (home === undefined || away === undefined) throw new Error('no teams');
  const matches = Array.from({ length: 600 }, (_, seed) => {
    const rates = [1.7, 1.2] as const;
    return footballMatch(playFootball(rates, home, away, createRandom('intervals', String(seed))), rates);
  });

  it('are priced at what happens, before the match and in play', () => {
    const wrong: unknown[] = [];
    for (const atSec of [-1, 1200]) {
      for (const interval of INTERVALS.slice(atSec < 0 ? 0 : 1)) {
        for (const outcome of ['home', 'draw', 'away']) {
          const off = miscalibration(
            matches,
            atSec,
            { type: 'interval-1x2', specifiers: { interval } },
            outcome,
          );
          if (!(off < 3.5)) wrong.push([atSec, interval, outcome, off]);
        }
      }
    }
    for (const outcome of [...INTERVALS, 'none']) {
      const off = miscalibration(matches, -1, { type: 'first-goal-interval', specifiers: {} }, outcome);
      if (!(off < 3.5)) wrong.push(['first', outcome, off]);
    }
    expect(wrong).toEqual([]);
  });
});
