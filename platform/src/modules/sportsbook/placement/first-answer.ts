import { isErrorCode, type PlayerId } from '@paddock/contract';
import type { PlacementView } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import { betView, type BetRecord } from '../bets/bet-record.ts';
import { readBet } from '../bets/bet-store.ts';
import { readPlacement } from '../bets/placement-state.ts';
import type { Ticket } from './ticket.ts';

/**
 * What a key was answered when it was first used (rules §4): the placement is the row of its key, so its first answer is
 * told from it and its bet, as they were then.
 * @throws IDEMPOTENCY_MISMATCH when the key belongs to another body.
 */
export async function firstAnswer(
  db: Database,
  {
    playerId,
    key,
    bodyHash,
  }: { readonly playerId: PlayerId; readonly key: string; readonly bodyHash: string },
): Promise<StoredAnswer> {
  const placement = await readPlacement(db, playerId, key);
  if (placement === undefined) throw new Error(`placement ${key} was used before, and is not there`);
  if (placement.bodyHash !== bodyHash) throw new PlatformError('IDEMPOTENCY_MISMATCH');
  const { id, status, code, details } = placement;
  if (placement.decidesAtMs > placement.receivedAtMs) return pendingAnswer({ ...placement, key });
  if (status === 'rejected') return refusalAnswer(code, details);
  const bet = await readBet(db, playerId, id);
  if (bet === undefined) throw new Error(`placement ${id} was accepted without a bet`);
  return acceptedAnswer(asStruck(bet));
}

/** @returns 202 with when it is decided; the server's time is that of its receipt. */
export function pendingAnswer({
  id: placementId,
  key,
  decidesAtMs,
  receivedAtMs,
  review,
}: Pick<Ticket, 'key' | 'decidesAtMs' | 'receivedAtMs' | 'review'> & { readonly id: string }): StoredAnswer {
  const body: PlacementView = {
    status: 'pending',
    key,
    placementId,
    decidesAtMs,
    serverTimeMs: receivedAtMs,
    ...(review !== undefined && { isReviewed: true }),
  };
  return { status: 202, body };
}

export function acceptedAnswer(bet: BetRecord): StoredAnswer {
  const body: PlacementView = { status: 'accepted', key: bet.key, bet: betView(bet) };
  return { status: 201, body };
}

function refusalAnswer(code: string | null, details: unknown): StoredAnswer {
  const known = code !== null && isErrorCode(code) ? code : 'INTERNAL';
  const refusal = new PlatformError(known, details ?? undefined);
  return { status: refusal.status, body: refusal.toProblem() };
}

/** A bet as it was when it was accepted, whatever became of it. */
function asStruck(bet: BetRecord): BetRecord {
  return {
    ...bet,
    status: 'open',
    revision: 0,
    remainingStakeMinor: bet.stakeMinor,
    cashOuts: [],
    payoutMinor: 0n,
    settledAtMs: null,
    legs: bet.legs.map((leg) => ({
      ...leg,
      startsAtMs: null,
      result: 'open',
      finalScore: null,
      finalParts: null,
      finalPlace: null,
    })),
  };
}
