import { formatAmount } from '@paddock/contract';
import type { TournamentCard, TournamentStanding, TournamentView } from '@paddock/contract/schemas';

import type { PlayWish } from '../casino/index.ts';
import { levelNames, toldWho } from '../eligibility/index.ts';
import { readBoard } from './boards.ts';
import { tilesOf } from './chosen-games.ts';
import type { Entry } from './entry-store.ts';
import { phaseOf, type Tournament } from './tournament.ts';
import type { TournamentsParts } from './tournaments-api.ts';
import { whoMayJoin } from './who-may-join.ts';

/** Tiles that a page shows; it says how many there are. */
const TILES = 24;
const TILES_OF_CARD = 3;

/** How a player stands, who takes part. */
export function standingOf(entry: Entry): TournamentStanding {
  const { entryId, currency, joinedAtMs, rounds, points, place, prizeMinor, paidAtMs } = entry;
  return {
    id: entryId,
    currency,
    joinedAtMs,
    rounds,
    pointsHundredths: Number(points),
    place: place ?? null,
    prize: prizeMinor > 0n ? formatAmount(prizeMinor, currency) : null,
    paidAtMs: paidAtMs ?? null,
  };
}

export async function cardOf(
  { kernel, casino }: Pick<TournamentsParts, 'kernel' | 'casino'>,
  tournament: Tournament,
  {
    players,
    isJoined,
    wish,
  }: { readonly players: number; readonly isJoined: boolean; readonly wish: PlayWish },
): Promise<TournamentCard> {
  const { tournamentId, name, opensAtMs, closesAtMs, resultsAtMs, points, currencies } = tournament;
  return {
    id: tournamentId,
    name,
    phase: phaseOf(tournament, kernel.clock.nowMs()),
    opensAtMs,
    closesAtMs,
    resultsAtMs,
    points,
    players,
    currencies: currencies.map(({ currency, prizesMinor }) => ({
      currency,
      prizeFund: formatAmount(
        prizesMinor.reduce((sum, prize) => sum + prize, 0n),
        currency,
      ),
      places: prizesMinor.length,
    })),
    isRace: tournament.games.of === 'products',
    games: (await tilesOf({ casino }, tournament.games, wish)).slice(0, TILES_OF_CARD),
    isJoined,
  };
}

export async function viewOf(
  parts: Pick<
    TournamentsParts,
    'kernel' | 'casino' | 'boards' | 'facts' | 'loyalty' | 'segmentsOf' | 'wasBrought'
  >,
  tournament: Tournament,
  { mine, wish }: { readonly mine: Entry | undefined; readonly wish: PlayWish },
): Promise<TournamentView> {
  const { kernel, casino, boards, loyalty } = parts;
  const { tournamentId, name, opensAtMs, closesAtMs, resultsAtMs, points, games, who } = tournament;
  const nowMs = kernel.clock.nowMs();
  const tiles = await tilesOf({ casino }, games, wish);
  const asked = { tournaments: [tournament], nowMs };
  const mayJoin = await whoMayJoin(kernel.db, parts, wish.playerId, asked);
  return {
    id: tournamentId,
    name,
    opensAtMs,
    closesAtMs,
    resultsAtMs,
    points,
    currencies: tournament.currencies.map(
      ({ currency, leastStakeMinor, turnoverUnitMinor, prizesMinor }) => ({
        currency,
        leastStake: formatAmount(leastStakeMinor, currency),
        turnoverUnit: turnoverUnitMinor === undefined ? null : formatAmount(turnoverUnitMinor, currency),
        prizes: prizesMinor.map((prize) => formatAmount(prize, currency)),
      }),
    ),
    games: tiles.slice(0, TILES),
    gamesTotal: tiles.length,
    isOfAllGames: games.of === 'all',
    products: games.of === 'products' ? games.products : null,
    who: toldWho(who, await levelNames(kernel.db, loyalty)),
    isForYou: mayJoin(tournament),
    board: boards.shown(tournamentId) ?? (await readBoard(kernel.db, tournament, nowMs)),
    mine: mine === undefined ? null : standingOf(mine),
  };
}
