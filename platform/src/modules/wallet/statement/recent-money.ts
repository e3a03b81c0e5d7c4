import { sql } from 'kysely';
import { DAY_MS, formatAmount, type PlayerId } from '@paddock/contract';
import type { RecentMoneyView } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';

interface RecentRow {
  readonly currency: string;
  readonly paid_in_minor: bigint;
  readonly paid_out_minor: bigint;
  readonly bet_minor: bigint;
}

/**
 * What came in, went out, and what bets did in the last days, by currency. Lines of bets are not read: what a
 * currency grew by, less every other line, is what bets did to it. Open stakes count as the player's.
 */
export async function recentMoney(
  db: Database,
  playerId: PlayerId,
  { days, nowMs }: { readonly days: number; readonly nowMs: number },
): Promise<RecentMoneyView> {
  const { rows } = await sql<RecentRow>`
    select currency, sum(paid_in)::bigint as paid_in_minor, sum(paid_out)::bigint as paid_out_minor,
           sum(grown - other)::bigint as bet_minor
      from (
        select a.currency, a.first_id, coalesce(o.paid_in, 0) as paid_in, coalesce(o.paid_out, 0) as paid_out,
               coalesce(o.other, 0) as other,
               a.balance_minor - coalesce((
                 select balance_after_minor from wallet_posting
                   where player_id = a.player_id and account_id = a.id and seq = a.from_seq), 0) as grown
          from (
            select player_id, id, currency, balance_minor, first_value(id) over by_age as first_id,
                   wallet_lines_before(player_id, id, last_seq, ${nowMs - days * DAY_MS}::bigint) as from_seq
              from wallet_account where player_id = ${playerId} and (last_seq > 0 or kind = 'main')
              window by_age as (partition by currency order by id)
          ) a
          left join lateral (
            select sum(amount_minor) as other,
                   sum(amount_minor) filter (where wallet_line_group(transfer_id) = 'deposits') as paid_in,
                   -sum(amount_minor) filter (where wallet_line_group(transfer_id) = 'withdrawals') as paid_out
              from wallet_posting
              where player_id = a.player_id and account_id = a.id and seq > a.from_seq
                and transfer_id not like 'bet:%'
          ) o on true
      ) by_account
      group by currency order by min(first_id)`.execute(db);
  return {
    days,
    currencies: rows.map((row) => ({
      currency: row.currency,
      paidIn: formatAmount(row.paid_in_minor, row.currency),
      paidOut: formatAmount(row.paid_out_minor, row.currency),
      betResult: formatAmount(row.bet_minor, row.currency),
    })),
  };
}
