import type { PlayerId } from '@paddock/contract';
import { sql, type RawBuilder } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { addPlayTime, dayOf, isTimed, keepDay, leftOfDayMs, sessionHours, type Sight } from './play-time.ts';

/** A page that pings ends its session by the ping that is due, with the words for it; only others are ended by this. */
const TOKEN_GRACE_MS = 60_000;

export interface SessionTimeParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock'>;
  /** Ends every session of the player. */
  signOut(playerId: PlayerId): Promise<void>;
  /** Hours from UTC of the player's time zone as it is now (S3-25). */
  timeZoneHours(db: Database | Tx, playerId: PlayerId): Promise<number>;
}

/** The hours a day a player allows themselves (S4-09), counted and ended by the server. */
export interface SessionTime {
  /** What is left of today's hours, in ms and not below 0; null without a limit. */
  leftMs(playerId: PlayerId): Promise<number | null>;
  /** False once today's hours are used up: no way in before tomorrow. */
  mayEnter(playerId: PlayerId): Promise<boolean>;
  /** A page pings: seconds left of today, null without a limit. @throws SESSION_LIMIT_ENDED; every session is over. */
  ping(playerId: PlayerId): Promise<number | null>;
  /** A page asks for its token, whether it pings or not. @throws SESSION_LIMIT_ENDED; every session is over. */
  seen(playerId: PlayerId): Promise<void>;
  /** SQL that says whether `seen` has anything to count. */
  isTimed(playerId: RawBuilder<unknown>): RawBuilder<boolean>;
  /** Those of some players who have hours at all, for a statement that stakes: the others need not be asked `mayEnter`. */
  timedCall(players: RawBuilder<unknown>): RawBuilder<readonly string[]>;
  /** Before the player's time zone changes, in that transaction: today ends when it would have ended (rules §1). */
  keepToday(tx: Tx, playerId: PlayerId): Promise<void>;
}

export function createSessionTime({ kernel, signOut, timeZoneHours }: SessionTimeParts): SessionTime {
  const { db, clock } = kernel;

  async function today(reader: Database | Tx, playerId: PlayerId) {
    // The zone first: a change of it keeps the day in its own transaction.
    const zoneHours = await timeZoneHours(reader, playerId);
    return dayOf(reader, playerId, clock.nowMs(), zoneHours);
  }

  async function count(playerId: PlayerId, sight: Sight): Promise<number | null> {
    const hours = await sessionHours(db, playerId);
    if (hours === null) return null;
    const day = await today(db, playerId);
    await addPlayTime(db, playerId, day, { sight, nowMs: clock.nowMs() });
    return leftOfDayMs(db, playerId, day, hours);
  }

  async function leftMs(playerId: PlayerId): Promise<number | null> {
    const hours = await sessionHours(db, playerId);
    if (hours === null) return null;
    return Math.max(0, await leftOfDayMs(db, playerId, await today(db, playerId), hours));
  }

  async function end(playerId: PlayerId): Promise<never> {
    await signOut(playerId);
    throw new PlatformError('SESSION_LIMIT_ENDED');
  }

  return {
    leftMs,
    mayEnter: async (playerId) => (await leftMs(playerId)) !== 0,
    async ping(playerId) {
      const leftMs = await count(playerId, 'ping');
      if (leftMs === null) return null;
      return leftMs > 0 ? Math.ceil(leftMs / 1000) : end(playerId);
    },
    async seen(playerId) {
      const leftMs = await count(playerId, 'token');
      if (leftMs !== null && leftMs <= -TOKEN_GRACE_MS) await end(playerId);
    },
    isTimed,
    timedCall: (players) => sql`limits_timed(${players})`,
    keepToday: async (tx, playerId) => keepDay(tx, playerId, await today(tx, playerId)),
  };
}
