import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

export type KeyAlgorithm = 'hmac-sha256' | 'rsa-sha256';

/** A key of a company. Several hold at once, so that one takes the place of another without a pause. */
export interface CompanyKey {
  readonly company: string;
  readonly keyId: string;
  readonly algorithm: KeyAlgorithm;
  /** A shared secret, under the data key; null for a public one. */
  readonly sealed: Buffer | null;
  /** PEM; null for a secret one. */
  readonly publicKey: string | null;
  /** Valid in [from, until). */
  readonly fromMs: number;
  readonly untilMs: number | null;
}

interface KeyRow {
  readonly company: string;
  readonly key_id: string;
  readonly algorithm: KeyAlgorithm;
  readonly sealed: Buffer | null;
  readonly public_key: string | null;
  readonly from_ms: bigint;
  readonly until_ms: bigint | null;
}

/** All keys of a company, the newest first. */
export async function keysOf(db: Database | Tx, company: string): Promise<readonly CompanyKey[]> {
  const { rows } = await sql<KeyRow>`
    select company, key_id, algorithm, sealed, public_key, from_ms, until_ms from game_wallet_key
      where company = ${company} order by from_ms desc, key_id`.execute(db);
  return rows.map((row) => ({
    company: row.company,
    keyId: row.key_id,
    algorithm: row.algorithm,
    sealed: row.sealed,
    publicKey: row.public_key,
    fromMs: Number(row.from_ms),
    untilMs: row.until_ms === null ? null : Number(row.until_ms),
  }));
}

/** Adds a key: false where the company has one of that id. */
export async function insertKey(tx: Tx, key: CompanyKey): Promise<boolean> {
  const { rows } = await sql`
    insert into game_wallet_key (company, key_id, algorithm, sealed, public_key, from_ms, until_ms)
      values (${key.company}, ${key.keyId}, ${key.algorithm}, ${key.sealed}, ${key.publicKey}, ${key.fromMs},
        ${key.untilMs})
      on conflict do nothing returning 1`.execute(tx);
  return rows.length === 1;
}

/** Puts a key in the place of the one with its id, or adds it. */
export async function replaceKey(tx: Tx, key: CompanyKey): Promise<void> {
  await sql`delete from game_wallet_key where company = ${key.company} and key_id = ${key.keyId}`.execute(tx);
  await insertKey(tx, key);
}

/** Ends a key at a time; false for one that is not there or ends before. */
export async function endKey(
  tx: Tx,
  { company, keyId, untilMs }: Pick<CompanyKey, 'company' | 'keyId'> & { readonly untilMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    update game_wallet_key set until_ms = greatest(${untilMs}::bigint, from_ms)
      where company = ${company} and key_id = ${keyId}
        and (until_ms is null or until_ms > ${untilMs}) returning 1`.execute(tx);
  return rows.length === 1;
}
