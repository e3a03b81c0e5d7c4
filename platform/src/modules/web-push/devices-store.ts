import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';
import { WEB_PUSH_DEVICES_MAX, type WebPushKind, type WebPushSubscription } from '@paddock/contract/schemas';

import { sha256 } from '../../kernel/crypto/sha256.ts';
import type { Database, Tx } from '../../kernel/database/database.ts';

/** Where a device is told. */
export interface PushDevice {
  readonly playerId: PlayerId;
  readonly deviceId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Tells a device from now on. A browser's subscription is one player's: whoever is signed in there last. Call it in a
 * transaction; requests about one subscription or one player go one after the other.
 */
export async function switchOn(
  tx: Tx,
  { playerId, deviceId }: Pick<PushDevice, 'playerId' | 'deviceId'>,
  { endpoint, p256dh, auth, kinds }: WebPushSubscription,
  atMs: number,
): Promise<void> {
  for (const one of [`player:${playerId}`, `endpoint:${endpoint}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${`web-push:${one}`}, 0))`.execute(tx);
  const hash = sha256(endpoint);
  await sql`
    delete from web_push_device
      where endpoint_hash = ${hash} and (player_id, device_id) <> (${playerId}::bigint, ${deviceId}::bigint)`.execute(
    tx,
  );
  await sql`
    insert into web_push_device (player_id, device_id, endpoint, endpoint_hash, p256dh, auth, kinds, since_ms)
      values (${playerId}, ${deviceId}, ${endpoint}, ${hash}, ${p256dh}, ${auth}, ${kinds}::text[], ${atMs})
      on conflict (player_id, device_id) do update set endpoint = excluded.endpoint,
        endpoint_hash = excluded.endpoint_hash, p256dh = excluded.p256dh, auth = excluded.auth,
        kinds = excluded.kinds`.execute(tx);
  await sql`
    delete from web_push_device where player_id = ${playerId} and device_id in (
      select device_id from web_push_device where player_id = ${playerId}
        order by device_id = ${deviceId}::bigint desc, since_ms desc, device_id desc
        offset ${WEB_PUSH_DEVICES_MAX})`.execute(tx);
}

/** Tells a device of the player no more. */
export async function switchOff(
  db: Database,
  { playerId, deviceId }: Pick<PushDevice, 'playerId' | 'deviceId'>,
): Promise<void> {
  await sql`delete from web_push_device where player_id = ${playerId} and device_id = ${deviceId}`.execute(
    db,
  );
}

/** What a device of the player is told; empty where it is told nothing. */
export async function kindsOf(
  db: Database,
  { playerId, deviceId }: Pick<PushDevice, 'playerId' | 'deviceId'>,
): Promise<WebPushKind[]> {
  const { rows } = await sql<{ kinds: WebPushKind[] }>`
    select kinds from web_push_device where player_id = ${playerId} and device_id = ${deviceId}`.execute(db);
  return rows[0]?.kinds ?? [];
}

/** Where these devices of a player are told; without those that were switched off meanwhile. */
export async function findDevices(
  db: Database,
  playerId: PlayerId,
  deviceIds: readonly string[],
): Promise<readonly PushDevice[]> {
  const { rows } = await sql<{ device_id: bigint; endpoint: string; p256dh: string; auth: string }>`
    select device_id, endpoint, p256dh, auth from web_push_device
      where player_id = ${playerId} and device_id = any(${deviceIds}::bigint[])`.execute(db);
  return rows.map(({ device_id, ...row }) => ({ playerId, deviceId: device_id.toString(), ...row }));
}

/** Its subscription is gone, or nobody is signed in there any more. */
export async function dropDevice(
  db: Database,
  { playerId, deviceId, endpoint }: Pick<PushDevice, 'playerId' | 'deviceId' | 'endpoint'>,
): Promise<void> {
  await sql`
    delete from web_push_device
      where player_id = ${playerId} and device_id = ${deviceId} and endpoint = ${endpoint}`.execute(db);
}
