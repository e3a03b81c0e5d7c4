import { DAY_MS, HOUR_MS } from '@paddock/contract';
import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import { sha256 } from '../../../kernel/crypto/sha256.ts';
import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PREPARED } from '../../../kernel/database/prepared.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { SESSION_ENDED, type IdentityDependencies } from '../identity-api.ts';
import { banLevelAt, breakEndOf } from '../players-store.ts';
import type { PlayerSession } from '../principal.ts';
import type { KeptSession, KeptSessions } from './kept-sessions.ts';

/** A remembered session ends after this long without a visit. */
export const REMEMBERED_SESSION_MS = 30 * DAY_MS;
/** Any other one, also when the browser stays open. */
export const SHORT_SESSION_MS = 12 * HOUR_MS;
/** No visit moves a session's end beyond this: then everyone signs in again. */
export const LONGEST_SESSION_MS = 90 * DAY_MS;
/** A visit extends its session at most this often: a write an hour, not one a request. */
const EXTEND_EVERY_MS = HOUR_MS;
/** How long a request with a secret that was replaced meanwhile may have been under way. */
const REPLACED_JUST_NOW_MS = 10_000;
/** Rows of dead sessions are kept this long for whoever asks what happened. */
const KEEP_DEAD_MS = 30 * DAY_MS;

export interface OpenedSession {
  readonly sessionId: string;
  /** The cookie's value; only its hash is stored. */
  readonly cookieToken: string;
}

export interface LiveSession extends Pick<PlayerSession, 'playerId' | 'sessionId'> {
  /** Outlives the browser's window. */
  readonly remembered: boolean;
  /** True when this visit moved its end: the cookie is to be set again. */
  readonly extended: boolean;
  /** True when the player's time on the site is counted. */
  readonly isTimed: boolean;
}

export interface EndedSessions {
  /** How many there were. */
  readonly ended: number;
  readonly tellEnded: () => void;
}

export interface Sessions {
  open(tx: Tx, playerId: PlayerId, remember: boolean): Promise<OpenedSession>;
  find(cookieToken: string): Promise<PlayerSession | undefined>;
  /** Finds a session and moves its end away from now. */
  visit(cookieToken: string): Promise<LiveSession | undefined>;
  /** Ends a session and tells everyone; nothing when it had ended. */
  end(sessionId: string): Promise<void>;
  /** Ends every session of a player, or every other one; answers how many there were. */
  endAll(playerId: PlayerId, exceptSessionId?: string): Promise<number>;
  /** The same inside a transaction. Call `tellEnded` after the commit: it tells everyone. */
  endAllIn(tx: Tx, playerId: PlayerId, exceptSessionId?: string): Promise<EndedSessions>;
  /** Gives a session another secret, the old one opens nothing any more. Undefined when it has ended. */
  rotate(
    tx: Database | Tx,
    sessionId: string,
  ): Promise<{ readonly cookieToken: string; readonly remembered: boolean } | undefined>;
  /** True for a secret that was replaced moments ago: its browser has the new one, or is about to. */
  isReplaced(cookieToken: string): Promise<boolean>;
  /** Sessions that were ended since then. */
  endedSince(sinceMs: number): Promise<readonly string[]>;
  forgetDead(): Promise<void>;
}

interface SessionRow {
  readonly session_id: bigint;
  readonly player_id: bigint;
  readonly lasts_ms: bigint;
  readonly created_at_ms: bigint;
  readonly expires_at_ms: bigint;
  readonly ban_level: number;
  readonly restricted_until_ms: bigint | null;
  readonly is_timed: boolean;
}

