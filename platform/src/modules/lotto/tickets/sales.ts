import type { AmountMinor } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { DrawId } from '../draws/draw.ts';

export interface Sales {
  readonly tickets: number;
  readonly staked: readonly { readonly currency: string; readonly stakedMinor: AmountMinor }[];
}

/** What was sold of each of some draws. */
export async function salesOf(db: Database, ids: readonly DrawId[]): Promise<(id: DrawId) => Sales> {
  const { rows } = await sql<{ draw_id: bigint; currency: string; tickets: bigint; staked: bigint }>`
    select draw_id, currency, count(*) as tickets, sum(stake_minor)::bigint as staked from lotto_ticket
      where draw_id = any(${[...ids]}::bigint[]) group by draw_id, currency order by draw_id, currency`.execute(
    db,
  );
  const byDraw = Map.groupBy(rows, (row) => row.draw_id.toString());
  return (id) => {
    const own = byDraw.get(id) ?? [];
    return {
      tickets: own.reduce((sum, { tickets }) => sum + Number(tickets), 0),
      staked: own.map(({ currency, staked }) => ({ currency, stakedMinor: staked })),
    };
  };
}
