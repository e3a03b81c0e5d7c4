import { sql } from 'kysely';

import type { Database, Tx } from '../../../../kernel/database/database.ts';
import { AMOUNTS, NAMES, partsNow, SUMMED } from './part-sums.ts';

/**
 * Sums of promotions that are not what their parts come to, in words: parts that changed without being marked, and sums that
 * are not those of the parts in them.
 */
export async function sumProblems(db: Database | Tx): Promise<readonly string[]> {
  const unmarked = sql`
    select player_id, grant_id from bonuses_grant g where not exists (
      select from bonuses_sum_due d where d.player_id = g.player_id and d.grant_id = g.grant_id)`;
  const { rows } = await sql<{ detail: string }>`
    with wrong as (
      (select player_id, grant_id, ${NAMES}, ${AMOUNTS} from (${partsNow(unmarked)}) now
        except select player_id, grant_id, ${NAMES}, ${AMOUNTS} from bonuses_part_sum)
    ), sums as (
      select ${NAMES}, ${SUMMED} from bonuses_part_sum group by ${NAMES}
    ), other as (
      (select * from sums except select ${NAMES}, ${AMOUNTS} from bonuses_sum)
      union all
      (select ${NAMES}, ${AMOUNTS} from bonuses_sum where parts <> 0 or gifts <> 0
        except select * from sums)
    )
    select format('part %s of player %s is not in the sums of %s as it stands', grant_id, player_id, code) as detail
      from wrong
    union all
    select distinct format('sums of %s are not those of its parts', code) from other`.execute(db);
  return rows.map(({ detail }) => detail);
}
