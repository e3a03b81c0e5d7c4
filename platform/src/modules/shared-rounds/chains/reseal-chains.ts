import { sql } from 'kysely';

import { resealAll, type Resealed, type SealedItem } from '../../../kernel/crypto/resealing.ts';
import type { Secrets } from '../../../kernel/crypto/secrets.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { CHAIN } from './chains.ts';

/** Puts chains under the current data key; rounds are drawn from them before, meanwhile and after. */
export function resealChains(db: Database, secrets: Secrets): Promise<Resealed> {
  return resealAll(secrets, CHAIN, chains(db));
}

async function* chains(db: Database): AsyncGenerator<SealedItem> {
  const { rows } = await sql<{ terminal_hash: string; sealed: Buffer }>`
    select terminal_hash, sealed from shared_rounds_chain order by terminal_hash`.execute(db);
  for (const { terminal_hash: owner, sealed } of rows) {
    yield {
      owner,
      sealed,
      async keep(anew) {
        await sql`
          update shared_rounds_chain set sealed = ${anew}
            where terminal_hash = ${owner} and sealed = ${sealed}`.execute(db);
      },
    };
  }
}
