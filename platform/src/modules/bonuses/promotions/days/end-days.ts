import { sql } from 'kysely';

import type { Kernel } from '../../../../kernel/module.ts';

/** Parts ended by one run of the task. */
const BATCH = 1_000;

/** Ends wheels and calendars whose promotion has closed: what their days brought goes on. */
export async function endDays({ db, clock }: Pick<Kernel, 'db' | 'clock'>): Promise<void> {
  const nowMs = clock.nowMs();
  await sql`
    update bonuses_grant g set state = 'completed', ended_at_ms = ${nowMs}::bigint
      from (
        select d.player_id, d.grant_id from bonuses_grant d join bonuses_promotion_version v using (code, version)
          where d.is_daily and d.state = 'running' and (v.terms ->> 'closesAtMs')::bigint <= ${nowMs}::bigint
          order by d.player_id, d.grant_id limit ${BATCH} for update of d skip locked
      ) due
      where g.player_id = due.player_id and g.grant_id = due.grant_id`.execute(db);
}