export function createSessions(
  kernel: Kernel,
  kept: KeptSessions,
  isTimed: IdentityDependencies['isTimed'],
): Sessions {
  const { db, clock, ids, randomBytes, bus } = kernel;

  async function findRow(tokenHash: Buffer): Promise<SessionRow | undefined> {
    const { rows } = await sql<SessionRow>`
      ${PREPARED} select session_id, player_id, lasts_ms, created_at_ms, expires_at_ms, ${banLevelAt(clock.nowMs())} as ban_level,
        restricted_until_ms, ${isTimed(sql.ref('identity_session.player_id'))} as is_timed
        from identity_session join identity_player using (player_id)
        where token_hash = ${tokenHash} and ended_at_ms is null and expires_at_ms > ${clock.nowMs()}`.execute(
      db,
    );
    return rows[0];
  }

  /** The end a visit now moves a session to; undefined when that is not worth a write. */
  function newEndOf({ lastsMs, createdAtMs, expiresAtMs }: KeptSession): number | undefined {
    const endsAtMs = Math.min(clock.nowMs() + lastsMs, createdAtMs + LONGEST_SESSION_MS);
    return endsAtMs - expiresAtMs >= EXTEND_EVERY_MS ? endsAtMs : undefined;
  }

  async function endRows(
    within: Database | Tx,
    playerId: PlayerId,
    exceptSessionId: string | undefined,
  ): Promise<readonly string[]> {
    const { rows } = await sql<{ session_id: bigint }>`
      update identity_session set ended_at_ms = ${clock.nowMs()}
        where player_id = ${playerId} and ended_at_ms is null
          and session_id is distinct from ${exceptSessionId ?? null}::bigint returning session_id`.execute(
      within,
    );
    return rows.map((row) => row.session_id.toString());
  }

  function tellEnded(playerId: PlayerId, sessionIds: readonly string[]): void {
    // Also when none has ended: this one may have another secret since the same commit.
    kept.forget(playerId);
    for (const sessionId of sessionIds) bus.publish(SESSION_ENDED, { playerId, sessionId });
  }

  return {
    async open(tx, playerId, remember) {
      const cookieToken = Buffer.from(randomBytes(32)).toString('base64url');
      const sessionId = ids.forPlayer<'session'>(playerId);
      const lastsMs = remember ? REMEMBERED_SESSION_MS : SHORT_SESSION_MS;
      const nowMs = clock.nowMs();
      await sql`
        insert into identity_session (token_hash, session_id, player_id, lasts_ms, created_at_ms, expires_at_ms)
        values (${sha256(cookieToken)}, ${sessionId}, ${playerId}, ${lastsMs}, ${nowMs}, ${nowMs + lastsMs})`.execute(
        tx,
      );
      return { sessionId, cookieToken };
    },
    async find(cookieToken) {
      const row = await findRow(sha256(cookieToken));
      return row === undefined ? undefined : toSession(row);
    },
    async visit(cookieToken) {
      const tokenHash = sha256(cookieToken);
      const key = tokenHash.toString('base64');
      const known = kept.find(key);
      if (known !== undefined && known.expiresAtMs > clock.nowMs() && newEndOf(known) === undefined)
        return liveSession(known, { extended: false, isTimed: false });
      const readSince = kept.now();
      const row = await findRow(tokenHash);
      if (row === undefined) return undefined;
      const session = toKept(row);
      const endsAtMs = newEndOf(session);
      if (endsAtMs !== undefined) await extend(db, row.session_id, endsAtMs);
      // Time that is counted is written down at each visit anyway.
      else if (!row.is_timed) kept.keep(readSince, key, session);
      return liveSession(session, { extended: endsAtMs !== undefined, isTimed: row.is_timed });
    },
    async end(sessionId) {
      const { rows } = await sql<{ player_id: bigint }>`
        update identity_session set ended_at_ms = ${clock.nowMs()}
          where session_id = ${sessionId} and ended_at_ms is null returning player_id`.execute(db);
      const row = rows[0];
      if (row === undefined) return;
      bus.publish(SESSION_ENDED, { playerId: row.player_id.toString() as PlayerId, sessionId });
    },
    async endAll(playerId, exceptSessionId) {
      const ended = await endRows(db, playerId, exceptSessionId);
      tellEnded(playerId, ended);
      return ended.length;
    },
    async endAllIn(tx, playerId, exceptSessionId) {
      const ended = await endRows(tx, playerId, exceptSessionId);
      return { ended: ended.length, tellEnded: () => tellEnded(playerId, ended) };
    },
    async rotate(tx, sessionId) {
      const cookieToken = Buffer.from(randomBytes(32)).toString('base64url');
      const { rows } = await sql<{ lasts_ms: bigint; player_id: bigint }>`
        with old as (
            select token_hash from identity_session where session_id = ${sessionId} and ended_at_ms is null),
          kept as (
            insert into identity_replaced_secret (token_hash, replaced_at_ms)
              select token_hash, ${clock.nowMs()}::bigint from old on conflict do nothing)
        update identity_session set token_hash = ${sha256(cookieToken)}
          where session_id = ${sessionId} and ended_at_ms is null returning lasts_ms, player_id`.execute(tx);
      const row = rows[0];
      if (row === undefined) return undefined;
      kept.forget(row.player_id.toString() as PlayerId);
      return { cookieToken, remembered: Number(row.lasts_ms) === REMEMBERED_SESSION_MS };
    },
    async isReplaced(cookieToken) {
      const { rows } = await sql`
        select 1 from identity_replaced_secret
          where token_hash = ${sha256(cookieToken)}
            and replaced_at_ms > ${clock.nowMs() - REPLACED_JUST_NOW_MS}`.execute(db);
      return rows.length > 0;
    },
    async endedSince(sinceMs) {
      const { rows } = await sql<{ session_id: bigint }>`
        select session_id from identity_session where ended_at_ms >= ${sinceMs}`.execute(db);
      return rows.map((row) => row.session_id.toString());
    },
    async forgetDead() {
      const beforeMs = clock.nowMs() - KEEP_DEAD_MS;
      await sql`delete from identity_session where expires_at_ms < ${beforeMs} or ended_at_ms < ${beforeMs}`.execute(
        db,
      );
      await sql`
        delete from identity_replaced_secret where replaced_at_ms <= ${clock.nowMs() - REPLACED_JUST_NOW_MS}`.execute(
        db,
      );
    },
  };
}

async function extend(db: Database, sessionId: bigint, expiresAtMs: number): Promise<void> {
  await sql`
    update identity_session set expires_at_ms = greatest(expires_at_ms, ${expiresAtMs})
      where session_id = ${sessionId} and ended_at_ms is null`.execute(db);
}

const toKept = (row: SessionRow): KeptSession => ({
  playerId: row.player_id.toString() as PlayerId,
  sessionId: row.session_id.toString(),
  lastsMs: Number(row.lasts_ms),
  createdAtMs: Number(row.created_at_ms),
  expiresAtMs: Number(row.expires_at_ms),
});

function liveSession(
  { playerId, sessionId, lastsMs }: KeptSession,
  now: Pick<LiveSession, 'extended' | 'isTimed'>,
): LiveSession {
  return { playerId, sessionId, remembered: lastsMs === REMEMBERED_SESSION_MS, ...now };
}

const toSession = (row: SessionRow): PlayerSession => ({
  playerId: row.player_id.toString() as PlayerId,
  sessionId: row.session_id.toString(),
  banLevel: row.ban_level,
  restrictedUntilMs: breakEndOf(row),
});
