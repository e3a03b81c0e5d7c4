import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { SESSION_ENDED, SESSIONS_CHANNEL } from '../identity-api.ts';

/** The pages that ask for tokens now; of more, those kept longest are read again. */
const KEPT_AT_MOST = 20_000;

/** What a refresh has to know of a session, as the database said it. */
export interface KeptSession {
  readonly playerId: PlayerId;
  readonly sessionId: string;
  readonly lastsMs: number;
  readonly createdAtMs: number;
  /** To be held against the clock each time. */
  readonly expiresAtMs: number;
}

/**
 * Sessions that were just read, so that a refresh need not ask the database: the wait for its answer is most of one.
 * Nothing is found here that has changed: whatever changes a session drops its player's, in this process before the
 * change is answered, and for any other by a trigger that tells all nodes at the commit. While nobody hears these,
 * nothing is kept.
 */
export interface KeptSessions {
  find(tokenHash: string): KeptSession | undefined;
  /** To be taken before the database is asked for what is to be kept. */
  now(): number;
  /** Keeps what was read, unless something has changed since the reading began. */
  keep(since: number, tokenHash: string, session: KeptSession): void;
  /** To be called after the commit of what changed the player's sessions, and before it is answered. */
  forget(playerId: PlayerId): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createKeptSessions({ bus, listen }: Pick<Kernel, 'bus' | 'listen'>): KeptSessions {
  const kept = new Map<string, KeptSession>();
  const hashesOf = new Map<PlayerId, Set<string>>();
  /** How often something was forgotten. */
  let changes = 0;
  const listening = listen(SESSIONS_CHANNEL, {
    told: (playerId) => (playerId === '' ? forgetAll() : forget(playerId as PlayerId)),
    lost: forgetAll,
  });
  bus.subscribe(SESSION_ENDED, ({ playerId }) => forget(playerId));

  function forgetAll(): void {
    changes += 1;
    kept.clear();
    hashesOf.clear();
  }

  function forget(playerId: PlayerId): void {
    changes += 1;
    for (const tokenHash of hashesOf.get(playerId) ?? []) kept.delete(tokenHash);
    hashesOf.delete(playerId);
  }

  return {
    find: (tokenHash) => kept.get(tokenHash),
    now: () => (listening.isHearing() ? changes : -1),
    keep(since, tokenHash, session) {
      if (since !== changes) return;
      const [oldest] = kept.size < KEPT_AT_MOST ? [] : kept.values();
      if (oldest !== undefined) forget(oldest.playerId);
      kept.set(tokenHash, session);
      hashesOf.set(session.playerId, (hashesOf.get(session.playerId) ?? new Set()).add(tokenHash));
    },
    forget,
    start: () => listening.check(),
    stop: () => listening.stop(),
  };
}

/** Tells all nodes whose sessions were changed or removed, by whomever; with an empty text that they are very many. */
export async function tellOfChangedSessions(db: Database): Promise<void> {
  await sql`
    create function identity_tell_sessions() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        perform pg_notify('identity_session', '');
      elsif (select count(*) from (select from changed limit 100) some_of_them) = 100 then
        perform pg_notify('identity_session', '');
      else
        perform pg_notify('identity_session', player_id::text) from (select distinct player_id from changed) players;
      end if;
      return null;
    end $$`.execute(db);
  for (const change of ['update', 'delete']) {
    await sql`
      create trigger ${sql.ref(`identity_session_${change}`)} after ${sql.raw(change)} on identity_session
        referencing old table as changed for each statement execute function identity_tell_sessions()`.execute(
      db,
    );
  }
  await sql`
    create trigger identity_session_truncate after truncate on identity_session
      for each statement execute function identity_tell_sessions()`.execute(db);
}
