import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import { countRounds } from '../counting/count-rounds.ts';
import { prizesOf } from '../rules/prizes.ts';
import type { Tournament } from '../tournament.ts';
import { markStep } from '../tournament-store.ts';
import type { TournamentsParts } from '../tournaments-api.ts';
import { fixPlaces, fixPrizes, rankedUpTo } from './prize-store.ts';

/**
 * Fixes places and prizes once late results have ended, in the caller's transaction, which holds the tournament. Every round
 * is looked at once more, so that one cancelled since it was counted brings nothing; after this nothing changes a place.
 * Answers whose points moved.
 */
export async function fixResults(
  tx: Tx,
  parts: TournamentsParts,
  tournament: Tournament,
): Promise<readonly PlayerId[]> {
  const { tournamentId, currencies } = tournament;
  const moved = await countRounds(tx, parts, tournament, true);
  await fixPlaces(tx, tournamentId);
  const tables = new Map(currencies.map(({ currency, prizesMinor }) => [currency, prizesMinor]));
  const places = Math.max(...[...tables.values()].map(({ length }) => length));
  await fixPrizes(tx, tournamentId, prizesOf(await rankedUpTo(tx, tournamentId, places), tables));
  await markStep(tx, tournamentId, 'final', parts.kernel.clock.nowMs());
  return moved;
}
