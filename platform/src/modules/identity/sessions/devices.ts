import { DAY_MS } from '@paddock/contract';
import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import { sha256 } from '../../../kernel/crypto/sha256.ts';
import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { SignInMethod } from '../sign-in/complete-sign-in.ts';
import { browserFamilyOf, shortAddress } from './browser-family.ts';

/** A sign-in as its device saw it. */
export interface DeviceVisit {
  readonly playerId: PlayerId;
  readonly sessionId: string;
  /** The device cookie's value; only its hash is stored. */
  readonly deviceToken: string;
  readonly method: SignInMethod;
  readonly userAgent: string | undefined;
  /** Stored shortened. */
  readonly address: string;
}

export interface Device {
  readonly deviceId: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly address: string;
  readonly method: string;
  readonly firstSeenAtMs: number;
  readonly lastLoginAtMs: number;
  readonly isSignedIn: boolean;
  /** The device of the session that asks. */
  readonly isThis: boolean;
}

/** A session with whose it is. */
type OwnSession = Pick<DeviceVisit, 'playerId' | 'sessionId'>;

/** Devices of a player: what they signed in from. */
export interface Devices {
  /** Notes a sign-in. @returns true when the player has other devices and this one is new to them. */
  note(tx: Tx, visit: DeviceVisit): Promise<boolean>;
  /** True when the player has signed in from this device before. */
  isKnown(db: Database, playerId: PlayerId, deviceToken: string): Promise<boolean>;
  /** The latest first; devices not used for long and without a session are left out. */
  list(playerId: PlayerId, sessionId: string): Promise<readonly Device[]>;
  /** The latest sign-in from any device; undefined where there was none. */
  lastSignInMs(db: Database | Tx, playerId: PlayerId): Promise<number | undefined>;
  /** The device a session was opened on; undefined for one of before devices were noted. */
  deviceOf(from: Database | Tx, session: OwnSession): Promise<string | undefined>;
  /** Those of these devices whose last session nobody has ended; one that ran out stands. */
  standing(
    from: Database | Tx,
    playerId: PlayerId,
    deviceIds: readonly string[],
  ): Promise<ReadonlySet<string>>;
  /** Sessions that stand on one device. */
  sessionsOn(playerId: PlayerId, deviceId: string): Promise<readonly string[]>;
}

/** Devices shown at most. */
const LIST_MAX = 50;
const FORGET_AFTER_MS = 400 * DAY_MS;

export function createDevices({ db, clock, ids }: Kernel): Devices {
  return {
    async note(tx, { playerId, sessionId, deviceToken, method, userAgent, address }) {
      const { browser, system } = browserFamilyOf(userAgent);
      const nowMs = clock.nowMs();
      const { rows: others } = await sql<{ is_known: boolean }>`
        select bool_or(device_hash = ${sha256(deviceToken)}) as is_known from identity_device
          where player_id = ${playerId} having count(*) > 0`.execute(tx);
      const { rows } = await sql<{ device_id: bigint }>`
        insert into identity_device as d (
          player_id, device_id, device_hash, browser, system, address, method, first_seen_at_ms, last_login_at_ms)
        values (
          ${playerId}, ${ids.forPlayer<'device'>(playerId)}, ${sha256(deviceToken)}, ${browser}, ${system},
          ${shortAddress(address)}, ${method}, ${nowMs}, ${nowMs})
        on conflict (player_id, device_hash) do update set
          browser = excluded.browser, system = excluded.system, address = excluded.address,
          method = excluded.method, last_login_at_ms = excluded.last_login_at_ms
        returning device_id`.execute(tx);
      await sql`
        insert into identity_device_session (session_id, player_id, device_id)
        values (${sessionId}, ${playerId}, ${rows[0]?.device_id})`.execute(tx);
      return others[0]?.is_known === false;
    },
    async isKnown(from, playerId, deviceToken) {
      const { rows } = await sql`
        select device_id from identity_device
          where player_id = ${playerId} and device_hash = ${sha256(deviceToken)}`.execute(from);
      return rows.length === 1;
    },
    async list(playerId, sessionId) {
      const nowMs = clock.nowMs();
      const { rows } = await sql<DeviceRow>`
        select d.*, coalesce(bool_or(s.session_id is not null), false) as is_signed_in,
            coalesce(bool_or(ds.session_id = ${sessionId}), false) as is_this
          from identity_device d
          left join identity_device_session ds using (player_id, device_id)
          left join identity_session s on s.session_id = ds.session_id
            and s.ended_at_ms is null and s.expires_at_ms > ${nowMs}
          where d.player_id = ${playerId} and d.last_login_at_ms > ${nowMs - FORGET_AFTER_MS}
          group by d.player_id, d.device_id
          order by d.last_login_at_ms desc limit ${LIST_MAX}`.execute(db);
      return rows.map(toDevice);
    },
    async lastSignInMs(from, playerId) {
      const { rows } = await sql<{ last_ms: bigint | null }>`
        select max(last_login_at_ms) as last_ms from identity_device where player_id = ${playerId}`.execute(
        from,
      );
      const lastMs = rows[0]?.last_ms ?? null;
      return lastMs === null ? undefined : Number(lastMs);
    },
    async deviceOf(from, { playerId, sessionId }) {
      const { rows } = await sql<{ device_id: bigint }>`
        select device_id from identity_device_session
          where session_id = ${sessionId} and player_id = ${playerId}`.execute(from);
      return rows[0]?.device_id.toString();
    },
    async standing(from, playerId, deviceIds) {
      const { rows } = await sql<{ device_id: bigint }>`
        select device_id from (
          select distinct on (device_id) device_id, ended_at_ms from identity_device_session
            join identity_session using (session_id, player_id)
            where player_id = ${playerId} and device_id = any(${deviceIds}::bigint[])
            order by device_id, session_id desc) as last
          where ended_at_ms is null`.execute(from);
      return new Set(rows.map((row) => row.device_id.toString()));
    },
    async sessionsOn(playerId, deviceId) {
      const { rows } = await sql<{ session_id: bigint }>`
        select session_id from identity_device_session join identity_session using (session_id, player_id)
          where player_id = ${playerId} and device_id = ${deviceId} and ended_at_ms is null`.execute(db);
      return rows.map((row) => row.session_id.toString());
    },
  };
}

interface DeviceRow {
  readonly device_id: bigint;
  readonly browser: string | null;
  readonly system: string | null;
  readonly address: string;
  readonly method: string;
  readonly first_seen_at_ms: bigint;
  readonly last_login_at_ms: bigint;
  readonly is_signed_in: boolean;
  readonly is_this: boolean;
}

const toDevice = (row: DeviceRow): Device => ({
  deviceId: row.device_id.toString(),
  browser: row.browser,
  system: row.system,
  address: row.address,
  method: row.method,
  firstSeenAtMs: Number(row.first_seen_at_ms),
  lastLoginAtMs: Number(row.last_login_at_ms),
  isSignedIn: row.is_signed_in,
  isThis: row.is_this,
});
