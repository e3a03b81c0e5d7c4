import { createPublicKey } from 'node:crypto';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/** A partner's public key by its method id; undefined for one that is unknown or switched off. */
export async function findPartnerKey(db: Database, methodId: string): Promise<string | undefined> {
  const { rows } = await sql<{ public_key: string }>`
    select public_key from identity_partner where method_id = ${methodId} and is_enabled`.execute(db);
  return rows[0]?.public_key;
}

/**
 * Adds a partner or replaces its key, a PEM of an Ed25519 public key; null switches the partner off.
 * @throws RangeError for a method id or key of another form.
 */
export async function savePartner(
  db: Database,
  { methodId, publicKey }: { readonly methodId: string; readonly publicKey: string | null },
): Promise<void> {
  if (!/^[a-z0-9][a-z0-9-]{0,31}$/.test(methodId)) throw new RangeError(`${methodId} is no method id`);
  if (publicKey === null) {
    await sql`update identity_partner set is_enabled = false where method_id = ${methodId}`.execute(db);
    return;
  }
  if (!isEd25519(publicKey)) throw new RangeError('this is no public Ed25519 key in PEM');
  await sql`
    insert into identity_partner (method_id, public_key, is_enabled) values (${methodId}, ${publicKey}, true)
    on conflict (method_id) do update set public_key = excluded.public_key, is_enabled = true`.execute(db);
}

function isEd25519(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
