import { MINUTE_MS } from '@paddock/contract';
import pg from 'pg';

import type { FundedPlayer } from '../setup/players.ts';

/** From this moment the lines are a minute apart. */
export const FIRST_AT_MS = Date.UTC(2024, 0, 1);
/** Every so many lines one is a deposit; all others are of bets. */
export const DEPOSIT_EVERY = 100;

/**
 * Gives a player's account a million lines by one statement: its postings with their transfers, in an unbroken chain. The
 * house's side and the triggers are left out, which no statement reads.
 */
export async function writeLines(databaseUrl: string, player: FundedPlayer, lines: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ last_seq: string; balance_minor: string }>(
      'select last_seq, balance_minor from wallet_account where player_id = $1 and id = $2',
      [player.playerId, player.accountId],
    );
    const account = [player.playerId, player.accountId];
    const from = [rows[0]?.last_seq ?? '0', rows[0]?.balance_minor ?? '0'];
    await client.query("set session_replication_role = replica; set work_mem = '256MB'");
    await client.query(
      `insert into wallet_transfer (player_id, id, kind, actor, cause, reason, at_ms, fingerprint)
         select $1, case when n % ${DEPOSIT_EVERY} = 0 then 'deposit:b' || n else 'bet:b' || n || ':r1' end,
           case when n % ${DEPOSIT_EVERY} = 0 then 'deposit' else 'bet-settle' end, 'system', 'bet:' || n, '',
           ${FIRST_AT_MS}::bigint + n * ${MINUTE_MS}::bigint, ''
         from generate_series(1, $2::bigint) as n`,
      [player.playerId, lines],
    );
    await client.query(
      `insert into wallet_posting (player_id, transfer_id, line, account_id, currency, amount_minor, seq,
           balance_after_minor, at_ms)
         select $1, case when n % ${DEPOSIT_EVERY} = 0 then 'deposit:b' || n else 'bet:b' || n || ':r1' end, 1, $2, 'EUR',
           1, $3::bigint + n, $4::bigint + n, ${FIRST_AT_MS}::bigint + n * ${MINUTE_MS}::bigint
         from generate_series(1, $5::bigint) as n`,
      [...account, ...from, lines],
    );
    await client.query(
      `update wallet_account set last_seq = last_seq + $3::bigint, balance_minor = balance_minor + $3::bigint
         where player_id = $1 and id = $2`,
      [...account, lines],
    );
    await client.query('analyze wallet_posting');
    await client.query('analyze wallet_transfer');
  } finally {
    await client.end();
  }
}
