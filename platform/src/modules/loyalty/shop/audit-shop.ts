import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';

/** The transfers of money that must stand for what was bought. */
export async function rewardTransfers(db: Database | Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select player_id || ' points-reward:' || purchase_id || ' ' || paid_minor || ' ' || currency as name
      from loyalty_purchase where paid_minor is not null`.execute(db);
  return rows.map(({ name }) => name);
}

/** Offers of which other numbers were sold than bought, and purchases for which no points went. */
export async function shopProblems(db: Database | Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ problem: string }>`
    select 'offer ' || offer_id || ' was sold ' || sold || ' times, and bought ' || count(p.offer_id) as problem
      from loyalty_offer o left join loyalty_purchase p using (offer_id)
      group by offer_id, sold having sold <> count(p.offer_id)
    union all
    select 'purchase ' || coalesce(p.purchase_id::text, l.transfer_id) || ' and the points spent differ' as problem
      from loyalty_purchase p full join (
        select l.player_id, l.transfer_id, l.points from loyalty_posting l
          join loyalty_transfer t on t.player_id = l.player_id and t.id = l.transfer_id and t.kind = 'spent'
          where l.line = 1
      ) l on l.player_id = p.player_id and l.transfer_id = 'spent:' || p.purchase_id
      where p.points is distinct from -l.points`.execute(db);
  return rows.map(({ problem }) => problem);
}

/** Where parts in promotions are asked for. */
export interface SoldParts {
  readonly promotions: Pick<LoyaltyParts['promotions'], 'partsWithoutGift'>;
}

/** Purchases of part in a promotion of which there is no such part, or that brought nothing. */
export async function soldPartProblems(
  db: Database | Tx,
  { promotions }: SoldParts,
): Promise<readonly string[]> {
  const { rows } = await sql<{ player_id: bigint; grant_id: bigint; promotion: string }>`
    select p.player_id, coalesce(p.grant_id, 0) as grant_id, coalesce(o.promotion, '') as promotion
      from loyalty_purchase p join loyalty_offer o using (offer_id)
      where p.grant_id is not null or o.promotion is not null`.execute(db);
  const parts = rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    grantId: row.grant_id.toString(),
    code: row.promotion,
  }));
  return (await promotions.partsWithoutGift(db, parts)).map(
    ({ playerId, grantId, code }) =>
      `part ${grantId} of player ${playerId} in ${code} was bought, and brought nothing`,
  );
}
