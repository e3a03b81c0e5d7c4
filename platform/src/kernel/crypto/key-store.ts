import { sql } from 'kysely';

import type { Database, Tx } from '../database/database.ts';
import type { ModuleMigrations } from '../database/migrate.ts';
import type { KeyPurpose } from './key-purposes.ts';

/** Current: makes new things. Previous: what it made is still taken. Retired: its bytes are gone. */
type KeyState = 'current' | 'previous' | 'retired';

export interface StoredKey {
  readonly keyId: string;
  readonly purpose: KeyPurpose;
  readonly state: KeyState;
  /** Under the root key; null of a retired one. */
  readonly wrapped: Buffer | null;
  readonly createdAtMs: number;
  /** When another took its place. */
  readonly replacedAtMs: number | null;
}

/** Migrations of their own, run before all others: modules are made with the keys. */
export const keyMigrations: ModuleMigrations = {
  keys_01_keys: {
    async up(db: Database) {
      await sql`
        create table kernel_key (
          purpose text not null,
          key_id text not null,
          state text not null check (state in ('current', 'previous', 'retired')),
          wrapped bytea check ((wrapped is null) = (state = 'retired')),
          created_at_ms bigint not null,
          replaced_at_ms bigint,
          retired_at_ms bigint,
          primary key (purpose, key_id)
        )`.execute(db);
      for (const state of ['current', 'previous']) {
        await sql`
          create unique index ${sql.ref(`kernel_key_${state}`)} on kernel_key (purpose)
            where state = ${sql.lit(state)}`.execute(db);
      }
    },
  },
};

interface KeyRow {
  readonly key_id: string;
  readonly purpose: KeyPurpose;
  readonly state: KeyState;
  readonly wrapped: Buffer | null;
  readonly created_at_ms: bigint;
  readonly replaced_at_ms: bigint | null;
}

export async function listKeys(db: Database | Tx): Promise<readonly StoredKey[]> {
  const { rows } = await sql<KeyRow>`
    select key_id, purpose, state, wrapped, created_at_ms, replaced_at_ms from kernel_key
      order by purpose, created_at_ms desc, key_id`.execute(db);
  return rows.map((row) => ({
    keyId: row.key_id,
    purpose: row.purpose,
    state: row.state,
    wrapped: row.wrapped,
    createdAtMs: Number(row.created_at_ms),
    replacedAtMs: row.replaced_at_ms === null ? null : Number(row.replaced_at_ms),
  }));
}

/** Nobody else changes keys until the transaction ends; reading goes on. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`lock table kernel_key in share row exclusive mode`.execute(tx);
}

export async function insertKey(tx: Tx, key: StoredKey): Promise<void> {
  await sql`
    insert into kernel_key (purpose, key_id, state, wrapped, created_at_ms, replaced_at_ms)
      values (${key.purpose}, ${key.keyId}, ${key.state}, ${key.wrapped}, ${key.createdAtMs}, ${key.replacedAtMs})`.execute(
    tx,
  );
}

export async function makePrevious(tx: Tx, purpose: KeyPurpose, nowMs: number): Promise<void> {
  await sql`
    update kernel_key set state = 'previous', replaced_at_ms = ${nowMs}
      where purpose = ${purpose} and state = 'current'`.execute(tx);
}

export async function retirePrevious(tx: Tx, purpose: KeyPurpose, nowMs: number): Promise<void> {
  await sql`
    update kernel_key set state = 'retired', wrapped = null, retired_at_ms = ${nowMs}
      where purpose = ${purpose} and state = 'previous'`.execute(tx);
}

export async function rewrapKey(
  tx: Tx,
  { purpose, keyId }: Pick<StoredKey, 'purpose' | 'keyId'>,
  wrapped: Uint8Array,
): Promise<void> {
  await sql`
    update kernel_key set wrapped = ${wrapped} where purpose = ${purpose} and key_id = ${keyId}`.execute(tx);
}

export async function hasKeys(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('kernel_key') is not null as there`.execute(db);
  return rows[0]?.there === true && (await listKeys(db)).length > 0;
}

/** Whether a platform ran on this database before there were keys in it. */
export async function hasEarlierData(db: Tx): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  return rows[0]?.there === true;
}
