import { sql } from 'kysely';
import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import type { JudgedStake, ProductWagering } from '../products/index.ts';

/**
 * Two bets in one flight can both be lost, whatever their targets, since it may end at ×1.00: so each counts by itself. The
 * edge is small and nearly all of a stake comes back, hence a tenth by default. All real money in open bets can be lost.
 */
export const sharedRoundsWagering: ProductWagering = {
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
  betId: BetId,
): Promise<{ stakeMinor: AmountMinor; acceptedAtMs: number; endedAtMs: number; isVoid: boolean }> {
  const { rows } = await sql<{
    stake_minor: bigint;
    accepted_at_ms: bigint;
    ended_at_ms: bigint;
    is_void: boolean;
  }>`
    select stake_minor, accepted_at_ms, ended_at_ms, is_void from shared_rounds_bet
      where bet_id = ${betId} and ended_at_ms is not null`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`bet ${betId} ended and is not there`);
  return {
    stakeMinor: row.stake_minor,
    acceptedAtMs: Number(row.accepted_at_ms),
    endedAtMs: Number(row.ended_at_ms),
    isVoid: row.is_void,
  };
}

async function openStakes(tx: Tx, players: readonly PlayerId[]): Promise<readonly BetId[]> {
  const { rows } = await sql<{ bet_id: bigint }>`
    select bet_id from shared_rounds_bet
      where ended_at_ms is null and player_id = any(${[...players]}::bigint[]) order by bet_id`.execute(tx);
  return rows.map((row) => row.bet_id.toString() as BetId);
}
