import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/** A partner's public key by its method id; undefined for one that is unknown or switched off. */
export async function findPartnerKey(db: Database, methodId: string): Promise<string | undefined> {
  const { rows } = await sql<{ public_key: string }>`
    select public_key from identity_partner where method_id = ${methodId} and is_enabled`.execute(db);
  return rows[0]?.public_key;
}

/** Adds a partner or replaces its key. */
export async function savePartner(
  db: Database,
  partner: { readonly methodId: string; readonly publicKey: string; readonly isEnabled: boolean },
): Promise<void> {
  await sql`
    insert into identity_partner (method_id, public_key, is_enabled)
    values (${partner.methodId}, ${partner.publicKey}, ${partner.isEnabled})
    on conflict (method_id) do update
      set public_key = excluded.public_key, is_enabled = excluded.is_enabled`.execute(db);
}
