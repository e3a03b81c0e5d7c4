import { sql } from 'kysely';

import { resealAll, type Resealed, type SealedItem } from '../../../kernel/crypto/resealing.ts';
import type { Secrets } from '../../../kernel/crypto/secrets.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { AUTHENTICATOR, ownerOf } from './totp.ts';

/** Puts the secrets of operators' authenticators under the current data key. */
export function resealAuthenticators(db: Database, secrets: Secrets): Promise<Resealed> {
  return resealAll(secrets, AUTHENTICATOR, authenticators(db));
}

async function* authenticators(db: Database): AsyncGenerator<SealedItem> {
  const { rows } = await sql<{ name: string; totp_sealed: Buffer }>`
    select name, totp_sealed from operators_operator`.execute(db);
  for (const { name, totp_sealed: sealed } of rows) {
    yield {
      owner: ownerOf(name),
      sealed,
      async keep(anew) {
        await sql`
          update operators_operator set totp_sealed = ${anew}
            where name = ${name} and totp_sealed = ${sealed}`.execute(db);
      },
    };
  }
}
