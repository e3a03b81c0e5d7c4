import type { Tx } from '../../../kernel/database/database.ts';
import type { PlatformError } from '../../../kernel/http/problem.ts';
import type { CouponGifts } from '../../bonuses/index.ts';
import type { LimitsCheck } from '../../limits/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { SPORTSBOOK, type BetsEnded } from '../sportsbook-api.ts';
import { rejectHeld } from './placement-store.ts';
import type { Ticket } from './ticket.ts';

export interface ReleaseParts {
  readonly wallet: Pick<Wallet, 'releaseStake'>;
  readonly limits: Pick<LimitsCheck, 'giveBackStake'>;
  readonly betsEnded: BetsEnded;
  readonly gifts: Pick<CouponGifts, 'stakeCameBack'>;
}

/** Ends a placement that waited without a bet and gives its stake back. False when it was decided already. */
export async function releaseHeld(
  tx: Tx,
  { wallet, limits, betsEnded, gifts }: ReleaseParts,
  { playerId, id: betId, currency, gift }: Pick<Ticket, 'playerId' | 'id' | 'currency' | 'gift'>,
  refusal: PlatformError,
  atMs: number,
): Promise<boolean> {
  if (!(await rejectHeld(tx, { playerId, id: betId }, refusal, atMs))) return false;
  await wallet.releaseStake(tx, { playerId, betId, reason: refusal.message, atMs });
  // The house's stake was counted by no limit.
  if (gift?.kind !== 'free-bet') await limits.giveBackStake(tx, { playerId, betId, atMs });
  if (gift !== undefined) await gifts.stakeCameBack(tx, { playerId, betId, revision: 0, isBack: true, atMs });
  await betsEnded(tx, [{ product: SPORTSBOOK, playerId, betId, currency, revision: 0, atMs }]);
  return true;
}
