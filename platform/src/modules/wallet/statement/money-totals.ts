import { sql } from 'kysely';
import { formatAmount, type PlayerId } from '@paddock/contract';
import type { MoneyTotalsView } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';

interface TotalRow {
  readonly currency: string;
  readonly deposited_minor: bigint;
  readonly withdrawn_minor: bigint;
  readonly exchanged_minor: bigint;
  readonly bonus_minor: bigint;
  readonly corrected_minor: bigint;
  readonly balance_minor: bigint;
}

/** What ever came in and went out of each currency, from counters the ledger keeps line by line. */
export async function moneyTotals(db: Database, playerId: PlayerId): Promise<MoneyTotalsView> {
  const { rows } = await sql<TotalRow>`
    select held.currency, held.balance_minor,
           coalesce(deposited_minor, 0) as deposited_minor, coalesce(withdrawn_minor, 0) as withdrawn_minor,
           coalesce(exchanged_minor, 0) as exchanged_minor, coalesce(corrected_minor, 0) as corrected_minor,
           coalesce(bonus_minor, 0) as bonus_minor
      from (
        select player_id, currency, sum(balance_minor)::bigint as balance_minor, min(id) as first_id,
               bool_or(last_seq > 0 or kind = 'main') as is_used
          from wallet_account where player_id = ${playerId} group by player_id, currency
      ) held
      left join wallet_total t on t.player_id = held.player_id and t.currency = held.currency
      where held.is_used order by held.first_id`.execute(db);
  return { totals: rows.map(totalOf) };
}

function totalOf(row: TotalRow): MoneyTotalsView['totals'][number] {
  const { currency } = row;
  const show = (minor: bigint) => formatAmount(minor, currency);
  const netMinor = row.deposited_minor - row.withdrawn_minor;
  return {
    currency,
    deposited: show(row.deposited_minor),
    withdrawn: show(row.withdrawn_minor),
    netDeposits: show(netMinor),
    exchanged: show(row.exchanged_minor),
    bonuses: show(row.bonus_minor),
    corrected: show(row.corrected_minor),
    balance: show(row.balance_minor),
    netPosition: show(
      row.balance_minor - netMinor - row.exchanged_minor - row.bonus_minor - row.corrected_minor,
    ),
  };
}
