import { SPORT_MARKETS } from '@paddock/contract/markets';

import { multipliersAt2 } from '../../results/multipliers.testing.ts';
import { quote } from '../../simulation/match/quote.ts';
import { createRandom } from '../../simulation/random/random.ts';
import { createWorld } from '../../simulation/world/world.ts';
import { playFootball } from './football-generator.ts';
import { footballMatch } from './football-match.ts';
import type { FootballRecord } from './football-record.ts';
import { footballResult } from './football-results.ts';
import { RULED_KINDS } from './football-ruled.ts';

type Score = readonly [number, number];

function finished(score: Score, firstHalf: Score, corners: Score = [0, 0]): FootballRecord {
  const none = { score: [0, 0], firstHalf: [0, 0] } as const;
  return {
    sport: 'football',
    score,
    firstHalf,
    firstHalfOver: true,
    goals: 'unknown',
    end: 'finished',
    beside: { corners: { score: corners, firstHalf: [0, 0] }, cards: none },
  };
}

/** The winners of a finished match, joined. */
function winners(type: string, specifiers: Record<string, string>, match: FootballRecord): string {
  const paid = Object.entries(multipliersAt2(footballResult({ type, specifiers }, match)) ?? {});
  if (paid.every(([, multiplier]) => multiplier === 1)) return 'void';
  return paid.flatMap(([outcome, multiplier]) => (multiplier === 2 ? [outcome] : [])).join();
}

const SCORES: readonly Score[] = Array.from({ length: 49 }, (_, at) => [at % 7, Math.floor(at / 7)]);
const side = (home: number, away: number) => (home > away ? 'home' : home < away ? 'away' : 'draw');
const yes = (is: boolean) => (is ? 'yes' : 'no');

describe('football by rules', () => {
  it('has more than sixty types in all', () => {
    expect(SPORT_MARKETS.football.types.length).toBeGreaterThanOrEqual(60);
    expect(new Set(SPORT_MARKETS.football.types.map(({ key }) => key)).size).toBe(
      SPORT_MARKETS.football.types.length,
    );
  });

  // Written out once more, in other words than the rules have.
  const wanted: readonly [string, Record<string, string>, (h: number, a: number) => string][] = [
    ['draw-no-bet', {}, (h, a) => (h === a ? 'void' : side(h, a))],
    ['european-handicap', { start: '0:1' }, (h, a) => (h - a === 1 ? 'draw' : h - a > 1 ? 'home' : 'away')],
    ['total-three-way', { goals: '3' }, (h, a) => (h + a > 3 ? 'over' : h + a < 3 ? 'under' : 'exactly')],
    ['odd-even', {}, (h, a) => ((h + a) % 2 ? 'odd' : 'even')],
    ['team-odd-even', { team: 'away' }, (_h, a) => (a % 2 ? 'odd' : 'even')],
    ['exact-goals', {}, (h, a) => (h + a > 5 ? '6+' : String(h + a))],
    ['team-exact-goals', { team: 'home' }, (h) => ['0', '1', '2'][h] ?? '3+'],
    ['goal-range', {}, (h, a) => (h + a < 2 ? '0-1' : h + a < 4 ? '2-3' : h + a < 7 ? '4-6' : '7+')],
    [
      'winning-margin',
      {},
      (h, a) => (h === a ? 'draw' : `${side(h, a)}-${['1', '2'][Math.abs(h - a) - 1] ?? '3+'}`),
    ],
    ['win-to-nil', { team: 'home' }, (h, a) => yes(h > 0 && a === 0)],
    ['clean-sheet', { team: 'away' }, (h) => yes(h === 0)],
    ['result-both-score', {}, (h, a) => `${side(h, a)}-${yes(h * a > 0)}`],
    ['result-total', { line: '2.5' }, (h, a) => `${side(h, a)}-${h + a >= 3 ? 'over' : 'under'}`],
    ['both-score-total', { line: '3.5' }, (h, a) => `${yes(h * a > 0)}-${h + a >= 4 ? 'over' : 'under'}`],
    [
      'double-chance-both-score',
      {},
      (h, a) =>
        ['1x', '12', 'x2']
          .filter((_, at) => at !== (h > a ? 2 : h < a ? 0 : 1))
          .map((code) => `${code}-${yes(h * a > 0)}`)
          .join(),
    ],
    ['half-double-chance', { half: '2' }, (h, a) => (h > a ? '12,1x' : h < a ? '12,x2' : '1x,x2')],
  ];
  it.each(wanted)('settles %s %o by every score up to 6:6', (type, specifiers, expected) => {
    for (const score of SCORES) {
      const is = winners(type, specifiers, finished(score, [0, 0]));
      expect([score, is]).toEqual([score, expected(...score)]);
    }
  });

  it('settles what is of both halves by every pair of halves up to 3:3', () => {
    const few = SCORES.filter(([home, away]) => home <= 3 && away <= 3);
    for (const [h1, a1] of few) {
      for (const [h2, a2] of few) {
        const match = finished([h1 + h2, a1 + a2], [h1, a1]);
        const [one, two] = [h1 + a1, h2 + a2];
        const pairs: readonly [string, Record<string, string>, string][] = [
          ['half-time-full-time', {}, `${side(h1, a1)}-${side(h1 + h2, a1 + a2)}`],
          ['higher-half', {}, one === two ? 'equal' : one > two ? 'first' : 'second'],
          ['team-higher-half', { team: 'away' }, a1 === a2 ? 'equal' : a1 > a2 ? 'first' : 'second'],
          ['both-halves-over', { line: '1.5' }, yes(one >= 2 && two >= 2)],
          ['both-halves-under', { line: '1.5' }, yes(one <= 1 && two <= 1)],
          ['score-in-both-halves', { team: 'home' }, yes(h1 * h2 > 0)],
          ['win-both-halves', { team: 'home' }, yes(h1 > a1 && h2 > a2)],
          ['win-either-half', { team: 'away' }, yes(a1 > h1 || a2 > h2)],
          ['both-score-in-both-halves', {}, yes(h1 * h2 * a1 * a2 > 0)],
          ['level-half', {}, yes(h1 === a1 || h2 === a2)],
          ['both-score-by-half', {}, `${yes(h1 * a1 > 0)}-${yes(h2 * a2 > 0)}`],
        ];
        const is = pairs.map(([type, specifiers]) => winners(type, specifiers, match));
        expect([h1, a1, h2, a2, is]).toEqual([h1, a1, h2, a2, pairs.map(([, , each]) => each)]);
      }
    }
  });

  it('settles corners by corners, and voids them where nobody counts them', () => {
    const match = finished([1, 0], [1, 0], [4, 6]);
    expect(winners('corners-1x2', {}, match)).toBe('away');
    expect(winners('corners-range', {}, match)).toBe('9-11');
    expect(winners('corners-total', { line: '9.5' }, match)).toBe('over');
    const { beside: _, ...untold } = match;
    expect(winners('corners-1x2', {}, untold)).toBe('void');
  });

  it('decides early what nothing can change, and voids the rest of an abandoned match', () => {
    const { end: _, ...playing } = finished([2, 1], [1, 1]);
    const decide = (type: string, specifiers = {}, match: FootballRecord = playing) =>
      multipliersAt2(footballResult({ type, specifiers }, match));
    expect(decide('clean-sheet', { team: 'home' })).toEqual({ yes: 0, no: 2 });
    expect(decide('half-odd-even', { half: '1' })).toEqual({ odd: 0, even: 2 });
    expect(decide('odd-even')).toBeUndefined();
    expect(decide('higher-half')).toBeUndefined();
    expect(decide('odd-even', {}, { ...playing, end: 'broken-off' })).toEqual({ odd: 1, even: 1 });
  });
});

