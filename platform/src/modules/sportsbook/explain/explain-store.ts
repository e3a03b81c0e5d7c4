import type { BetId, PlayerId, PriceChangePolicy } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { Wallet } from '../../wallet/index.ts';
import { readBet } from '../bets/bet-store.ts';
import { readLegs } from '../settlement/settling-store.ts';
import type { BetFacts, ExplainedCashOut } from './explain-bet.ts';

/** All that is stored of a bet; undefined when the player has none of this id. */
export async function readBetFacts(
  db: Database,
  wallet: Pick<Wallet, 'stakeMovements'>,
  playerId: PlayerId,
  betId: BetId,
): Promise<BetFacts | undefined> {
  const bet = await readBet(db, playerId, betId);
  if (bet === undefined) return undefined;
  const legs = (await readLegs(db, [{ playerId, betId }])).get(betId) ?? [];
  const { rows } = await sql<{ policy: PriceChangePolicy; delay_ms: number }>`
    select policy, delay_ms from sportsbook_bet
      where player_id = ${playerId}::bigint and id = ${betId}::bigint`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`bet ${betId} is gone`);
  return {
    bet,
    legs,
    policy: row.policy,
    delayMs: row.delay_ms,
    cashOuts: await readCashOuts(db, playerId, betId),
    movements: await wallet.stakeMovements(db, { playerId, betId, revision: bet.revision }),
  };
}

async function readCashOuts(
  db: Database,
  playerId: PlayerId,
  betId: BetId,
): Promise<readonly ExplainedCashOut[]> {
  const { rows } = await sql<{
    stake_minor: bigint;
    quoted_minor: bigint;
    margin_milli: number;
    paid_minor: bigint | null;
    decided_at_ms: bigint | null;
  }>`
    select stake_minor, quoted_minor, margin_milli, paid_minor, decided_at_ms from sportsbook_cash_out
      where player_id = ${playerId}::bigint and bet_id = ${betId}::bigint and status = 'paid'
      order by revision`.execute(db);
  return rows.map((row) => ({
    stakeMinor: row.stake_minor,
    quotedMinor: row.quoted_minor,
    marginMilli: row.margin_milli,
    // Both are there once it is paid: a check of the table.
    paidMinor: row.paid_minor ?? 0n,
    atMs: Number(row.decided_at_ms ?? 0),
  }));
}
