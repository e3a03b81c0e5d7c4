import { MARKET_TYPES } from '@paddock/contract/markets';
import type { AmountMinor, BetId, OddsMilli, PlayerId } from '@paddock/contract';
import { isAnti, isBuilder, type BetPlan } from '@paddock/contract/bets';
import type { BetLegView, BetStatus } from '@paddock/contract/schemas';

/** A leg as far as it says what a bet may lose beside others. */
export interface LegAtRisk {
  readonly eventId: string;
  readonly marketId: string;
  readonly sport: string;
  readonly marketType: string;
  readonly specifiers: Readonly<Record<string, string>>;
  readonly outcome: string;
  readonly oddsMilli: OddsMilli;
  /** Fair, in billionths, when it was struck. */
  readonly chancePpb: number;
  /** Of the match when it was struck: it cannot end below. */
  readonly score: readonly [number, number];
  readonly result: BetLegView['result'];
}

/** A bet with what was at risk in it, and from when to when. */
export interface BetAtRisk {
  readonly playerId: PlayerId;
  readonly betId: BetId;
  readonly currency: string;
  /** The stake less what was cashed out: the most it can lose. */
  readonly stakeMinor: AmountMinor;
  /** The stake as it was struck. It covers others by what it could return then, though it was left since. */
  readonly struckMinor: AmountMinor;
  readonly status: BetStatus;
  /** 0 until it is settled for the first time. */
  readonly revision: number;
  readonly acceptedAtMs: number;
  /** Null while it is open, or open again. */
  readonly settledAtMs: number | null;
  readonly plan: BetPlan;
  readonly legs: readonly LegAtRisk[];
}

/** A bet all of whose legs gave their stakes back. An anti-accumulator and a builder come back for nothing else. */
export const isVoidBet = ({ legs, plan, status }: BetAtRisk): boolean =>
  legs.every(({ result }) => result === 'void') ||
  ((isAnti(plan) || isBuilder(plan)) && status === 'returned');

/**
 * Whether a bet covered others while it was open. One that was cancelled did not; one whose line was met did: it might as
 * well have been won.
 */
export const couldCover = (bet: BetAtRisk): boolean => !isVoidBet(bet) || bet.legs.some(mayPush);

/** True where play itself may give the stake back: a whole line that is met, a quarter that is drawn. */
function mayPush({ marketType, specifiers }: LegAtRisk): boolean {
  const rule = MARKET_TYPES.get(marketType)?.settlement;
  const maybeDrawn = typeof rule === 'object' && rule.maybeDrawn === true;
  return maybeDrawn || /^-?\d+$/.test(specifiers['line'] ?? '');
}
