import { miscalibration } from '../../simulation/match/calibration.testing.ts';
import { createRandom } from '../../simulation/random/random.ts';
import { multipliersAt2 } from '../../results/multipliers.testing.ts';
import { decideMarket } from '../sports.ts';
import { basketballMatch } from './basketball-match.ts';
import type { BasketballRecord } from './basketball-results.ts';
import { periodEnd, playBasketball } from './basketball-timeline.ts';

const EFFICIENCY = { home: 1.12, away: 1.07 };

describe('parts of a basketball match', () => {
  const finished: BasketballRecord = {
    sport: 'basketball',
    // 45:38 at half-time, 80:80 after four quarters, 89:87 in the end.
    periods: [
      [20, 20],
      [25, 18],
      [15, 22],
      [20, 20],
      [9, 7],
    ],
    periodsOver: 5,
    races: { 20: 'away', 40: 'home' },
    end: 'finished',
  };
  const won = (type: string, specifiers: Record<string, string>, match = finished) => {
    const paid = Object.entries(multipliersAt2(decideMarket({ type, specifiers }, match)) ?? {});
    if (paid.length === 0) return 'open';
    if (paid.every(([, multiplier]) => multiplier === 1)) return 'void';
    return paid.flatMap(([outcome, multiplier]) => (multiplier === 2 ? [outcome] : [])).join();
  };

  it.each([
    ['regular-1x2', {}, 'draw'],
    ['overtime', {}, 'yes'],
    ['double-result', {}, 'home-home'],
    ['points-margin', {}, 'home-1-5'],
    ['points-odd-even', {}, 'even'],
    ['team-points-odd-even', { team: 'away' }, 'odd'],
    ['race', { points: '20' }, 'away'],
    ['race', { points: '60' }, 'void'],
    ['highest-quarter', {}, '2'],
    ['half-1x2', { half: '1' }, 'home'],
    ['half-1x2', { half: '2' }, 'away'],
    ['half-handicap', { half: '2', line: '6.5' }, 'away'],
    ['half-team-total', { half: '2', line: '34.5', team: 'home' }, 'over'],
    ['half-odd-even', { half: '1' }, 'odd'],
    ['quarter-1x2', { quarter: '1' }, 'draw'],
    ['quarter-total', { quarter: '4', line: '40.5' }, 'under'],
    ['quarter-handicap', { quarter: '3', line: '7.5' }, 'home'],
    ['quarter-team-total', { quarter: '2', line: '18.5', team: 'away' }, 'under'],
    ['quarter-odd-even', { quarter: '2' }, 'odd'],
  ])('%s %o, overtime left out of parts', (type, specifiers, winner) => {
    expect(won(type, specifiers)).toBe(winner);
  });

  it('tell a highest quarter that is shared, and every margin', () => {
    const [first, ...rest] = finished.periods;
    const shared = { ...finished, periods: [[25, 18] as const, ...rest] };
    expect(first).toEqual([20, 20]);
    expect(won('highest-quarter', {}, shared)).toBe('equal');
    for (const [lead, outcome] of [
      [1, '1-5'],
      [5, '1-5'],
      [6, '6-10'],
      [25, '21-25'],
      [26, '26+'],
      [60, '26+'],
    ] as const) {
      const by = {
        ...finished,
        periods: [[80 + lead, 80] as const, [0, 0] as const, [0, 0] as const, [0, 0] as const],
        periodsOver: 4,
      };
      expect(won('points-margin', {}, by)).toBe(`home-${outcome}`);
    }
  });

  it('are void where the match breaks off in them, and stand where they were over', () => {
    const { races: _, ...told } = finished;
    const abandoned: BasketballRecord = {
      ...told,
      periods: finished.periods.slice(0, 3),
      periodsOver: 2,
      end: 'broken-off',
    };
    expect(won('half-1x2', { half: '1' }, abandoned)).toBe('home');
    expect(won('quarter-1x2', { quarter: '3' }, abandoned)).toBe('void');
    expect(won('quarter-total', { quarter: '3', line: '36.5' }, abandoned)).toBe('over');
    for (const type of ['double-result', 'points-margin', 'overtime', 'highest-quarter', 'regular-1x2'])
      expect([type, won(type, {}, abandoned)]).toEqual([type, 'void']);
    const { end: _end, ...playing } = abandoned;
    expect(won('quarter-odd-even', { quarter: '3' }, playing)).toBe('open');
    expect(won('race', { points: '40' }, playing)).toBe('open');
  });

  const matches = Array.from({ length: 500 }, (_, seed) =>
    playBasketball(EFFICIENCY, createRandom('parts', String(seed))),
  )
    .filter(({ jump }) => jump === 'home')
    .map((each) => basketballMatch(each, EFFICIENCY));

  it.each([-1, periodEnd(0), periodEnd(1)])('are priced at what happens, %i seconds in', (atSec) => {
    const asked: readonly (readonly [string, Record<string, string>, string])[] = [
      ['regular-1x2', {}, 'home'],
      ['overtime', {}, 'yes'],
      ...['home-home', 'home-away', 'away-home', 'away-away'].map((o) => ['double-result', {}, o] as const),
      ...['home-1-5', 'home-11-15', 'away-6-10'].map((o) => ['points-margin', {}, o] as const),
      ['points-odd-even', {}, 'odd'],
      ...['1', '3', '4', 'equal'].map((o) => ['highest-quarter', {}, o] as const),
      ['half-1x2', { half: '2' }, 'home'],
      ['quarter-1x2', { quarter: '4' }, 'away'],
      ...(atSec < 0
        ? ([
            ['race', { points: '20' }, 'home'],
            ['race', { points: '40' }, 'home'],
            ['quarter-total', { quarter: '1', line: '40.5' }, 'over'],
            ['quarter-handicap', { quarter: '2', line: '-0.5' }, 'home'],
            ['quarter-team-total', { quarter: '3', line: '19.5', team: 'away' }, 'over'],
            ['half-handicap', { half: '1', line: '-1.5' }, 'home'],
            ['half-team-total', { half: '2', line: '40.5', team: 'home' }, 'over'],
          ] as const)
        : []),
    ];
    const wrong = asked.flatMap(([type, specifiers, outcome]) => {
      const off = miscalibration(matches, atSec, { type, specifiers }, outcome);
      return off < 3.5 ? [] : [[type, specifiers, outcome, off]];
    });
    expect(wrong).toEqual([]);
  });
});
