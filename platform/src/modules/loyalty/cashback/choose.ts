import type { PlayerId } from '@paddock/contract';
import type { CashbackCode } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { tellPlayer } from '../../live/index.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';
import { optIn, optOut } from './cashback-store.ts';
import { termsOf } from './claim.ts';

/**
 * Asks for a cashback or leaves it, as easily; what was paid stays. On a break nothing is offered, leaving is always possible.
 * @throws CASHBACK_UNKNOWN, PLAY_PAUSED, ACCOUNT_RESTRICTED
 */
export async function chooseCashback(
  { kernel, mayPlay, isBanned }: LoyaltyParts,
  playerId: PlayerId,
  code: CashbackCode,
  isOptedIn: boolean,
): Promise<void> {
  const { db, clock, bus } = kernel;
  await termsOf(db, code);
  if (isOptedIn) {
    if (isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
    if (!(await mayPlay(db, playerId))) throw new PlatformError('PLAY_PAUSED');
    await optIn(db, playerId, code, clock.nowMs());
  } else {
    await optOut(db, playerId, code);
  }
  tellPlayer(bus, playerId, { kind: 'loyalty:cashback', id: playerId });
}