describe('prices of all football markets together', () => {
  const [home, away] = createWorld('test').championships[0]?.teams ?? [];
  if (home === undefined || away === undefined) throw new Error('no teams');
  const matches = Array.from({ length: 30 }, (_, seed) => {
    const rates = [0.6 + seed / 15, 2.2 - seed / 20] as const;
    return footballMatch(playFootball(rates, home, away, createRandom('ruled', String(seed))), rates);
  });

  /** All bets lose in the mean under one measure, so no stakes on any of them win in every state. */
  it('are no better than fair under one measure, so that no set of them is an arbitrage', () => {
    const better: unknown[] = [];
    for (const match of matches) {
      for (const atSec of [-1, 300, 1500, 2650, 3000, 4200, 5700, 6200]) {
        for (const market of match.pricesAt(atSec)) {
          for (const { outcome, oddsMilli } of quote(market)?.selections ?? []) {
            const chance = market.selections.find(([code]) => code === outcome)?.[1] ?? 0;
            if (oddsMilli * chance > 1000)
              better.push([market.type, market.specifiers, outcome, oddsMilli, chance]);
          }
        }
      }
    }
    expect(better).toEqual([]);
  });

  it('offer every type by rule before the match', () => {
    const offered = new Set(
      matches.flatMap((match) =>
        match
          .pricesAt(-1)
          .filter((market) => quote(market) !== undefined)
          .map(({ type }) => type),
      ),
    );
    expect(RULED_KINDS.map(({ key }) => key).filter((key) => !offered.has(key))).toEqual([]);
  });

  it('of a match that is days away are those of the lists and some more', () => {
    const types = new Set((matches[0]?.pricesAt(-86_400) ?? []).map(({ type }) => type));
    expect(types.has('1x2')).toBe(true);
    expect(RULED_KINDS.some(({ key }) => types.has(key))).toBe(false);
  });
});
