import { MINUTE_MS } from '@paddock/contract';
import { sql } from 'kysely';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { PlayerPrincipal } from '../principal.ts';

/** How long a proof of who is there lasts. */
export const STEP_UP_MS = 5 * MINUTE_MS;

/**
 * The one rule of sensitive changes: the session that makes one has proved who is there in the last five minutes, by
 * password, by a code of the app or by a passkey. A stolen session alone changes nothing.
 */
export interface StepUp {
  /** Notes that this session has just proved it. */
  confirm(principal: PlayerPrincipal): Promise<void>;
  /** Until when the session's proof lasts; null when it has none. */
  until(principal: PlayerPrincipal): Promise<number | null>;
  /** @throws STEP_UP_REQUIRED without a proof that lasts. */
  require(principal: PlayerPrincipal): Promise<void>;
  /**
   * Takes the session's proof for one act that could empty an account; it stays good for changes on the security page.
   * What is undone gives it back. False without a proof that lasts and was not taken.
   */
  spend(tx: Tx, principal: PlayerPrincipal): Promise<boolean>;
  forgetOld(): Promise<void>;
}

export function createStepUp({ db, clock }: Kernel): StepUp {
  async function until({ sessionId }: PlayerPrincipal): Promise<number | null> {
    const { rows } = await sql<{ at_ms: bigint }>`
      select at_ms from identity_step_up
        where session_id = ${sessionId} and at_ms > ${clock.nowMs() - STEP_UP_MS}`.execute(db);
    return rows[0] === undefined ? null : Number(rows[0].at_ms) + STEP_UP_MS;
  }

  return {
    async confirm({ playerId, sessionId }) {
      await sql`
        insert into identity_step_up (session_id, player_id, at_ms)
          values (${sessionId}, ${playerId}, ${clock.nowMs()})
          on conflict (session_id) do update set at_ms = excluded.at_ms, is_spent = false`.execute(db);
    },
    until,
    async require(principal) {
      if ((await until(principal)) === null) throw new PlatformError('STEP_UP_REQUIRED');
    },
    async spend(tx, { sessionId }) {
      const { rows } = await sql`
        update identity_step_up set is_spent = true
          where session_id = ${sessionId} and at_ms > ${clock.nowMs() - STEP_UP_MS} and not is_spent
          returning 1`.execute(tx);
      return rows.length === 1;
    },
    async forgetOld() {
      await sql`delete from identity_step_up where at_ms <= ${clock.nowMs() - STEP_UP_MS}`.execute(db);
    },
  };
}
