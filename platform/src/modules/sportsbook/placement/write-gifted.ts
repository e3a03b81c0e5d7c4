import type { PersonId } from '@paddock/contract';
import { sql } from 'kysely';

import { inTransaction, type Database, type Tx } from '../../../kernel/database/database.ts';
import { throwRaised } from '../../../kernel/database/raised-refusal.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { CouponGifts } from '../../bonuses/index.ts';
import type { LimitsCheck } from '../../limits/index.ts';
import type { TogetherParts } from '../../products/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { placementsStatement, type KeyedTicket } from './placement-store.ts';
import { PLACEMENTS, writeWithin, type WritePlacement } from './write-placement.ts';

export interface WritingGiftedParts extends TogetherParts {
  readonly db: Database;
  readonly wallet: TogetherParts['wallet'] & Pick<Wallet, 'lock' | 'stakesCall' | 'stakeParts'>;
  readonly limits: TogetherParts['limits'] & Pick<LimitsCheck, 'mayPlay'>;
  readonly gifts: Pick<CouponGifts, 'use'>;
}

const NOBODY = sql`'{}'::text[]`.$castTo<readonly PersonId[]>();

/**
 * Writes a placement that a gift is used for: gift, money and bet are one transaction, so that of two tabs, and of what is
 * pressed again, one uses it. The usual statement is another one: whoever uses no gift pays nothing for it.
 * @throws what the gift, the wallet, limits and a break refuse, nothing written; any other error leaves open whether it was.
 */
export function createWriteGifted(parts: WritingGiftedParts): WritePlacement {
  return async (placement) => {
    const isUsed = new Error('the key was used, and nothing is to stay');
    const written = inTransaction(parts.db, async (tx) => {
      const { playerId, id: betId, gift } = placement.ticket;
      if (gift === undefined) throw new Error(`placement ${betId} has no gift`);
      await parts.wallet.lock(tx, playerId);
      const write = gift.kind === 'free-bet' ? writeFree : writeOwn;
      if (!(await write(tx, parts, { placement, giftId: gift.id }))) throw isUsed;
      return true;
    });
    return written.catch((error: unknown) => {
      if (error === isUsed) return false;
      throw error;
    });
  };
}

interface Gifted {
  readonly placement: KeyedTicket;
  readonly giftId: string;
}

/** The stake is the house's: limits of the player's own money do not count it; a break holds. */
async function writeFree(
  tx: Tx,
  { wallet, limits, gifts }: WritingGiftedParts,
  { placement, giftId }: Gifted,
): Promise<boolean> {
  const { playerId, id: betId, receivedAtMs: atMs } = placement.ticket;
  if (!(await limits.mayPlay(tx, playerId, atMs))) throw new PlatformError('PLAY_PAUSED');
  await gifts.use(tx, { playerId, betId, giftId, atMs });
  const take = wallet.stakesCall([PLACEMENTS.stakeOf(placement)], PLACEMENTS.bets);
  const { rows } = await placementsStatement([placement], { take, admit: NOBODY })
    .execute(tx)
    .catch(throwRaised);
  return rows.length === 1;
}

/** The stake is the player's own, and all of it real money: what a boost adds is none of the bonus. */
async function writeOwn(tx: Tx, parts: WritingGiftedParts, { placement, giftId }: Gifted): Promise<boolean> {
  const { playerId, id: betId, stakeMinor, receivedAtMs: atMs } = placement.ticket;
  await parts.gifts.use(tx, { playerId, betId, giftId, atMs });
  if (!(await writeWithin(parts, tx, placement))) return false;
  const taken = (await parts.wallet.stakeParts(tx, [playerId], [betId])).get(betId);
  if (taken?.realMinor !== stakeMinor) throw new PlatformError('GIFT_NOT_FOR_BET', { reason: 'bonus' });
  return true;
}
