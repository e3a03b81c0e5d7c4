import { DAY_MS } from '@paddock/contract';
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { PlayerId } from '@paddock/contract';
import type { SecurityEventKind, SecurityEventsView } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { SecurityNoticeKind, SendMessage } from '../../messages/index.ts';
import type { PlayerPrincipal } from '../principal.ts';
import { browserFamilyOf, shortAddress } from '../sessions/browser-family.ts';
import { findContacts } from './contacts-store.ts';

/** Events are personal data; kept for a year and a half, so that a dispute of a year can be looked up. */
const KEEP_MS = 550 * DAY_MS;
const PAGE = 20;
const USER_AGENT_MAX = 400;

/** Events that have messages of their own; the owner is told of all others at once, for it may be somebody else. */
const NOT_TOLD: readonly SecurityEventKind[] = [
  'sign-in',
  'sessions-ended',
  'password-changed',
  'password-reset',
];
const isTold = (kind: SecurityEventKind): kind is SecurityNoticeKind => !NOT_TOLD.includes(kind);

/** Where something came from. */
export interface EventTrace {
  readonly sessionId: string | null;
  readonly address: string;
  readonly userAgent: string;
}

export function traceOf(request: FastifyRequest, sessionId: string | null): EventTrace {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX);
  return { sessionId, address: request.ip, userAgent };
}

export interface SecurityEventRecord {
  readonly playerId: PlayerId;
  readonly kind: SecurityEventKind;
  readonly trace: EventTrace | null;
  /** Told here instead of at the player's address of now: the one that was. */
  readonly toEmail?: string | null;
}

/** What happened to a player's account, for the player to see; rows are only ever added. */
export interface SecurityEvents {
  /** Writes an event in the transaction of the change it is about, and tells the owner where that is due. */
  record(tx: Tx, event: SecurityEventRecord): Promise<void>;
  /** Newest first; `before` is the `next` of the answer before. */
  list(db: Database, principal: PlayerPrincipal, before: string | undefined): Promise<SecurityEventsView>;
  /** When the password was last changed or set anew; null when it is the one of the registration. */
  passwordChangedAt(db: Database, playerId: PlayerId): Promise<number | null>;
  forgetOld(): Promise<void>;
}

interface EventRow {
  readonly event_id: bigint;
  readonly kind: SecurityEventKind;
  readonly at_ms: bigint;
  readonly session_id: bigint | null;
  readonly address: string | null;
  readonly user_agent: string | null;
}

export function createSecurityEvents({ db, clock, ids }: Kernel, sendMessage: SendMessage): SecurityEvents {
  async function tell(tx: Tx, kind: SecurityNoticeKind, event: SecurityEventRecord): Promise<void> {
    const { playerId, trace, toEmail } = event;
    const { email, phone, language } = await findContacts(tx, playerId);
    const to = toEmail ?? email;
    const params = { kind, device: deviceWords(trace?.userAgent ?? ''), atMs: clock.nowMs() };
    const shared = { template: 'security-notice', params, language, playerId } as const;
    if (to !== null) await sendMessage(tx, { ...shared, channel: 'email', to });
    else if (phone !== null) await sendMessage(tx, { ...shared, channel: 'sms', to: phone });
  }

  return {
    async record(tx, event) {
      const { playerId, kind, trace } = event;
      await sql`
        insert into identity_security_event (player_id, event_id, kind, at_ms, session_id, address, user_agent)
          values (
            ${playerId}, ${ids.forPlayer<'security-event'>(playerId)}, ${kind}, ${clock.nowMs()},
            ${trace?.sessionId ?? null}, ${trace?.address ?? null}, ${trace?.userAgent ?? null})`.execute(tx);
      if (isTold(kind)) await tell(tx, kind, event);
    },
    async list(within, { playerId, sessionId }, before) {
      const { rows } = await sql<EventRow>`
        select event_id, kind, at_ms, session_id, address, user_agent from identity_security_event
          where player_id = ${playerId} and event_id < ${before ?? '9223372036854775807'}
          order by event_id desc limit ${PAGE + 1}`.execute(within);
      const events = rows.slice(0, PAGE).map((row) => ({
        id: row.event_id.toString(),
        kind: row.kind,
        at_ms: Number(row.at_ms),
        device: deviceWords(row.user_agent ?? ''),
        address: row.address === null ? '' : shortAddress(row.address),
        is_this_session: row.session_id?.toString() === sessionId,
      }));
      return { events, next: rows.length > PAGE ? (events.at(-1)?.id ?? null) : null };
    },
    async passwordChangedAt(within, playerId) {
      const { rows } = await sql<{ at_ms: bigint | null }>`
        select max(at_ms) as at_ms from identity_security_event
          where player_id = ${playerId} and kind in ('password-changed', 'password-reset')`.execute(within);
      const atMs = rows[0]?.at_ms ?? null;
      return atMs === null ? null : Number(atMs);
    },
    async forgetOld() {
      // Changes of the password stay: how old it is counts from them.
      await sql`
        delete from identity_security_event
          where at_ms < ${clock.nowMs() - KEEP_MS} and kind not in ('password-changed', 'password-reset')`.execute(
        db,
      );
    },
  };
}

/** Browser and system by the names players know them by: `Chrome, Windows`; empty when the browser says neither. */
function deviceWords(userAgent: string): string {
  const { browser, system } = browserFamilyOf(userAgent);
  return [browser, system].filter((name) => name !== null).join(', ');
}
