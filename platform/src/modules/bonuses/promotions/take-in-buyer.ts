import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { grantsOf, insertOffers } from './grant-store.ts';
import { isOpen, partIn } from './promotion.ts';
import { holdRunning } from './promotion-store.ts';
import { requireFreeWithin } from './require-free.ts';
import { unsoldAs } from './sold-promotions.ts';
import { takeInLocked } from './take-part.ts';

/** Who buys part in which promotion. */
export interface Buyer {
  readonly playerId: PlayerId;
  readonly code: string;
  readonly atMs: number;
}

/**
 * Takes a player into a promotion that they pay for, in the caller's transaction, which holds their accounts: it is offered to
 * them and taken at once, by the very rules of taking part. Answers their part, whose gift has come; undefined where it is not
 * sold now, or theirs for nothing.
 * @throws PROMOTION_NOT_FOR_YOU, PROMOTION_TAKEN, PROMOTION_SPENT, and what `requireFree` refuses
 */
export async function takeInBuyer(
  tx: Tx,
  parts: BonusesParts,
  { playerId, code, atMs }: Buyer,
): Promise<string | undefined> {
  // Held, so that it is either stopped before this or takes the player in.
  const promotion = await holdRunning(tx, code);
  const mine = partIn(await grantsOf(tx, playerId), code);
  if (promotion === undefined || unsoldAs(promotion, atMs) !== undefined || mine?.state === 'offered')
    return undefined;
  if (mine !== undefined && isOpen(mine)) throw new PlatformError('PROMOTION_TAKEN');
  await requireFreeWithin(tx, parts, playerId);
  const offer = { playerId, grantId: parts.kernel.ids.forPlayer<'grant'>(playerId) };
  await insertOffers(tx, [offer], { code, version: promotion.version, atMs });
  return (await takeInLocked(tx, parts, { playerId, promotion, atMs })).grantId;
}
