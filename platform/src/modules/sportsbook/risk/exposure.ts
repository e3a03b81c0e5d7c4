import {
  legMultiplier,
  possibleReturn,
  type AmountMinor,
  type PlayerId,
  type Ratio,
} from '@paddock/contract';
import {
  isLines,
  mostOfUnit,
  sumsOfLinesWith,
  unitCount,
  type BetPlan,
  type Lines,
  type PlannedLeg,
} from '@paddock/contract/bets';
import type { BetType } from '@paddock/contract/schemas';

import { CERTAIN_PPB } from './chance.ts';
import { inRiskCents } from '../../products/index.ts';

/**
 * By what a bet is measured (rules §6): a single, or a combination of lines, by the selections it needs; a chain, a
 * conditional bet, an anti-accumulator, a builder and a bet each way by their events, weighed as if the worst came. It stays
 * what it was struck as.
 */
export type RoomMeasure = 'single' | 'combination' | 'event';

const MEASURES = {
  single: 'single',
  accumulator: 'combination',
  system: 'combination',
  chain: 'event',
  conditional: 'event',
  'anti-accumulator': 'event',
  builder: 'event',
  'each-way': 'event',
} as const satisfies Readonly<Record<BetType, RoomMeasure>>;

export const measureOf = (type: BetType): RoomMeasure => MEASURES[type];

/** What a leg weighs on. */
export function roomKeyOf(
  measure: RoomMeasure,
  { selectionId, eventId }: Pick<WeighedLeg, 'selectionId' | 'eventId'>,
): string {
  return measure === 'event' ? eventId : selectionId;
}

/** What one bet holds of the house's room, in cents of EUR. */
export interface Exposure {
  readonly playerId: PlayerId;
  readonly measure: RoomMeasure;
  /**
   * By selection, or by event where that is its measure, what it weighs there. A leg that is decided, or of which nothing
   * depends, is not in it.
   */
  readonly weights: ReadonlyMap<string, bigint>;
  /** The most it may return, unweighted. */
  readonly returnCents: bigint;
}

/** A leg as it weighs: with its frozen chance, and its result once there is one. */
export interface WeighedLeg extends PlannedLeg {
  readonly selectionId: string;
  readonly eventId: string;
}

/** An open bet as it weighs. */
export interface WeighedBet {
  readonly playerId: PlayerId;
  readonly currency: string;
  /** Of one line. */
  readonly unitMinor: AmountMinor;
  readonly plan: BetPlan;
  readonly payoutCapMinor: AmountMinor;
  readonly legs: readonly WeighedLeg[];
}

/**
 * Weighs an open bet by chance (rules §6). A single weighs its return less its stake. A leg of a combination weighs
 * min(cap, u · Σ over the lines with it (o · Π E[m] of the others)): E[m] = p · o while a leg is open, what it came to once
 * it is decided. What is no lines weighs its highest return less its stake on each event that is open. Exact fractions,
 * rounded up once to a cent: what is at risk is never understated.
 */
export function exposureOf(bet: WeighedBet): Exposure {
  const { playerId, legs, plan } = bet;
  const most = mostOfUnit(plan, legs);
  const [measure, weights] = !isLines(plan)
    ? (['event', eventWeights(bet, most)] as const)
    : legs.length > 1
      ? (['combination', combinationWeights(bet, plan)] as const)
      : (['single', singleWeights(bet)] as const);
  const open = [...weights].filter(([, cents]) => cents > 0n);
  return { playerId, measure, weights: new Map(open), returnCents: cappedCents(bet, most) };
}

function eventWeights(
  { legs, plan, unitMinor, payoutCapMinor, currency }: WeighedBet,
  most: Ratio,
): Map<string, bigint> {
  const returned = { num: unitMinor * most.num, den: most.den };
  const capped = returned.num > payoutCapMinor * returned.den ? wholeOf(payoutCapMinor) : returned;
  const stakeMinor = unitMinor * unitCount(plan, legs.length);
  const lost = { num: capped.num - stakeMinor * capped.den, den: capped.den };
  const cents = lost.num > 0n ? inRiskCents(lost, currency) : 0n;
  const open = legs.filter(({ result }) => result === undefined);
  return new Map(open.map(({ eventId }) => [eventId, cents]));
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

function combinationWeights(bet: WeighedBet, lines: Lines): Map<string, bigint> {
  const shares = weightsOfUnit(bet.legs, lines);
  return new Map(
    bet.legs.flatMap(({ selectionId, result }, at): [string, bigint][] => {
      const share = shares[at];
      return result !== undefined || share === undefined ? [] : [[selectionId, cappedCents(bet, share)]];
    }),
  );
}

/** By position, what a leg of a combination weighs for each unit staked on a line, uncapped. */
export function weightsOfUnit(legs: readonly WeighedLeg[], lines: Lines): readonly Ratio[] {
  const others = sumsOfLinesWith(lines, legs.map(expectedMultiplier));
  return others.map(({ num, den }, at) => ({
    num: BigInt(legs[at]?.oddsMilli ?? 0) * num,
    den: 1000n * den,
  }));
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

function wholeOf(minor: AmountMinor): Ratio {
  return { num: minor, den: 1n };
}

/** The weights by position of the legs, as a bet's row keeps them; nothing of a leg is 0. */
export function weightsInOrder(
  { weights, measure }: Exposure,
  legs: readonly Pick<WeighedLeg, 'selectionId' | 'eventId'>[],
): readonly bigint[] {
  return legs.map((leg) => weights.get(roomKeyOf(measure, leg)) ?? 0n);
}

/** What a bet holds, as its row keeps it by position of its legs. */
export function storedExposure(
  {
    playerId,
    type,
    returnCents,
  }: { readonly playerId: PlayerId; readonly type: BetType; readonly returnCents: bigint },
  weights: readonly string[],
  legs: readonly Pick<WeighedLeg, 'selectionId' | 'eventId'>[],
): Exposure {
  const measure = measureOf(type);
  const held = legs.map((leg, at) => [roomKeyOf(measure, leg), BigInt(weights[at] ?? 0)] as const);
  return { playerId, measure, weights: new Map(held.filter(([, cents]) => cents > 0n)), returnCents };
}
