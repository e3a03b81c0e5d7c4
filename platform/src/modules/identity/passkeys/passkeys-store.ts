import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';

export interface Passkey {
  readonly credentialId: string;
  readonly playerId: PlayerId;
  /** What the authenticator knows the player by; nothing personal. */
  readonly userHandle: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly isSynced: boolean;
  readonly createdAtMs: number;
  readonly lastUsedAtMs: number | null;
}

interface PasskeyRow {
  readonly credential_id: string;
  readonly player_id: bigint;
  readonly user_handle: string;
  readonly public_key: Buffer;
  readonly counter: bigint;
  readonly transports: readonly string[];
  readonly name: string;
  readonly is_synced: boolean;
  readonly created_at_ms: bigint;
  readonly last_used_at_ms: bigint | null;
}

const toPasskey = (row: PasskeyRow): Passkey => ({
  credentialId: row.credential_id,
  playerId: row.player_id.toString() as PlayerId,
  userHandle: row.user_handle,
  publicKey: new Uint8Array(row.public_key),
  counter: Number(row.counter),
  transports: row.transports,
  name: row.name,
  isSynced: row.is_synced,
  createdAtMs: Number(row.created_at_ms),
  lastUsedAtMs: row.last_used_at_ms === null ? null : Number(row.last_used_at_ms),
});

/** The player's passkeys, oldest first. */
export async function listPasskeys(db: Database | Tx, playerId: PlayerId): Promise<readonly Passkey[]> {
  const { rows } = await sql<PasskeyRow>`
    select * from identity_passkey where player_id = ${playerId} order by created_at_ms, credential_id`.execute(
    db,
  );
  return rows.map(toPasskey);
}

export async function findPasskey(db: Database, credentialId: string): Promise<Passkey | undefined> {
  const { rows } = await sql<PasskeyRow>`
    select * from identity_passkey where credential_id = ${credentialId}`.execute(db);
  return rows[0] === undefined ? undefined : toPasskey(rows[0]);
}

/** Adds a passkey unless the player has that many; false then, or when the credential is known already. */
export async function insertPasskey(tx: Tx, passkey: Passkey, most: number): Promise<boolean> {
  // Two at the same moment wait for each other here, so that the count holds.
  await sql`select 1 from identity_player where player_id = ${passkey.playerId} for update`.execute(tx);
  const { rows } = await sql`
    insert into identity_passkey (
      credential_id, player_id, user_handle, public_key, counter, transports, name, is_synced, created_at_ms)
    select ${passkey.credentialId}, ${passkey.playerId}, ${passkey.userHandle}, ${Buffer.from(passkey.publicKey)},
      ${passkey.counter}, ${passkey.transports}, ${passkey.name}, ${passkey.isSynced}, ${passkey.createdAtMs}
      where (select count(*) from identity_passkey where player_id = ${passkey.playerId}) < ${most}
    on conflict do nothing returning credential_id`.execute(tx);
  return rows.length === 1;
}

/**
 * Notes a use and moves the signature counter, which has to grow unless the authenticator keeps none (always 0).
 * False when it did not: then two devices hold the same key.
 */
export async function noteUse(
  db: Database,
  credentialId: string,
  use: { readonly counter: number; readonly isSynced: boolean; readonly atMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    update identity_passkey
      set counter = ${use.counter}, is_synced = ${use.isSynced}, last_used_at_ms = ${use.atMs}
      where credential_id = ${credentialId} and (counter < ${use.counter} or (counter = 0 and ${use.counter} = 0))
      returning credential_id`.execute(db);
  return rows.length === 1;
}

/** Takes a passkey of the player's away; false when the player has no such one. */
export async function deletePasskey(tx: Tx, playerId: PlayerId, credentialId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from identity_passkey where player_id = ${playerId} and credential_id = ${credentialId}
      returning credential_id`.execute(tx);
  return rows.length === 1;
}
