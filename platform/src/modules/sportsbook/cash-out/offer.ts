import type { AmountMinor } from '@paddock/contract';
import {
  capOfRemaining,
  cashOutOffer,
  isAnti,
  isBuilder,
  isEachWay,
  isLines,
  unitCount,
} from '@paddock/contract/bets';
import type { CashOutOff } from '@paddock/contract/schemas';

import { planFrom } from '../bets/stored-plan.ts';
import type { Book } from '../book/book.ts';
import { isLive, isWholeOpen, lastClosed } from '../book/openness.ts';
import { findLeg, noteSilences, type FoundLeg, type LegMark } from '../placement/check-legs.ts';
import { countedLegs, resultOf } from '../settlement/leg-result.ts';
import type { BetRow, LegRow } from '../settlement/settling-store.ts';
import type { CashOutMargins } from './cash-out-margins.ts';
import { worthNow, type StandingLeg } from './worth.ts';

/** What is offered for the rest of a bet at one instant. */
export interface Offer {
  readonly offerMinor: AmountMinor;
  readonly remainingMinor: AmountMinor;
  readonly lines: bigint;
  readonly marginMilli: number;
  /** It waits for its delay. */
  readonly isLive: boolean;
  /** Of the open legs: what the offer was made of, and where they stood. */
  readonly open: readonly OpenLeg[];
}

export interface OpenLeg {
  readonly selectionId: string;
  readonly oddsMilli: number;
  readonly priceVersion: string;
  readonly mark: LegMark;
}

/** Whether there is an offer, or why there is none. */
export const isOffer = (made: Offer | CashOutOff): made is Offer => typeof made !== 'string';

/** A bet and its legs as they are stored. */
export interface StoredBet {
  readonly bet: BetRow;
  readonly legs: readonly LegRow[];
}

/** The offer for a bet now (rules §11): results as stored, open legs by the prices of the book. Moves no money. */
export function offerOf(
  book: Book,
  margins: CashOutMargins,
  { bet, legs }: StoredBet,
  nowMs: number,
): Offer | CashOutOff {
  if (bet.status !== 'open') return 'settled';
  if (bet.gift?.kind === 'free-bet') return 'free-bet';
  const plan = planFrom(bet, legs.length);
  if (!isLines(plan) && !isBuilder(plan) && !isAnti(plan) && !isEachWay(plan)) return 'kind';
  const standing: StandingLeg[] = [];
  for (const row of countedLegs(plan, legs)) {
    const result = resultOf(row);
    if (result !== undefined) {
      standing.push({ row, result });
      continue;
    }
    const found = findLeg(book, { selectionId: row.selection_id, priceVersion: '', oddsMilli: 0 });
    if (found !== undefined) noteSilences(book, [found], nowMs);
    if (found === undefined || !isWholeOpen(found.market)) return 'suspended';
    standing.push({ row, result, found });
  }
  const open = standing.flatMap((leg) => (leg.result === undefined ? [leg.found] : []));
  // What has no open leg waits for its settlement.
  if (open.length === 0) return 'settled';
  const worth = worthNow(plan, standing);
  if (typeof worth === 'string') return worth;
  const phaseOf = ({ market }: FoundLeg) => (isLive(market.event, nowMs) ? 'live' : 'line');
  const marginMilli = Math.max(...open.map((leg) => margins.of(leg.market.event.sport, phaseOf(leg))));
  const count = unitCount(plan, legs.length);
  const remainingMinor = bet.remaining_stake_minor;
  const offerMinor = cashOutOffer(
    {
      unitMinor: remainingMinor / count,
      capMinor: capOfRemaining(bet.payout_cap_minor, remainingMinor, bet.stake_minor),
    },
    worth,
    marginMilli,
  );
  if (offerMinor <= 0n) return 'worthless';
  return {
    offerMinor,
    remainingMinor,
    lines: count,
    marginMilli,
    isLive: open.some((leg) => phaseOf(leg) === 'live'),
    open: open.map((leg) => ({
      selectionId: leg.seen.selectionId,
      oddsMilli: leg.currentMilli,
      priceVersion: leg.currentVersion,
      mark: { betStops: leg.market.event.betStops, change: book.lastChange },
    })),
  };
}

/** Whether any of the legs stopped being open since they were marked, however shortly (rules §6). */
export function wasClosedSince(book: Book, marked: readonly OpenLeg[]): boolean {
  return marked.some(({ selectionId, mark }) => {
    const leg = findLeg(book, { selectionId, priceVersion: '', oddsMilli: 0 });
    if (leg === undefined) return true;
    return lastClosed(leg.market, leg.outcome) > mark.change || leg.market.event.betStops !== mark.betStops;
  });
}
