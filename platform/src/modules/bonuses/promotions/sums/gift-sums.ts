import type { GrantState, PromotionTerms } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database } from '../../../../kernel/database/database.ts';
import { AMOUNTS, changesOf, NAMES, SUMMED } from './part-sums.ts';

/** Parts in one version and place of a promotion of one state and currency, and their gifts, as their rows have them. */
export interface GiftSums {
  readonly code: string;
  readonly terms: PromotionTerms;
  readonly place: number | null;
  /** It is what free rounds won of bonus money: a part beside theirs, which are given already. */
  readonly is_won: boolean;
  readonly state: GrantState;
  /** Null where nothing was given yet, and of points. */
  readonly currency: string | null;
  /** Players who take part; gifts of days are parts beside theirs. */
  readonly parts: number;
  /** Those of them that were given something. */
  readonly gifts: number;
  /** In points where these are given. */
  readonly given: bigint;
  readonly used: bigint;
  readonly expired: bigint;
  /** What was added to bets, and won in free rounds of real money. */
  readonly added: bigint;
  /** Bonus money that became real. */
  readonly converted: bigint;
}

/**
 * What became of those who took part in these promotions, as it is now: the sums that were folded, and what parts that
 * were marked since come to. How many parts there are makes no difference.
 */
export async function readGiftSums(db: Database, codes: readonly string[]): Promise<readonly GiftSums[]> {
  if (codes.length === 0) return [];
  const asked = sql`${[...codes]}::text[]`;
  const keys = sql`select player_id, grant_id from marked`;
  const { rows } = await sql<GiftSums>`
    with marked as materialized (
      select distinct d.player_id, d.grant_id from bonuses_sum_due d cross join lateral (
        select code from bonuses_grant g where g.player_id = d.player_id and g.grant_id = d.grant_id offset 0
      ) g where g.code = any(${asked})
    ), found as (
      select ${NAMES}, ${AMOUNTS} from bonuses_sum where code = any(${asked})
      union all ${changesOf(keys)}
    ), sums as (
      select ${NAMES}, ${SUMMED} from found group by ${NAMES}
    )
    select code, version, nullif(place, -1) as place, is_won, state, nullif(currency, '') as currency, parts::int as parts,
        gifts::int as gifts, given, used, expired, added, converted, v.terms
      from sums join bonuses_promotion_version v using (code, version) where parts <> 0 or gifts <> 0
      order by code, version, nullif(place, -1), nullif(currency, ''), state`.execute(db);
  return rows;
}
