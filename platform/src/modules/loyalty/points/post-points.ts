import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { insertTransfer, lockPoints, pointsOf, type PointsTransfer } from './points-store.ts';

/** Most points an account can hold: JSON numbers are exact up to here. */
const MOST_POINTS = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Moves a player's points, once per id. What a player spends has to be there; everybody else posts facts, which may leave
 * the account below zero (rules §3). Answers the balance.
 * @throws POINTS_INSUFFICIENT; IDEMPOTENCY_MISMATCH for the same id with other points
 */
export async function postPoints(tx: Tx, transfer: PointsTransfer): Promise<bigint> {
  const account = await lockPoints(tx, transfer.playerId);
  const { balance } = account;
  const before = await pointsOf(tx, transfer.playerId, transfer.id);
  if (before !== undefined) {
    if (before !== transfer.points) throw new PlatformError('IDEMPOTENCY_MISMATCH');
    return balance;
  }
  const after = balance + transfer.points;
  if (transfer.actor === 'player' && after < 0n) throw new PlatformError('POINTS_INSUFFICIENT');
  if (after > MOST_POINTS || after < -MOST_POINTS) throw new PlatformError('INVALID_INPUT');
  await insertTransfer(tx, account, transfer);
  return after;
}
