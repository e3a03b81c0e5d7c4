import type { PersonId } from '@paddock/contract';
import { sql } from 'kysely';

import { inTransaction, type Database } from '../../../kernel/database/database.ts';
import { throwRaised } from '../../../kernel/database/raised-refusal.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { CouponGifts } from '../../bonuses/index.ts';
import type { LimitsCheck } from '../../limits/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { placementsStatement, type KeyedTicket } from './placement-store.ts';
import { PLACEMENTS, type WritePlacement } from './write-placement.ts';

export interface WritingGiftedParts {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'lock' | 'stakesCall'>;
  readonly limits: Pick<LimitsCheck, 'mayPlay'>;
  readonly gifts: Pick<CouponGifts, 'use'>;
}

const NOBODY = sql`'{}'::text[]`.$castTo<readonly PersonId[]>();

/**
 * Writes a placement whose stake the house pays: gift, money and bet are one transaction, so that of two tabs, and of what
 * is pressed again, one uses it. Limits of the player's own money do not count it; a break holds. The usual statement is
 * another one: whoever uses no gift pays nothing for it.
 * @throws what the gift, the wallet and a break refuse, nothing written; any other error leaves open whether it was.
 */
export function createWriteGifted({ db, wallet, limits, gifts }: WritingGiftedParts): WritePlacement {
  return async (placement) => {
    const isUsed = new Error('the key was used, and nothing is to stay');
    const written = inTransaction(db, async (tx) => {
      const { ticket } = placement;
      const { playerId, id: betId, gift, receivedAtMs: atMs } = ticket;
      if (gift === undefined) throw new Error(`placement ${betId} has no gift`);
      await wallet.lock(tx, playerId);
      if (!(await limits.mayPlay(tx, playerId, atMs))) throw new PlatformError('PLAY_PAUSED');
      await gifts.use(tx, { playerId, betId, giftId: gift.id, atMs });
      if (!(await isWritten(placement))) throw isUsed;
      return true;

      async function isWritten(one: KeyedTicket): Promise<boolean> {
        const take = wallet.stakesCall([PLACEMENTS.stakeOf(one)], PLACEMENTS.bets);
        const { rows } = await placementsStatement([one], { take, admit: NOBODY })
          .execute(tx)
          .catch(throwRaised);
        return rows.length === 1;
      }
    });
    return written.catch((error: unknown) => {
      if (error === isUsed) return false;
      throw error;
    });
  };
}
