import { sql } from 'kysely';
import type { GrantState } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';

/** Parts in one promotion of one state and currency. */
export interface GrantFigures {
  readonly code: string;
  readonly state: GrantState;
  /** Null where nothing was given yet. */
  readonly currency: string | null;
  readonly count: number;
  readonly givenMinor: bigint;
  /** What bonus money became real, what boosts and insurances added to bets, and free rounds won of real money. */
  readonly convertedMinor: bigint;
}

/** What became of those who took part in these promotions. */
export async function readFigures(db: Database, codes: readonly string[]): Promise<readonly GrantFigures[]> {
  const { rows } = await sql<{
    code: string;
    state: GrantState;
    currency: string | null;
    count: number;
    given: bigint;
    converted: bigint;
  }>`
    select g.code, g.state, g.currency, count(*) filter (where g.parent_id is null)::int as count,
        -- What free rounds won of bonus money is a part beside theirs, which are given already.
        coalesce(sum(g.given_minor) filter (where whole.grant_id is null or whole.is_daily), 0)::bigint as given,
        (coalesce(sum(b.converted_minor), 0) + coalesce(sum(added.minor), 0))::bigint as converted
      from bonuses_grant g left join bonuses_bonus b on b.player_id = g.player_id and b.bonus_id = g.bonus_id
        left join bonuses_grant whole on whole.player_id = g.player_id and whole.grant_id = g.parent_id
        left join lateral (
          select sum(u.extra_minor + case when u.won_as = 'money' then u.won_minor else 0 end) as minor from bonuses_gift_use u
            where u.player_id = g.player_id and u.gift_id = g.gift_id
        ) added on g.gift_id is not null
      where g.code = any(${[...codes]}::text[])
      group by g.code, g.state, g.currency`.execute(db);
  return rows.map(({ given, converted, ...row }) => ({
    ...row,
    givenMinor: given,
    convertedMinor: converted,
  }));
}
