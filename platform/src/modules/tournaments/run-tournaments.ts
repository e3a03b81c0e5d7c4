import type { PlayerId } from '@paddock/contract';

import { inTransaction } from '../../kernel/database/database.ts';
import { tellPlayer } from '../live/index.ts';
import { countRounds } from './counting/count-rounds.ts';
import { fixResults } from './prizes/fix-results.ts';
import { payPrizes } from './prizes/pay-prizes.ts';
import type { Tournament, TournamentId } from './tournament.ts';
import { lockTournament, readTournament } from './tournament-store.ts';
import type { TournamentsParts } from './tournaments-api.ts';

/** How far a board is behind what is played. */
export const COUNT_EVERY_MS = 2_000;

/**
 * Looks after all tournaments that have not ended: counts, fixes places when late results have ended, pays what is approved.
 * One that fails holds up no other.
 */
export async function runTournaments(parts: TournamentsParts): Promise<void> {
  const { kernel, boards } = parts;
  const nowMs = kernel.clock.nowMs();
  for (const tournament of boards.unended()) {
    if (nowMs < tournament.opensAtMs) continue;
    await runOne(parts, tournament).catch((error: unknown) => {
      const { tournamentId } = tournament;
      kernel.log.error({ err: error, tournamentId }, 'a tournament could not be looked after');
    });
  }
}

async function runOne(parts: TournamentsParts, known: Tournament): Promise<void> {
  const { kernel, boards } = parts;
  const { tournamentId } = known;
  if (known.finalAtMs === undefined) {
    const moved = await countOrFix(parts, tournamentId);
    if (moved !== undefined) {
      await lookAgain(parts, tournamentId);
      for (const playerId of moved)
        tellPlayer(kernel.bus, playerId, { kind: 'tournaments:moved', id: tournamentId });
    }
  }
  const now = boards.unended().find((one) => one.tournamentId === tournamentId);
  if (now?.finalAtMs === undefined || now.approvedAtMs === undefined) return;
  await payPrizes(parts, tournamentId);
  await lookAgain(parts, tournamentId);
}

/** Whose points moved; undefined where nothing did, and places are not fixed now. */
async function countOrFix(
  parts: TournamentsParts,
  id: TournamentId,
): Promise<readonly PlayerId[] | undefined> {
  const { kernel } = parts;
  return inTransaction(kernel.db, async (tx) => {
    const tournament = await lockTournament(tx, id);
    if (tournament === undefined || tournament.cancelledAtMs !== undefined) return [];
    if (tournament.finalAtMs !== undefined) return [];
    if (kernel.clock.nowMs() >= tournament.resultsAtMs) return fixResults(tx, parts, tournament);
    const moved = await countRounds(tx, parts, tournament, false);
    return moved.length === 0 ? undefined : moved;
  });
}

/** Shows a tournament as it was committed, and looks after it no more where it has ended. */
export async function lookAgain({ kernel, boards }: TournamentsParts, id: TournamentId): Promise<void> {
  const tournament = await readTournament(kernel.db, id);
  if (tournament === undefined) return;
  if (tournament.cancelledAtMs !== undefined || tournament.paidAtMs !== undefined) boards.forget(id);
  else await boards.look(kernel.db, tournament);
}
