import { legMultiplier } from '@paddock/contract';

import type { FairMarket } from '../simulation/match/simulated-match.ts';
import { quote } from '../simulation/match/quote.ts';
import { decideMarket, type MatchRecord } from './sports.ts';

/** A bet of 1 and what it returns at each of some ends of the match. */
export interface BetReturns {
  readonly bet: string;
  readonly returns: Float64Array;
}

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

const SWEEPS = 400;
/** A projection goes a little further than it has to, so that many of them settle down. */
const AIM = 0.998;

/**
 * The proof that no set of stakes on these bets wins however the match ends: weights of the ends under which each bet
 * returns no more than its stake, whatever model the prices were made of. (Had a set one that returns more than all its
 * stakes at every end, it would under any weights.) Found by projecting onto one bet after another; answers the bets that
 * still return more, none where the proof is found.
 */
export function betterThanFair(bets: readonly BetReturns[]): readonly string[] {
  const ends = bets[0]?.returns.length ?? 0;
  const weights = new Float64Array(ends).fill(1 / ends);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let worst = 0;
    for (const { returns } of bets) {
      const expected = mean(weights, returns);
      worst = Math.max(worst, expected);
      if (expected > 1) tilt(weights, returns);
    }
    if (worst <= 1) break;
  }
  return bets.filter(({ returns }) => mean(weights, returns) > 1 + 1e-9).map(({ bet }) => bet);
}

function mean(weights: Float64Array, returns: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += (weights[at] ?? 0) * (returns[at] ?? 0);
  return sum;
}

/** Makes ends at which the bet returns much so much rarer that it returns no more than its stake. */
function tilt(weights: Float64Array, returns: Float64Array): void {
  let [low, high] = [0, 1];
  while (tilted(weights, returns, high) > AIM && high < 1e6) high *= 2;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (tilted(weights, returns, middle) > AIM) low = middle;
    else high = middle;
  }
  let sum = 0;
  for (let at = 0; at < weights.length; at++) {
    const next = (weights[at] ?? 0) * Math.exp(-high * (returns[at] ?? 0));
    weights[at] = next;
    sum += next;
  }
  for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] ?? 0) / sum;
}

function tilted(weights: Float64Array, returns: Float64Array, by: number): number {
  let [sum, all] = [0, 0];
  for (let at = 0; at < weights.length; at++) {
    const weight = (weights[at] ?? 0) * Math.exp(-by * (returns[at] ?? 0));
    all += weight;
    sum += weight * (returns[at] ?? 0);
  }
  return all === 0 ? 0 : sum / all;
}
