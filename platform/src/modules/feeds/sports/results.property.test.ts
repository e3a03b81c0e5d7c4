import { winnersOf } from '@paddock/contract/markets';
import fc from 'fast-check';

import type { Side } from '../results/match-record.ts';
import { multipliersAt2 } from '../results/multipliers.testing.ts';
import type { FootballRecord } from './football/football-record.ts';
import { decideMarket, type MatchRecord } from './sports.ts';

// The same examples in every run: what turns a build red is what was changed.
fc.configureGlobal({ seed: 20261121 });

const goals = fc.array(fc.constantFrom<Side>('home', 'away'), { maxLength: 9 });
const footballMatch = fc.tuple(goals, fc.nat(9), fc.boolean()).map(([scored, cut, ended]): FootballRecord => {
  const count = (sides: readonly Side[]): [number, number] => {
    const home = sides.filter((side) => side === 'home').length;
    return [home, sides.length - home];
  };
  const base = { sport: 'football' as const, score: count(scored), firstHalf: count(scored.slice(0, cut)) };
  return { ...base, firstHalfOver: true, goals: scored, ...(ended ? { end: 'finished' as const } : {}) };
});
const quarterLine = (most: number) => fc.integer({ min: 0, max: most * 4 }).map((quarters) => quarters / 4);

/** At odds 2 on both sides of a fair line the two returns always add up to the two stakes. */
function expectMirrored(type: string, specifiers: Record<string, string>, match: MatchRecord): void {
  const result = multipliersAt2(decideMarket({ type, specifiers }, match));
  if (result === undefined) return;
  const [one, other] = Object.values(result);
  expect((one ?? 0) + (other ?? 0)).toBe(2);
}

describe('every market and match', () => {
  it('gives the two sides of a line mirrored results', () => {
    fc.assert(
      fc.property(footballMatch, quarterLine(6), fc.boolean(), (match, line, negative) => {
        expectMirrored('total', { line: String(line) }, match);
        expectMirrored('team-total', { line: String(line), team: negative ? 'home' : 'away' }, match);
        expectMirrored('handicap', { line: String(negative ? -line : line) }, match);
        expectMirrored('half-total', { half: '1', line: String(line) }, match);
        expectMirrored('half-total', { half: '2', line: String(line) }, match);
      }),
    );
  });

  it('has as many winners as the table of market types says: one, and two of double chance', () => {
    fc.assert(
      fc.property(footballMatch, fc.integer({ min: 1, max: 10 }), (match, goal) => {
        const finished: FootballRecord = { ...match, end: 'finished' };
        const markets: [string, Record<string, string>][] = [
          ['1x2', {}],
          ['half-1x2', { half: '1' }],
          ['half-1x2', { half: '2' }],
          ['next-goal', { goal: String(goal) }],
          ['correct-score', {}],
          ['both-score', {}],
          ['double-chance', {}],
        ];
        for (const [type, specifiers] of markets) {
          const result = decideMarket({ type, specifiers }, finished) ?? [];
          const winners = winnersOf(type);
          expect(result.filter(({ result: { won } }) => won === 1)).toHaveLength(winners);
          expect(result.every(({ result: { voidHalves } }) => voidHalves === 0)).toBe(true);
        }
      }),
    );
  });

  it('never changes a result once it is decided, whatever is scored after', () => {
    fc.assert(
      fc.property(footballMatch, goals, quarterLine(6), (match, more, line) => {
        const { end: _, ...playing } = match;
        const after = [...(match.goals as Side[]), ...more];
        const home = after.filter((side) => side === 'home').length;
        const later: FootballRecord = {
          ...playing,
          score: [home, after.length - home],
          goals: after,
          end: 'finished',
        };
        const markets: [string, Record<string, string>][] = [
          ['total', { line: String(line) }],
          ['team-total', { line: String(line), team: 'home' }],
          ['both-score', {}],
          ['double-chance', {}],
          ['next-goal', { goal: '2' }],
          ['correct-score', {}],
          ['half-1x2', { half: '1' }],
        ];
        for (const [type, specifiers] of markets) {
          const early = decideMarket({ type, specifiers }, playing);
          if (early !== undefined) expect(decideMarket({ type, specifiers }, later)).toEqual(early);
        }
      }),
    );
  });
});
