import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/** What promotions add to bets are lines of the group of bonuses. No line of theirs was written before. */
export async function groupBetExtras(db: Database): Promise<void> {
  await sql`
    create or replace function wallet_line_group(p_transfer text)
    returns text language sql immutable parallel safe as $$
      select case split_part(p_transfer, ':', 1)
        when 'bet' then 'bets'
        when 'deposit' then 'deposits'
        when 'deposit-refund' then 'deposits'
        when 'chargeback' then 'deposits'
        when 'withdrawal-hold' then 'withdrawals'
        when 'withdrawal-release' then 'withdrawals'
        when 'withdrawal' then 'withdrawals'
        when 'withdrawal-late' then 'withdrawals'
        when 'withdrawal-return' then 'withdrawals'
        when 'conversion' then 'conversions'
        when 'bonus-grant' then 'bonuses'
        when 'bonus-conversion' then 'bonuses'
        when 'bonus-return' then 'bonuses'
        when 'tournament-prize' then 'bonuses'
        when 'promotion-win' then 'bonuses'
        when 'cashback' then 'bonuses'
        when 'points-reward' then 'bonuses'
        when 'friend-reward' then 'bonuses'
        when 'friend-reward-back' then 'bonuses'
        when 'free-bet' then 'bonuses'
        when 'boost' then 'bonuses'
        when 'insurance' then 'bonuses'
        else 'corrections' end
    $$`.execute(db);
}
