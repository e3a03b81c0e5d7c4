import type { BetId, PlayerId } from '@paddock/contract';
import { oneLine } from '@paddock/contract/bets';
import fc from 'fast-check';

import type { BetAtRisk, LegAtRisk } from './bet-at-risk.ts';
import { takesOtherSide } from './cover.ts';
import { worstJointLoss } from './worst-joint-loss.ts';

fc.configureGlobal({ seed: 20261122 });

/** Half goals, so that every line is whole: a quarter line is two stakes on its neighbours. */
type HalfGoals = number;
interface Named {
  readonly marketType: string;
  readonly specifiers: Readonly<Record<string, string>>;
  readonly outcome: string;
  /** What comes back of two units at 1000 · odds, by a final score: nothing of the product's is asked. */
  readonly returnOfTwo: (home: number, away: number, oddsMilli: bigint) => bigint;
}

const STAKE_BACK = 1000n;
const all = (won: boolean, oddsMilli: bigint): bigint => (won ? 2n * oddsMilli : 0n);

/** One unit on each of the two lines next to a quarter line, or both on the line itself. */
function overLine(value: HalfGoals, lineQuarters: number, oddsMilli: bigint): bigint {
  const sides = lineQuarters % 2 === 0 ? [0, 0] : [-1, 1];
  return sides.reduce((sum, side) => {
    const line = (lineQuarters + side) / 2;
    return sum + (value > line ? oddsMilli : value === line ? STAKE_BACK : 0n);
  }, 0n);
}

const quarters = (from: number, to: number) => fc.integer({ min: from, max: to });
const lineOf = (lineQuarters: number) => String(lineQuarters / 4);

const totals = fc.record({ line: quarters(2, 22), over: fc.boolean() }).map(({ line, over }): Named => ({
  marketType: 'total',
  specifiers: { line: lineOf(line) },
  outcome: over ? 'over' : 'under',
  returnOfTwo: (home, away, odds) =>
    over ? overLine(2 * (home + away), line, odds) : overLine(-2 * (home + away), -line, odds),
}));
const handicaps = fc
  .record({ line: quarters(-10, 10), isHome: fc.boolean() })
  .map(({ line, isHome }): Named => ({
    marketType: 'handicap',
    specifiers: { line: lineOf(line) },
    outcome: isHome ? 'home' : 'away',
    returnOfTwo: (home, away, odds) =>
      isHome ? overLine(2 * (home - away), -line, odds) : overLine(2 * (away - home), line, odds),
  }));
const winners = fc.constantFrom('home', 'draw', 'away', '1x', '12', 'x2').map((outcome): Named => ({
  marketType: outcome.length === 2 ? 'double-chance' : '1x2',
  specifiers: {},
  outcome,
  returnOfTwo: (home, away, odds) => {
    const signs = outcome.replace('home', '1').replace('draw', 'x').replace('away', '2');
    return all(signs.includes(home > away ? '1' : home < away ? '2' : 'x'), odds);
  },
}));
const bothScore = fc.boolean().map((both): Named => ({
  marketType: 'both-score',
  specifiers: {},
  outcome: both ? 'yes' : 'no',
  returnOfTwo: (home, away, odds) => all((home > 0 && away > 0) === both, odds),
}));
const named = fc.oneof(totals, handicaps, winners, bothScore);

interface HandMade {
  readonly bet: BetAtRisk;
  readonly leg: LegAtRisk;
  /** In minor units, rounded up as the product rounds what may come back. */
  readonly returnMinor: (home: number, away: number) => bigint;
  readonly stakeMinor: bigint;
}

const handMade = fc
  .record({
    named,
    oddsMilli: fc.integer({ min: 1010, max: 12_000 }),
    // Large enough that half a win at the shortest price, or half a loss, is seen in minor units.
    stake: fc.integer({ min: 1_000, max: 90_000 }),
  })
  .map(({ named: { returnOfTwo, ...market }, oddsMilli, stake }): HandMade => {
    const stakeMinor = BigInt(stake);
    const leg: LegAtRisk = {
      ...market,
      eventId: '1',
      marketId: `${market.marketType} ${JSON.stringify(market.specifiers)}`,
      sport: 'football',
      oddsMilli,
      score: [0, 0],
      chancePpb: 500_000_000,
      result: 'open',
    };
    const bet: BetAtRisk = {
      playerId: '1' as PlayerId,
      betId: '1' as BetId,
      currency: 'EUR',
      stakeMinor,
      struckMinor: stakeMinor,
      status: 'open',
      revision: 0,
      acceptedAtMs: 0,
      settledAtMs: null,
      plan: oneLine(1),
      legs: [leg],
    };
    const returnMinor = (home: number, away: number) =>
      (stakeMinor * returnOfTwo(home, away, BigInt(oddsMilli)) + 1999n) / 2000n;
    return { bet, leg, returnMinor, stakeMinor };
  });

const SCORES = Array.from({ length: 13 * 13 }, (_, at) => [at % 13, Math.floor(at / 13)] as const);

describe('joint losses, recomputed score by score in fractions of their own', () => {
  it('are those of the worst score, for any bets of one match and any that only cover', () => {
    fc.assert(
      fc.property(
        fc.array(handMade, { minLength: 1, maxLength: 5 }),
        fc.array(handMade, { maxLength: 3 }),
        (bets, covering) => {
          const losses = SCORES.map(([home, away]) => {
            const lost = bets.reduce((sum, bet) => sum + bet.stakeMinor - bet.returnMinor(home, away), 0n);
            return covering.reduce((sum, bet) => {
              const loss = bet.stakeMinor - bet.returnMinor(home, away);
              return loss < 0n ? sum + loss : sum;
            }, lost);
          });
          const worst = losses.reduce((most, loss) => (loss > most ? loss : most), 0n);
          const betsOf = (made: readonly HandMade[]) => made.map(({ bet }) => bet);
          expect(worstJointLoss(betsOf(bets), betsOf(covering), '1')).toBe(worst);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('one leg takes the other side of another where no score lets both win, or none lets both lose', () => {
    fc.assert(
      fc.property(handMade, handMade, (one, other) => {
        fc.pre(one.leg.marketId !== other.leg.marketId);
        const gains = SCORES.map(([home, away]) =>
          [one, other].map(({ stakeMinor, returnMinor }) => Number(returnMinor(home, away) - stakeMinor)),
        );
        const bothWin = gains.some((pair) => pair.every((gain) => gain > 0));
        const bothLose = gains.some((pair) => pair.every((gain) => gain < 0));
        expect(takesOtherSide(one.leg, other.leg)).toBe(!bothWin || !bothLose);
      }),
      { numRuns: 400 },
    );
  });
});
