import type { SegmentUse } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** Running promotions that have not closed at a moment and are for a segment of players. */
export async function segmentUses(
  db: Database | Tx,
  nowMs: number,
): Promise<readonly (SegmentUse & { readonly segment: string })[]> {
  const { rows } = await sql<{ code: string; segment: string | null }>`
    select v.code, v.terms #>> '{who,segment}' as segment
      from bonuses_promotion p join bonuses_promotion_version v on v.code = p.code and v.version = p.version
      where p.state = 'running' and v.terms #>> '{who,segment}' is not null
        and (v.terms ->> 'closesAtMs')::bigint > ${nowMs}
      order by v.code`.execute(db);
  return rows.map(({ code, segment }) => ({ of: 'promotion', code, segment: segment ?? '' }));
}
