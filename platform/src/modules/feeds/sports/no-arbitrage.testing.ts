import { legMultiplier } from '@paddock/contract';

import { cheapestCover, type BetReturns } from './cheapest-cover.ts';
import type { FairMarket } from '../simulation/match/simulated-match.ts';
import { quote } from '../simulation/match/quote.ts';
import { decideMarket, type MatchRecord } from './sports.ts';

/** Every bet that these markets offer, by the rules that settle it. @throws Error for a market an end leaves open */
export function betReturns(
  markets: readonly FairMarket[],
  ends: readonly MatchRecord[],
): readonly BetReturns[] {
  return markets.flatMap((market) => {
    const { selections = [] } = quote(market) ?? {};
    const name = `${market.type} ${JSON.stringify(market.specifiers)}`;
    const returns = selections.map(() => new Float64Array(ends.length));
    for (const [at, end] of ends.entries()) {
      const decided = new Map(decideMarket(market, end)?.map(({ outcome, result }) => [outcome, result]));
      for (const [nr, { outcome, oddsMilli }] of selections.entries()) {
        const result = decided.get(outcome);
        // What is not among the outcomes of a list of scores has lost.
        if (result === undefined && decided.size === 0) throw new Error(`${name} is open at the end`);
        const { num, den } = result === undefined ? { num: 0n, den: 1n } : legMultiplier(result, oddsMilli);
        const own = returns[nr];
        if (own !== undefined) own[at] = Number(num) / Number(den);
      }
    }
    return selections.map(({ outcome }, nr) => ({
      bet: `${name} ${outcome}`,
      returns: returns[nr] ?? new Float64Array(ends.length),
    }));
  });
}

/**
 * The bets of a set of stakes that wins however the match ends, whatever model the prices were made of; none where weights of the
 * ends prove that there is no such set.
 */
export function betterThanFair(bets: readonly BetReturns[]): readonly string[] {
  const { cost, stakes } = cheapestCover(bets);
  return cost < 1 - 1e-6 ? [...stakes.keys()].flatMap((at) => bets[at]?.bet ?? []) : [];
}
