import { ERROR_TABLE, isErrorCode, type PlayerId } from '@paddock/contract';
import type { PlacementView } from '@paddock/contract/schemas';

import type { Kernel } from '../../../kernel/module.ts';
import { betView } from '../bets/bet-record.ts';
import { readBet } from '../bets/bet-store.ts';
import { readPlacement } from '../bets/placement-state.ts';

/** What became of a placement, by its key; undefined when there was none. */
export async function placementView(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  playerId: PlayerId,
  key: string,
): Promise<PlacementView | undefined> {
  const placement = await readPlacement(db, playerId, key);
  if (placement === undefined) return undefined;
  const { id, status, code, details, decidesAtMs, review } = placement;
  if (status === 'held') {
    const isReviewed = review !== undefined && { isReviewed: true as const };
    return {
      status: 'pending',
      key,
      placementId: id,
      decidesAtMs,
      serverTimeMs: clock.nowMs(),
      ...isReviewed,
    };
  }
  if (status === 'accepted') {
    const bet = await readBet(db, playerId, id);
    if (bet === undefined) throw new Error(`placement ${id} was accepted without a bet`);
    return { status, key, bet: betView(bet) };
  }
  const known = code !== null && isErrorCode(code) ? code : 'INTERNAL';
  return {
    status,
    key,
    placementId: id,
    code: known,
    message: ERROR_TABLE[known][1],
    ...(details === null ? {} : { details }),
  };
}
