import { sql } from 'kysely';

import { resealAll, type Resealed, type SealedItem } from '../../../kernel/crypto/resealing.ts';
import type { Secrets } from '../../../kernel/crypto/secrets.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { SeedId } from './seed-store.ts';
import { SERVER_SEED } from './server-seed.ts';

const AT_A_TIME = 500;

/** Puts server seeds under the current data key; rounds are dealt from them before, meanwhile and after. */
export function resealSeeds(db: Database, secrets: Secrets): Promise<Resealed> {
  return resealAll(secrets, SERVER_SEED, seeds(db));
}

async function* seeds(db: Database): AsyncGenerator<SealedItem> {
  for (let last: SeedId | undefined; ;) {
    const { rows } = await sql<{ seed_id: SeedId; sealed: Buffer }>`
      select seed_id::text as seed_id, sealed from games_seed
        where seed_id > ${last ?? 0} order by games_seed.seed_id limit ${AT_A_TIME}`.execute(db);
    for (const { seed_id: owner, sealed } of rows) {
      yield {
        owner,
        sealed,
        async keep(anew) {
          await sql`
            update games_seed set sealed = ${anew} where seed_id = ${owner} and sealed = ${sealed}`.execute(
            db,
          );
        },
      };
    }
    last = rows.at(-1)?.seed_id;
    if (last === undefined) return;
  }
}
