import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/**
 * An operator's void gives back the stake of what was cashed out in the place of what was paid for it (rules §7), which may
 * have been more: a settled bet may then have to have paid less than its cash-outs brought, and its first settlement may
 * take money.
 */
export async function takeBackCashedParts(db: Database): Promise<void> {
  await sql`
    alter table wallet_bet drop constraint wallet_bet_check,
      add constraint wallet_bet_check check (
        (state = 'settled' or target_minor = cashed_paid_minor) and (state <> 'released' or revision = 0)
        and cashed_paid_minor >= 0 and cashed_stake_minor between 0 and stake_minor)`.execute(db);
  await nameWhatTakesACorrection(db);
}

/** Of `wallet_settle_bets` the one expression that names the transfer; the rest of it stays as it was written. */
async function nameWhatTakesACorrection(db: Database): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef('wallet_settle_bets(jsonb)'::regprocedure) as definition`.execute(db);
  const before = rows[0]?.definition ?? '';
  const after = before.replace(
    "case when is_first then 'bet-settle'",
    "case when is_first and paid >= 0 then 'bet-settle'",
  );
  if (after === before) throw new Error('wallet_settle_bets names its transfers otherwise');
  await sql.raw(after).execute(db);
}
