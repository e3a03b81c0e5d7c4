import { sql } from 'kysely';
import { loadGame } from '@paddock/games/all-games';

import { independentWagering, roundStakesThen } from '../../products/index.ts';

/**
 * The edge of a round is small and nearly all of a stake comes back, hence a tenth by default. Of chips that cover one
 * another what could be lost counts.
 */
export const gamesWagering = independentWagering({
  usualPercent: 10,
  stakesPerDay: 1_000,
  async endedStake(tx, stakeId) {
    const { rows } = await sql<{
      stake_minor: bigint;
      accepted_at_ms: bigint;
      ended_at_ms: bigint;
      is_void: boolean;
      game: string;
      version: number;
      choice: unknown;
    }>`
      select s.stake_minor, s.accepted_at_ms, s.ended_at_ms, s.is_void, r.game, r.version, r.choice
        from games_stake s join games_round r using (round_id)
        where s.stake_id = ${stakeId} and s.ended_at_ms is not null`.execute(tx);
    const [row] = rows;
    if (row === undefined) throw new Error(`stake ${stakeId} ended and is not there`);
    const { stake_minor: stakeMinor, choice } = row;
    // A game whose chips cover one another has no moves: its stake is the whole of the round's.
    const rules = await loadGame(row.game, row.version);
    return {
      stakeMinor,
      riskedMinor: stakeMinor - (rules?.leastMinor?.({ stakeMinor, choice }) ?? 0n),
      acceptedAtMs: Number(row.accepted_at_ms),
      endedAtMs: Number(row.ended_at_ms),
      isVoid: row.is_void,
      game: row.game,
    };
  },
  openThen: (tx, players, open) => roundStakesThen(tx, 'games_stake', players, open),
});
