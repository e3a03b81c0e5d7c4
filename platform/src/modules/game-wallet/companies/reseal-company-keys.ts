import { sql } from 'kysely';

import { resealAll, type Resealed, type SealedItem } from '../../../kernel/crypto/resealing.ts';
import type { Secrets } from '../../../kernel/crypto/secrets.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { COMPANY_KEY, ownerOfKey } from './companies.ts';

/** Puts shared secrets of game companies under the current data key; calls are taken before, meanwhile and after. */
export function resealCompanyKeys(db: Database, secrets: Secrets): Promise<Resealed> {
  return resealAll(secrets, COMPANY_KEY, keys(db));
}

async function* keys(db: Database): AsyncGenerator<SealedItem> {
  const { rows } = await sql<{ company: string; key_id: string; sealed: Buffer }>`
    select company, key_id, sealed from game_wallet_key where sealed is not null order by company, key_id`.execute(
    db,
  );
  for (const { company, key_id: keyId, sealed } of rows) {
    yield {
      owner: ownerOfKey(company, keyId),
      sealed,
      async keep(anew) {
        await sql`
          update game_wallet_key set sealed = ${anew}
            where company = ${company} and key_id = ${keyId} and sealed = ${sealed}`.execute(db);
      },
    };
  }
}
