import type { PlayerId } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { tellPlayer } from '../../live/index.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { joinByCode } from './take-part.ts';

/**
 * Takes a newcomer into the promotion whose code they typed as they registered, as typing it later does, and leaves them a
 * message that they take part or that the code brought nothing; done again it does nothing more. An account is worth more than
 * a code: nothing is thrown, and false says that it could not be looked at.
 */
export async function typedAtRegistration(
  parts: BonusesParts,
  playerId: PlayerId,
  typed: string,
): Promise<boolean> {
  const { db, clock, bus, log } = parts.kernel;
  try {
    const step = await joinByCode(parts, playerId, typed).then(() => 'taken' as const, refusal);
    const content = { kind: 'promo-code', code: typed.trim(), step } as const;
    await inTransaction(db, (tx) =>
      parts.tellInbox(tx, { playerId, cause: 'promo-code', content, atMs: clock.nowMs() }),
    );
    tellPlayer(bus, playerId, { kind: 'inbox' });
    return true;
  } catch (error) {
    log.error({ err: error, playerId }, 'the promo code of a registration was not looked at');
    return false;
  }
}

function refusal(error: unknown): 'unknown' | 'refused' {
  if (!(error instanceof PlatformError)) throw error;
  return error.code === 'PROMOTION_CODE_UNKNOWN' ? 'unknown' : 'refused';
}
