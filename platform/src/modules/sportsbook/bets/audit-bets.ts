import { sql } from 'kysely';

import type { Tx } from '../../../kernel/database/database.ts';
import type { HouseKept } from '../../products/index.ts';

/** What the house kept of all bets that are settled or were left in part, by currency: the audit compares its account with it. */
export async function readKept(tx: Tx): Promise<readonly HouseKept[]> {
  const { rows } = await sql<{ currency: string; kept: bigint }>`
    select currency, sum(
        stake_minor - case when status = 'open' then remaining_stake_minor else 0 end - payout_minor)::bigint as kept
      from sportsbook_bet group by currency`.execute(tx);
  return rows.map(({ currency, kept }) => ({ currency, keptMinor: kept }));
}

/** Bets whose row cannot be: paid though open or lost, paid above their cap, or settled with a leg that is open. */
export async function brokenBets(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ detail: string }>`
    select format('bet %s of player %s is %s and paid %s of at most %s', id, player_id, status, payout_minor,
        payout_cap_minor) as detail
      from sportsbook_bet cross join lateral (
        -- an operator's void, also of what was cashed out
        select status = 'returned' and payout_minor = stake_minor as is_undone
      ) whole
      where payout_minor > payout_cap_minor or not is_undone and (
        payout_minor < cashed_minor
          or (payout_minor = cashed_minor) <> (status in ('open', 'lost', 'cashed-out'))
          or (status = 'cashed-out') <> (remaining_stake_minor = 0))
    union all
    select format('bet %s of player %s is %s with an open leg', id, player_id, status)
      from sportsbook_bet b
      where status in ('won', 'returned') and exists (
        select from sportsbook_bet_leg l
          where l.player_id = b.player_id and l.bet_id = b.id and l.result = 'open')`.execute(tx);
  return rows.map(({ detail }) => detail);
}
