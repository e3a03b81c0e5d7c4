import type { Ratio } from '@paddock/contract';

import type { NamedMarket } from './feed-driver.ts';

const OUTCOMES = ['home', 'draw', 'away'] as const;
export type Outcome = (typeof OUTCOMES)[number];

type Selection = NamedMarket['selections'][number];

/** A match as the simulation knows it, kept apart from everything the sportsbook knows. */
export interface SimulatedMatch {
  readonly name: string;
  live: boolean;
  odds: Record<Outcome, number>;
  open: boolean;
  /** Server times at which bets were stopped or the producer was lost. */
  readonly closedAtMs: number[];
  /** Prices by the server time from which they held. */
  readonly priced: { readonly fromMs: number; readonly odds: Record<Outcome, number> }[];
  revision: number;
  result: readonly Selection[] | undefined;
  /** Whose word the result is: what an operator said no feed moves. */
  by: 'feed' | 'operator';
  readonly cancels: { readonly fromMs: number; readonly toMs: number }[];
}

export function newMatch(name: string, live: boolean): SimulatedMatch {
  return {
    name,
    live,
    odds: { home: 2000, draw: 3300, away: 3900 },
    open: true,
    closedAtMs: [],
    priced: [],
    revision: 0,
    result: undefined,
    by: 'feed',
    cancels: [],
  };
}

/** Any result that can be true: a winner, a dead heat of two or three, all void, or one void beside them. */
export function randomResult(int: (below: number) => number): readonly Selection[] {
  const winners = int(4) === 0 ? 2 + int(2) : 1;
  const first = int(3);
  const allVoid = int(5) === 0;
  const voidAlone = int(5) === 0 ? int(3) : -1;
  return OUTCOMES.map((outcome, at) => {
    const won = (at - first + 3) % 3 < winners;
    return {
      outcome,
      won: won ? 1 : 0,
      voidHalves: allVoid || at === voidAlone ? 2 : 0,
      deadHeat: won ? [1, winners] : [1, 1],
    };
  });
}

/** An outcome counts for nothing, by an operator's word. */
export const isVoidByOperator = ({ by, result }: SimulatedMatch, outcome: Outcome): boolean =>
  by === 'operator' && result?.find((one) => one.outcome === outcome)?.voidHalves === 2;

/** All of a market void. */
export const ALL_VOID: readonly Selection[] = OUTCOMES.map((outcome) => ({ outcome, won: 0, voidHalves: 2 }));

/**
 * What a selection multiplies a stake by, written out again from rules §7 without the product's own arithmetic; undefined
 * while it is open.
 */
export function multiplierOf(
  match: SimulatedMatch,
  outcome: string,
  oddsMilli: number,
  acceptedAtMs: number,
): Ratio | undefined {
  if (match.cancels.some(({ fromMs, toMs }) => acceptedAtMs >= fromMs && acceptedAtMs < toMs)) {
    return { num: 1n, den: 1n };
  }
  const found = match.result?.find((selection) => selection.outcome === outcome);
  if (found === undefined) return undefined;
  const halves = BigInt(found.voidHalves ?? 0);
  const [num, den] = found.deadHeat ?? [1, 1];
  // v + (1 − v)·r·d·o over the common denominator 2 · den · 1000
  return {
    num: halves * BigInt(den) * 1000n + (2n - halves) * BigInt(found.won) * BigInt(num) * BigInt(oddsMilli),
    den: 2n * BigInt(den) * 1000n,
  };
}

/** What is left of an account of one after a chain's links, a part of it staked on each; undefined while one is open. */
export function accountOf(links: readonly (readonly (Ratio | undefined)[])[]): Ratio | undefined {
  let [num, den] = [1n, 1n];
  for (const link of links) {
    let [wonNum, wonDen] = [1n, 1n];
    for (const leg of link) {
      if (leg === undefined) return undefined;
      wonNum *= leg.num;
      wonDen *= leg.den;
    }
    // Above one: the account less one, and one by the link. Below it all of it by the link.
    [num, den] =
      num > den ? [(num - den) * wonDen + den * wonNum, den * wonDen] : [num * wonNum, den * wonDen];
  }
  return { num, den };
}

/** What a bet pays, rounded once, halves up; undefined while it is open. */
export function returnOf(
  stakeMinor: bigint,
  multipliers: readonly (Ratio | undefined)[],
): bigint | undefined {
  if (multipliers.some((one) => one?.num === 0n)) return 0n;
  let [num, den] = [stakeMinor, 1n];
  for (const one of multipliers) {
    if (one === undefined) return undefined;
    num *= one.num;
    den *= one.den;
  }
  return (num * 2n + den) / (den * 2n);
}
