import { findSport, formatAmount, type AmountMinor, type LegNames } from '@paddock/contract';
import {
  bestOfPlan,
  capOfRemaining,
  freeBetReturn,
  isEachWay,
  isLines,
  type BetPlan,
} from '@paddock/contract/bets';
import type { MarginMethod } from '@paddock/contract/markets';
import type { BetGift, BetLegView, BetView, LocalizedName } from '@paddock/contract/schemas';

import { giftView } from './gift-view.ts';
import { namesOfLeg } from './names-of-leg.ts';
import { orderView } from './order-view.ts';

/** What a leg was when it was struck; never altered afterwards (rules §6). */
export interface LegEvidence {
  readonly sport: string;
  readonly marketType: string;
  readonly marketTypesVersion: number;
  readonly specifiers: Readonly<Record<string, string>>;
  /** What it was called; absent where a former version struck it. */
  readonly names?: LegNames;
  readonly home: LocalizedName;
  readonly away: LocalizedName;
  readonly championship: LocalizedName;
  readonly startsAtMs: number;
  readonly score: readonly [number, number];
  readonly period: string;
  readonly clockSec: number | null;
  readonly producer: string;
  readonly live: boolean;
  /** What the player had seen, beside what was struck. */
  readonly seenMilli: number;
  readonly seenVersion: string;
  /** How the margin was taken off its chance; absent of a chance that keeps it, and where a former version struck it. */
  readonly marginMethod?: MarginMethod;
  /** Where its price was not the feed's own: by a trader's prices in its market, or by an offer made for this bet alone. */
  readonly priced?: {
    readonly by: 'override' | 'offer';
    readonly fedMilli: number;
    readonly ids: readonly string[];
  };
}

export interface LegRecord {
  readonly eventId: string;
  readonly marketId: string;
  readonly outcome: string;
  readonly oddsMilli: number;
  readonly priceVersion: string;
  readonly betStops: number;
  /** Chance of the outcome when it was struck, margin removed, in billionths (rules §6). */
  readonly chancePpb: number;
  readonly evidence: LegEvidence;
  /** When its event starts as it is announced now; null where that is not asked for. */
  readonly startsAtMs: number | null;
  readonly result: BetLegView['result'];
  readonly finalScore: readonly [number, number] | null;
  /** What each period of its match brought, once the final score is known; null of a match that is no longer kept, too. */
  readonly finalParts: readonly (readonly [number, number])[] | null;
  /** Of one of a field that is over, the place it came in; null where that is not known, too. */
  readonly finalPlace: number | null;
}

/** A part of a bet that its player left before it ended. */
export interface CashedPart {
  readonly stakeMinor: AmountMinor;
  readonly paidMinor: AmountMinor;
  readonly atMs: number;
  /** By a standing order of the player. */
  readonly byOrder: boolean;
}

/** A bet that another took the place of, or that took its place. */
export interface EditedBet {
  readonly betId: string;
  readonly number: string;
}

/** What the keys of bets begin with that took the place of another; no key of a player does. */
export const EDIT_KEY = 'edit:';

/** A bet as it is struck; the database gives it its number. */
export type StruckRecord = Omit<BetRecord, 'number'>;

export interface BetRecord {
  readonly id: string;
  /** What people know it by. */
  readonly number: string;
  readonly key: string;
  readonly type: BetView['type'];
  readonly plan: BetPlan;
  /** What was given with it, and what that has added beside the payout. */
  readonly gift?: BetGift;
  readonly extraMinor: AmountMinor;
  readonly status: BetView['status'];
  readonly revision: number;
  readonly accountId: string;
  readonly currency: string;
  readonly stakeMinor: AmountMinor;
  /** The stake less what was cashed out. */
  readonly remainingStakeMinor: AmountMinor;
  readonly cashOuts: readonly CashedPart[];
  /** Of an open bet that is left by itself: the offer it waits for. */
  readonly cashOutOrder?: {
    readonly leastMinor: AmountMinor;
    /** Of the stake; undefined for all of it. */
    readonly partMinor: AmountMinor | undefined;
    readonly setAtMs: number;
  };
  readonly editedInto?: EditedBet;
  readonly editedFrom?: EditedBet;
  readonly payoutMinor: AmountMinor;
  readonly payoutCapMinor: AmountMinor;
  readonly acceptedAtMs: number;
  readonly settledAtMs: number | null;
  readonly legs: readonly LegRecord[];
}

