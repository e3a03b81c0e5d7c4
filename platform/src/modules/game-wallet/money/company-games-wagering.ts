import { sql } from 'kysely';
import type { BetId } from '@paddock/contract';

import { independentWagering } from '../../products/index.ts';

/** As of our own games: the edge of a round is small and nearly all of a stake comes back, hence a tenth by default. */
export const companyGamesWagering = independentWagering({
  usualPercent: 10,
  async endedStake(tx, stakeId) {
    const { rows } = await sql<{
      stake_minor: bigint;
      accepted_at_ms: bigint;
      ended_at_ms: bigint;
      is_void: boolean;
    }>`
      select stake_minor, accepted_at_ms, ended_at_ms, is_void from game_wallet_stake
        where stake_id = ${stakeId} and ended_at_ms is not null`.execute(tx);
    const [row] = rows;
    if (row === undefined) throw new Error(`stake ${stakeId} ended and is not there`);
    return {
      stakeMinor: row.stake_minor,
      riskedMinor: row.stake_minor,
      acceptedAtMs: Number(row.accepted_at_ms),
      endedAtMs: Number(row.ended_at_ms),
      isVoid: row.is_void,
    };
  },
  async openStakes(tx, players) {
    const { rows } = await sql<{ stake_id: bigint }>`
      select stake_id from game_wallet_stake
        where ended_at_ms is null and player_id = any(${[...players]}::bigint[]) order by stake_id`.execute(
      tx,
    );
    return rows.map((row) => row.stake_id.toString() as BetId);
  },
});
