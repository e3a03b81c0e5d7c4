import type { AmountMinor, OddsMilli } from '@paddock/contract';
import type { AnyGame } from '@paddock/games';
import { loadGame } from '@paddock/games/all-games';
import { sql } from 'kysely';

import { independentWagering, roundStakesThen } from '../../products/index.ts';

/**
 * The edge of a round is small and nearly all of a stake comes back, hence a tenth by default. Of chips that cover one
 * another what could be lost counts. A round has its player's price, as bets have: nearly sure ones would make money of a
 * bonus for next to nothing.
 */
export const gamesWagering = independentWagering({
  realLoss: undefined,
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
      first_stake_minor: bigint;
      paid_minor: bigint;
      staked_minor: bigint;
      has_moves: boolean;
    }>`
      select s.stake_minor, s.accepted_at_ms, s.ended_at_ms, s.is_void, r.game, r.version, r.choice,
          r.first_stake_minor, coalesce(r.paid_minor, 0) as paid_minor, r.moves <> '[]' as has_moves,
          (select sum(a.stake_minor)::bigint from games_stake a where a.round_id = r.round_id) as staked_minor
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
      ...(rules !== undefined && { oddsMilli: takenAt(rules, row) }),
      game: row.game,
    };
  },
  openThen: (tx, players, open) => roundStakesThen(tx, 'games_stake', players, open),
});

interface EndedRound {
  readonly choice: unknown;
  readonly first_stake_minor: AmountMinor;
  readonly paid_minor: AmountMinor;
  readonly staked_minor: AmountMinor;
  readonly has_moves: boolean;
}

/**
 * The price its player chose: the most that their choice could pay for one. One who moves on chooses where to leave it:
 * where that was with the stake or more it is what they left with.
 */
function takenAt(rules: AnyGame, round: EndedRound): OddsMilli {
  const { choice, first_stake_minor: stakeMinor, paid_minor: paidMinor, staked_minor: stakedMinor } = round;
  return round.has_moves && paidMinor >= stakedMinor
    ? perOne(paidMinor, stakedMinor)
    : perOne(rules.mostMinor({ stakeMinor, choice }), stakeMinor);
}

const perOne = (paidMinor: AmountMinor, stakeMinor: AmountMinor): OddsMilli =>
  Number((paidMinor * 1_000n) / stakeMinor);
