import { sql } from 'kysely';
import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import type { JudgedStake, ProductWagering } from '../../products/index.ts';

/**
 * A round's stake counts by itself: rounds are drawn apart, so none covers another. Their edge is small and nearly all of a
 * stake comes back, hence a tenth by default. All real money in open rounds can be lost at once.
 */
export const gamesWagering: ProductWagering = {
  usualPercent: 10,
  async judge(tx, { grantedAtMs, terms: { maxStakeMinor } }, { betId }) {
    const { stakeMinor, acceptedAtMs, endedAtMs, isVoid } = await readStake(tx, betId);
    const reason: JudgedStake['reason'] = isVoid
      ? 'void'
      : acceptedAtMs < grantedAtMs
        ? 'before'
        : maxStakeMinor !== null && stakeMinor > maxStakeMinor
          ? 'stake'
          : 'counted';
    const countedMinor = reason === 'counted' ? stakeMinor : 0n;
    return [{ betId, stakeMinor, countedMinor, reason, acceptedAtMs, settledAtMs: endedAtMs }];
  },
  async realAtRisk(tx, _open, { players, realOf }) {
    const real = await realOf(await openStakes(tx, players));
    const openMinor = [...real.values()].reduce((sum, minor) => sum + minor, 0n);
    return () => ({ riskedMinor: openMinor, openMinor });
  },
};

async function readStake(
  tx: Tx,
  stakeId: BetId,
): Promise<{ stakeMinor: AmountMinor; acceptedAtMs: number; endedAtMs: number; isVoid: boolean }> {
  const { rows } = await sql<{
    stake_minor: bigint;
    accepted_at_ms: bigint;
    ended_at_ms: bigint;
    is_void: boolean;
  }>`
    select stake_minor, accepted_at_ms, ended_at_ms, is_void from games_stake
      where stake_id = ${stakeId} and ended_at_ms is not null`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`stake ${stakeId} ended and is not there`);
  return {
    stakeMinor: row.stake_minor,
    acceptedAtMs: Number(row.accepted_at_ms),
    endedAtMs: Number(row.ended_at_ms),
    isVoid: row.is_void,
  };
}

async function openStakes(tx: Tx, players: readonly PlayerId[]): Promise<readonly BetId[]> {
  const { rows } = await sql<{ stake_id: bigint }>`
    select stake_id from games_stake
      where ended_at_ms is null and player_id = any(${[...players]}::bigint[]) order by stake_id`.execute(tx);
  return rows.map((row) => row.stake_id.toString() as BetId);
}
