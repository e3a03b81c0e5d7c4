import type { BetId, PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Tx } from '../../kernel/database/database.ts';
import type { IndependentStakeThen } from './independent-stakes.ts';
import type { OpenWhile } from './wagering.ts';

/**
 * Stakes of rounds that went on for a while, with what of them was at risk. A round that is open waits for its player, who may
 * have it ended by its rule or collect it: nothing of it is lost yet, and nothing was of one that was void or collected at
 * less than the smallest price. So money that is parked in a round does not stand for money that is played.
 * @param table of a product whose rounds are mostly over as they begin: these are passed by (`<table>_lasting`)
 */
export async function roundStakesThen(
  tx: Tx,
  table: 'games_stake' | 'game_wallet_stake',
  players: readonly PlayerId[],
  { sinceMs, untilBetId, minOddsMilli }: OpenWhile,
): Promise<readonly IndependentStakeThen[]> {
  const stakes = sql`
    select stake_id, currency, stake_minor, paid_minor, is_void, ended_at_ms from ${sql.table(table)}
      where player_id = any(${[...players]}::bigint[]) and stake_id <= ${untilBetId}::bigint`;
  const { rows } = await sql<{
    stake_id: bigint;
    currency: string;
    stake_minor: bigint;
    paid_minor: bigint | null;
    is_void: boolean;
    ended_at_ms: bigint | null;
  }>`
    ${stakes} and ended_at_ms is null
    union all ${stakes} and ended_at_ms > accepted_at_ms and ended_at_ms >= ${sinceMs}::bigint
    order by stake_id`.execute(tx);
  return rows.map((row) => {
    const { stake_minor: stakeMinor, paid_minor: paidMinor, is_void: isVoid, ended_at_ms: endedAtMs } = row;
    const isCheap =
      paidMinor !== null && paidMinor > 0n && paidMinor * 1_000n < stakeMinor * BigInt(minOddsMilli);
    return {
      betId: row.stake_id.toString() as BetId,
      currency: row.currency,
      endedAtMs: endedAtMs === null ? null : Number(endedAtMs),
      isAtRisk: endedAtMs !== null && !isVoid && !isCheap,
    };
  });
}
