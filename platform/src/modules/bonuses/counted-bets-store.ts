import { sql } from 'kysely';
import type { BetId } from '@paddock/contract';
import type { BonusBetReason } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { Bonus } from './bonuses-store.ts';

/** What became of a bet's stake in the wagering. */
export interface CountedBet {
  readonly betId: BetId;
  readonly stakeMinor: bigint;
  readonly countedMinor: bigint;
  readonly reason: BonusBetReason;
  readonly settledAtMs: number;
}

/** Sets what of bets counts and answers the bonus's new counter: rows by key, however many bets there were. */
export async function writeCounted(
  tx: Tx,
  { playerId, bonusId }: Bonus,
  bets: readonly CountedBet[],
): Promise<bigint> {
  const rows = bets.map((bet) => ({
    bet_id: bet.betId,
    stake: bet.stakeMinor.toString(),
    counted: bet.countedMinor.toString(),
    reason: bet.reason,
    at: bet.settledAtMs,
  }));
  const { rows: after } = await sql<{ wagered_minor: bigint }>`
    with judged as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as judged(bet_id bigint, stake bigint, counted bigint, reason text, at bigint)
    ), before as (
      select coalesce(sum(counted_minor), 0)::bigint as counted from bonuses_bet
        where player_id = ${playerId}::bigint and bonus_id = ${bonusId}::bigint
          and bet_id in (select bet_id from judged)
    ), written as (
      insert into bonuses_bet (player_id, bet_id, bonus_id, stake_minor, counted_minor, reason, settled_at_ms)
        select ${playerId}::bigint, bet_id, ${bonusId}::bigint, stake, counted, reason, at from judged
        on conflict (player_id, bonus_id, bet_id) do update set stake_minor = excluded.stake_minor,
          counted_minor = excluded.counted_minor, reason = excluded.reason, settled_at_ms = excluded.settled_at_ms
    )
    update bonuses_bonus
      set wagered_minor = wagered_minor - (select counted from before)
        + (select coalesce(sum(counted), 0)::bigint from judged)
      where player_id = ${playerId}::bigint and bonus_id = ${bonusId}::bigint returning wagered_minor`.execute(
    tx,
  );
  return after[0]?.wagered_minor ?? 0n;
}

/** Bets of a bonus, newest first, those before a bet where one is named. */
export async function countedBets(
  db: Database,
  { playerId, bonusId }: Bonus,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<readonly CountedBet[]> {
  const older = before === undefined ? sql`` : sql`and bet_id < ${before}::bigint`;
  const { rows } = await sql<{
    bet_id: bigint;
    stake_minor: bigint;
    counted_minor: bigint;
    reason: BonusBetReason;
    settled_at_ms: bigint;
  }>`
    select bet_id, stake_minor, counted_minor, reason, settled_at_ms from bonuses_bet
      where player_id = ${playerId}::bigint and bonus_id = ${bonusId}::bigint ${older}
      order by bet_id desc limit ${limit}`.execute(db);
  return rows.map((row) => ({
    betId: row.bet_id.toString() as BetId,
    stakeMinor: row.stake_minor,
    countedMinor: row.counted_minor,
    reason: row.reason,
    settledAtMs: Number(row.settled_at_ms),
  }));
}

/** @see Bonuses.miscounted */
export async function miscounted(db: Database | Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ detail: string }>`
    select format('bonus %s of player %s says %s staked, its bets %s', b.bonus_id, b.player_id, b.wagered_minor,
        coalesce(bets.counted, 0)) as detail
      from bonuses_bonus b
      left join (
        select player_id, bonus_id, sum(counted_minor) as counted from bonuses_bet group by player_id, bonus_id
      ) bets using (player_id, bonus_id)
      where b.wagered_minor <> coalesce(bets.counted, 0)`.execute(db);
  return rows.map(({ detail }) => detail);
}
