import { sql } from 'kysely';

import { resealAll, type Resealed, type SealedItem } from '../../../kernel/crypto/resealing.ts';
import type { Secrets } from '../../../kernel/crypto/secrets.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { DrawId } from './draw.ts';
import { DRAW_SEED } from './seeds.ts';

const AT_A_TIME = 500;

/** Puts seeds of draws under the current data key; draws fall before, meanwhile and after. */
export function resealDraws(db: Database, secrets: Secrets): Promise<Resealed> {
  return resealAll(secrets, DRAW_SEED, seeds(db));
}

async function* seeds(db: Database): AsyncGenerator<SealedItem> {
  for (let last: DrawId | undefined; ;) {
    const { rows } = await sql<{ draw_id: DrawId; sealed: Buffer }>`
      select draw_id::text as draw_id, sealed from lotto_draw
        where draw_id > ${last ?? 0} order by lotto_draw.draw_id limit ${AT_A_TIME}`.execute(db);
    for (const { draw_id: owner, sealed } of rows) {
      yield {
        owner,
        sealed,
        async keep(anew) {
          await sql`
            update lotto_draw set sealed = ${anew} where draw_id = ${owner} and sealed = ${sealed}`.execute(
            db,
          );
        },
      };
    }
    last = rows.at(-1)?.draw_id;
    if (last === undefined) return;
  }
}
