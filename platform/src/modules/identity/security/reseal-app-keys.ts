import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import { resealAll, type Resealed, type SealedItem } from '../../../kernel/crypto/resealing.ts';
import type { Secrets } from '../../../kernel/crypto/secrets.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { APP_KEY } from './two-factor.ts';

const AT_A_TIME = 500;

/** Puts the keys of players' apps under the current data key. Codes work before, meanwhile and after. */
export function resealAppKeys(db: Database, secrets: Secrets): Promise<Resealed> {
  return resealAll(secrets, APP_KEY, appKeys(db));
}

async function* appKeys(db: Database): AsyncGenerator<SealedItem> {
  for (let last: PlayerId | undefined; ;) {
    const { rows } = await sql<{ player_id: PlayerId; sealed_key: Buffer }>`
      select player_id::text as player_id, sealed_key from identity_two_factor
        where player_id > ${last ?? 0} order by identity_two_factor.player_id limit ${AT_A_TIME}`.execute(db);
    for (const { player_id: owner, sealed_key: sealed } of rows) {
      yield {
        owner,
        sealed,
        async keep(anew) {
          await sql`
            update identity_two_factor set sealed_key = ${anew}
              where player_id = ${owner} and sealed_key = ${sealed}`.execute(db);
        },
      };
    }
    last = rows.at(-1)?.player_id;
    if (last === undefined) return;
  }
}
