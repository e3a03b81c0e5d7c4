import { DAY_MS, HOUR_MS, MINUTE_MS } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { OperatorId, OperatorPrincipal } from '../operators-api.ts';
import type { OperatorClaims, OperatorSessionId } from './operator-tokens.ts';

/** A session ends this long after the sign-in, whatever happens in it. */
export const SESSION_MS = 8 * HOUR_MS;
/** A session nobody used for this long has ended. */
export const IDLE_MS = 30 * MINUTE_MS;
/** Rows of dead sessions are kept this long for whoever asks what happened. */
const KEEP_DEAD_MS = 90 * DAY_MS;

/** An operator with the session they are in. */
export interface SignedInOperator extends OperatorPrincipal {
  readonly sessionId: OperatorSessionId;
  readonly roles: readonly string[];
  readonly passwordIsInitial: boolean;
  readonly expiresAtMs: number;
}

interface SignedInRow {
  readonly name: string;
  readonly roles: string[];
  readonly password_is_initial: boolean;
  readonly expires_at_ms: bigint;
}

export interface OperatorSessions {
  open(tx: Tx, operatorId: OperatorId): Promise<{ sessionId: OperatorSessionId; expiresAtMs: number }>;
  /** The operator of a session that lives, with the roles they have now; the session is used by this. */
  use(claims: OperatorClaims): Promise<SignedInOperator | undefined>;
  end(tx: Tx, sessionId: OperatorSessionId): Promise<void>;
  forgetDead(): Promise<void>;
}

/** In the database alone: what ends a session ends it on every node at once. */
export function createOperatorSessions({
  db,
  clock,
  ids,
}: Pick<Kernel, 'db' | 'clock' | 'ids'>): OperatorSessions {
  return {
    async open(tx, operatorId) {
      const sessionId = ids.next<'operator-session'>();
      const nowMs = clock.nowMs();
      const expiresAtMs = nowMs + SESSION_MS;
      await sql`
        insert into operators_session (session_id, operator_id, created_at_ms, seen_at_ms, expires_at_ms)
        values (${sessionId}, ${operatorId}, ${nowMs}, ${nowMs}, ${expiresAtMs})`.execute(tx);
      return { sessionId, expiresAtMs };
    },
    async use({ operatorId, sessionId }) {
      const nowMs = clock.nowMs();
      const { rows } = await sql<SignedInRow>`
        update operators_session s set seen_at_ms = greatest(s.seen_at_ms, ${nowMs})
          from operators_operator o
          where s.session_id = ${sessionId} and s.operator_id = ${operatorId} and s.ended_at_ms is null
            and s.expires_at_ms > ${nowMs} and s.seen_at_ms > ${nowMs - IDLE_MS}
            and o.operator_id = s.operator_id and o.disabled_at_ms is null
          returning o.name, o.roles, o.password_is_initial, s.expires_at_ms`.execute(db);
      const row = rows[0];
      if (row === undefined) return undefined;
      return {
        kind: 'operator',
        operatorId,
        name: row.name,
        sessionId,
        roles: row.roles,
        passwordIsInitial: row.password_is_initial,
        expiresAtMs: Number(row.expires_at_ms),
      };
    },
    async end(tx, sessionId) {
      await sql`
        update operators_session set ended_at_ms = ${clock.nowMs()}
          where session_id = ${sessionId} and ended_at_ms is null`.execute(tx);
    },
    async forgetDead() {
      await sql`
        delete from operators_session where created_at_ms < ${clock.nowMs() - KEEP_DEAD_MS}`.execute(db);
    },
  };
}

/** Ends every session of an operator but one. */
export async function endOperatorSessions(
  tx: Database | Tx,
  operatorId: OperatorId,
  { atMs, but = null }: { readonly atMs: number; readonly but?: OperatorSessionId | null },
): Promise<void> {
  await sql`
    update operators_session set ended_at_ms = ${atMs}
      where operator_id = ${operatorId} and ended_at_ms is null
        and session_id is distinct from ${but}::bigint`.execute(tx);
}