/** A bet as its owner sees it. */
export function betView(bet: BetRecord): BetView {
  const best = bestOfPlan(
    bet.plan,
    bet.legs.map(({ oddsMilli }) => oddsMilli),
  );
  // Of a bet that was left whole, what it might have brought.
  const shownMinor = bet.remainingStakeMinor === 0n ? bet.stakeMinor : bet.remainingStakeMinor;
  const capMinor = capOfRemaining(bet.payoutCapMinor, shownMinor, bet.stakeMinor);
  return {
    id: bet.id,
    number: bet.number,
    key: bet.key,
    type: bet.type,
    status: bet.status,
    revision: bet.revision,
    accountId: bet.accountId,
    currency: bet.currency,
    stake: formatAmount(bet.stakeMinor, bet.currency),
    ...planView(bet, Number(best.lineCount)),
    totalOddsMilli: Number(best.totalOddsMilli),
    possibleReturn: formatAmount(
      bet.gift?.kind !== 'free-bet'
        ? best.returnOf(shownMinor, capMinor)
        : freeBetReturn(best.returnOf(shownMinor, capMinor), shownMinor, bet.gift.stakeReturned),
      bet.currency,
    ),
    payout: formatAmount(bet.payoutMinor, bet.currency),
    ...giftView(bet),
    ...(bet.cashOuts.length > 0 && {
      cashOuts: bet.cashOuts.map(({ stakeMinor, paidMinor, atMs, byOrder }) => ({
        stake: formatAmount(stakeMinor, bet.currency),
        paid: formatAmount(paidMinor, bet.currency),
        atMs,
        ...(byOrder && { byOrder: true as const }),
      })),
      remainingStake: formatAmount(bet.remainingStakeMinor, bet.currency),
    }),
    ...(bet.cashOutOrder !== undefined && {
      cashOutOrder: orderView(bet.cashOutOrder, bet.currency, bet.cashOutOrder.setAtMs),
    }),
    ...(bet.editedInto !== undefined && { editedInto: bet.editedInto }),
    ...(bet.editedFrom !== undefined && { editedFrom: bet.editedFrom }),
    acceptedAtMs: bet.acceptedAtMs,
    ...(bet.settledAtMs === null ? {} : { settledAtMs: bet.settledAtMs }),
    legs: bet.legs.map(legView),
  };
}

/** What a player is told of the plan beside the kind of the bet. */
function planView(
  { type, plan }: BetRecord,
  lineCount: number,
): Pick<BetView, 'lines' | 'lineCount' | 'links' | 'eachWay'> {
  if (isEachWay(plan)) return { eachWay: [...plan.terms], lineCount };
  if (type === 'system' && isLines(plan))
    return { lines: { bankers: [...plan.bankers], folds: [...plan.folds] }, lineCount };
  return type === 'conditional' && 'links' in plan ? { links: [...plan.links] } : {};
}

function legView(leg: LegRecord): BetLegView {
  const { evidence } = leg;
  return {
    selectionId: `${leg.marketId}.${leg.outcome}`,
    eventId: leg.eventId,
    sport: evidence.sport,
    marketType: evidence.marketType,
    specifiers: evidence.specifiers,
    outcome: leg.outcome,
    names: namesOfLeg(evidence, leg.outcome),
    oddsMilli: leg.oddsMilli,
    priceVersion: leg.priceVersion,
    home: evidence.home,
    away: evidence.away,
    championship: evidence.championship,
    ...startView(leg),
    struckScore: [...evidence.score],
    struckPeriod: evidence.period,
    result: leg.result,
    ...(leg.finalScore === null ? {} : { finalScore: [leg.finalScore[0], leg.finalScore[1]] }),
    ...partsView(leg),
    ...(leg.finalPlace !== null && { finalPlace: leg.finalPlace }),
  };
}

/** When its event starts, and when it was to start, where it was moved since. */
function startView({ evidence, startsAtMs }: LegRecord): Pick<BetLegView, 'startsAtMs' | 'movedFromMs'> {
  const struckMs = evidence.startsAtMs;
  if (startsAtMs === null || startsAtMs === struckMs) return { startsAtMs: struckMs };
  return { startsAtMs, movedFromMs: struckMs };
}

/** The score of each period, of sports that show it (as their results do). */
function partsView({ evidence, finalParts }: LegRecord): Pick<BetLegView, 'finalParts'> {
  const isTold = (findSport(evidence.sport)?.scoredPeriods.length ?? 0) > 0;
  if (!isTold || finalParts === null || finalParts.length === 0) return {};
  return { finalParts: finalParts.map(([home, away]) => [home, away]) };
}
