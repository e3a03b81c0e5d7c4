import { sql } from 'kysely';

import { independentWagering, roundStakesThen } from '../../products/index.ts';

/** As of our own games: the edge of a round is small and nearly all of a stake comes back, hence a tenth by default. */
export const companyGamesWagering = independentWagering({
  realLoss: undefined,
  usualPercent: 10,
  stakesPerDay: 1_000,
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
  openThen: (tx, players, open) => roundStakesThen(tx, 'game_wallet_stake', players, open),
});
