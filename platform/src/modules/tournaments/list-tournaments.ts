import type { PlayerId } from '@paddock/contract';
import type { TournamentCard, TournamentsView } from '@paddock/contract/schemas';

import { countEntries, joinedOf } from './entry-store.ts';
import type { Tournament } from './tournament.ts';
import { readFinished } from './tournament-store.ts';
import type { TournamentsParts } from './tournaments-api.ts';
import { cardOf } from './views.ts';
import { whoMayJoin } from './who-may-join.ts';

const LISTED = 50;
const FINISHED = 20;

/**
 * Tournaments that run, that come and that are over: of those that are not over what this visitor may take part in or does.
 * Of a game: those alone that it counts for and that are not over.
 * @param game its id in the catalogue
 */
export async function listTournaments(
  parts: TournamentsParts,
  playerId: PlayerId | undefined,
  game: string | undefined,
): Promise<TournamentsView> {
  const { kernel, boards } = parts;
  const unended = boards
    .unended()
    .filter((one) => one.finalAtMs === undefined && (game === undefined || counts(parts, one, game)));
  const finished = game === undefined ? await readFinished(kernel.db, FINISHED) : [];
  const ids = [...unended, ...finished].map(({ tournamentId }) => tournamentId);
  const playersOf = await countEntries(kernel.db, ids);
  const joined = playerId === undefined ? new Set() : await joinedOf(kernel.db, playerId, ids);
  const asked = { tournaments: unended, nowMs: kernel.clock.nowMs() };
  const mayJoin = await whoMayJoin(kernel.db, parts, playerId, asked);
  const open = unended.filter((one) => joined.has(one.tournamentId) || mayJoin(one));
  const cards = new Map<Tournament, TournamentCard>();
  for (const one of [...open, ...finished]) {
    const { tournamentId } = one;
    const players = playersOf(tournamentId);
    cards.set(
      one,
      await cardOf(parts, one, { players, isJoined: joined.has(tournamentId), wish: { playerId } }),
    );
  }
  const cardsOf = (some: readonly Tournament[]) => some.flatMap((one) => cards.get(one) ?? []);
  const isComing = (one: Tournament) => cards.get(one)?.phase === 'coming';
  return {
    running: cardsOf(
      open.filter((one) => !isComing(one)).toSorted((a, b) => a.closesAtMs - b.closesAtMs),
    ).slice(0, LISTED),
    coming: cardsOf(open.filter(isComing).toSorted((a, b) => a.opensAtMs - b.opensAtMs)).slice(0, LISTED),
    finished: cardsOf(finished),
  };
}

function counts({ casino }: TournamentsParts, { games }: Tournament, gameId: string): boolean {
  // A race over products is no tournament of this game.
  if (games.of === 'products') return false;
  const keys = casino.chosenKeys(games);
  const game = casino.gameById(gameId);
  return game !== undefined && (keys?.includes(`${game.company.code} ${game.entry.code}`) ?? true);
}
