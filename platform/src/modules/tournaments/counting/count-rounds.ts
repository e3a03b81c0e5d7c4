import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import { keysOf } from '../chosen-games.ts';
import { pointsOf } from '../rules/points.ts';
import { weighed, weightOf, type Weight } from '../rules/weights.ts';
import { termsIn, type Tournament } from '../tournament.ts';
import { moveLook, readLookFrom } from '../tournament-store.ts';
import type { TournamentsParts } from '../tournaments-api.ts';
import { addUp, changedRounds, keepRounds, ROUNDS_AT_ONCE, type ChangedRound } from './round-store.ts';

type Parts = Pick<TournamentsParts, 'kernel' | 'rounds' | 'casino'>;

/**
 * Counts what was played since the last look, in the caller's transaction, which holds the tournament: each round once,
 * however often it is looked at, and again where it was changed or cancelled since. Answers whose points moved.
 * @param isWhole looks at every round since the tournament was made: before places are fixed
 */
export async function countRounds(
  tx: Tx,
  { kernel, rounds, casino }: Parts,
  tournament: Tournament,
  isWhole: boolean,
): Promise<readonly PlayerId[]> {
  const { tournamentId } = tournament;
  // Made before anything is read: what is begun later has a later id.
  const nextId = kernel.ids.next<'round'>();
  const fromId = isWhole ? tournamentId : await readLookFrom(tx, tournamentId);
  const games = keysOf({ casino }, tournament.games);
  const moved = new Set<PlayerId>();
  for (const source of rounds) {
    const weight = weightOf(tournament.games, source);
    if (weight === undefined) continue;
    let changed: readonly ChangedRound[];
    do {
      changed = await changedRounds(tx, tournament, source, { fromId, games });
      if (changed.length === 0) break;
      for (const { playerId } of changed) moved.add(playerId);
      const counted = changed.map((round) => ({ ...round, points: pointsIn(tournament, round, weight) }));
      await keepRounds(tx, tournamentId, source.product, counted);
    } while (changed.length === ROUNDS_AT_ONCE);
  }
  if (moved.size > 0) await addUp(tx, tournament, [...moved]);
  await moveLook(tx, tournamentId, nextId, kernel.clock.nowMs());
  return [...moved];
}

function pointsIn(tournament: Tournament, round: ChangedRound, weight: Weight): bigint | undefined {
  const terms = termsIn(tournament, round.currency);
  const points = terms && pointsOf(tournament.points, round, terms, tournament.resultsAtMs);
  return points === undefined ? undefined : weighed(points, weight, round.oddsMilli);
}
