import {
  legMultiplier,
  possibleReturn,
  type AmountMinor,
  type OddsMilli,
  type PlayerId,
  type Ratio,
  type SelectionResult,
} from '@paddock/contract';
import { sumOfLines, sumOfLinesWith, type Lines } from '@paddock/contract/bets';

import { CERTAIN_PPB } from './chance.ts';
import { inRiskCents } from './risk-currency.ts';

/** What one bet holds of the house's room, in cents of EUR. */
export interface Exposure {
  readonly playerId: PlayerId;
  /** Of several legs when it was struck: it stays one when a single leg is left open. */
  readonly isCombination: boolean;
  /** By selection, what it weighs there. A leg that is decided, or of which nothing depends, is not in it. */
  readonly weights: ReadonlyMap<string, bigint>;
  /** The most it may return, unweighted. */
  readonly returnCents: bigint;
}

/** A leg as it weighs: with its frozen chance, and its result once there is one. */
export interface WeighedLeg {
  readonly selectionId: string;
  readonly oddsMilli: OddsMilli;
  /** In billionths, as `frozenChance` answers it. */
  readonly chancePpb: bigint;
  readonly result: SelectionResult | undefined;
}

/** An open bet as it weighs. */
export interface WeighedBet {
  readonly playerId: PlayerId;
  readonly currency: string;
  /** Of one line. */
  readonly unitMinor: AmountMinor;
  readonly lines: Lines;
  readonly payoutCapMinor: AmountMinor;
  readonly legs: readonly WeighedLeg[];
}

/**
 * Weighs an open bet by chance (rules §6). A single weighs its return less its stake. A leg of a combination weighs
 * min(cap, u · Σ over the lines with it (o · Π E[m] of the others)): E[m] = p · o while a leg is open, what it came to once
 * it is decided. Exact fractions, rounded up once to a cent: what is at risk is never understated.
 */
export function exposureOf(bet: WeighedBet): Exposure {
  const { playerId, legs } = bet;
  const isCombination = legs.length > 1;
  const weights = isCombination ? combinationWeights(bet) : singleWeights(bet);
  const open = [...weights].filter(([, cents]) => cents > 0n);
  const most = legs.map(({ result, oddsMilli }) =>
    result === undefined ? priceOf(oddsMilli) : legMultiplier(result, oddsMilli),
  );
  return {
    playerId,
    isCombination,
    weights: new Map(open),
    returnCents: cappedCents(bet, sumOfLines(bet.lines, most)),
  };
}

function singleWeights({ legs, unitMinor, payoutCapMinor, currency }: WeighedBet): Map<string, bigint> {
  const open = legs.filter(({ result }) => result === undefined);
  return new Map(
    open.map(({ selectionId, oddsMilli }) => {
      const returnMinor = possibleReturn(unitMinor, [oddsMilli], payoutCapMinor);
      return [
        selectionId,
        returnMinor > unitMinor ? inRiskCents(wholeOf(returnMinor - unitMinor), currency) : 0n,
      ];
    }),
  );
}

function combinationWeights(bet: WeighedBet): Map<string, bigint> {
  const shares = weightsOfUnit(bet);
  return new Map(
    bet.legs.flatMap(({ selectionId, result }, at): [string, bigint][] => {
      const share = shares[at];
      return result !== undefined || share === undefined ? [] : [[selectionId, cappedCents(bet, share)]];
    }),
  );
}

/** By position, what a leg of a combination weighs for each unit staked on a line, uncapped. */
export function weightsOfUnit({ legs, lines }: Pick<WeighedBet, 'legs' | 'lines'>): readonly Ratio[] {
  const expected = legs.map(expectedMultiplier);
  return legs.map(({ oddsMilli }, at) => {
    const others = sumOfLinesWith(lines, expected, at);
    return { num: BigInt(oddsMilli) * others.num, den: 1000n * others.den };
  });
}

/** E[m] of a leg, never above 1 while it is open: a chance rounded up must not make a leg weigh more than its price. */
function expectedMultiplier({ result, oddsMilli, chancePpb }: WeighedLeg): Ratio {
  if (result !== undefined) return legMultiplier(result, oddsMilli);
  const den = CERTAIN_PPB * 1000n;
  const num = chancePpb * BigInt(oddsMilli);
  return { num: num < den ? num : den, den };
}

function cappedCents({ unitMinor, payoutCapMinor, currency }: WeighedBet, ofUnit: Ratio): bigint {
  const minor: Ratio = { num: unitMinor * ofUnit.num, den: ofUnit.den };
  const isCapped = minor.num > payoutCapMinor * minor.den;
  return inRiskCents(isCapped ? wholeOf(payoutCapMinor) : minor, currency);
}

export function priceOf(oddsMilli: OddsMilli): Ratio {
  return { num: BigInt(oddsMilli), den: 1000n };
}

export function wholeOf(minor: AmountMinor): Ratio {
  return { num: minor, den: 1n };
}

/** The weights by position of the legs, as a bet's row keeps them; nothing of a leg is 0. */
export function weightsInOrder({ weights }: Exposure, selectionIds: readonly string[]): readonly bigint[] {
  return selectionIds.map((id) => weights.get(id) ?? 0n);
}
