import type { PlayerId } from '@paddock/contract';
import { FAVOURITE_GAMES_MAX } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { tellPlayer } from '../../live/index.ts';
import type { CasinoParts } from '../casino-api.ts';
import { deleteFavourite, favouriteIds, insertFavourite, lockFavourites } from './favourite-games-store.ts';

type Parts = Pick<CasinoParts, 'kernel' | 'catalogue'>;

/**
 * Gives a game a player's star, once however often it is asked, above the others; other pages of the player hear of it.
 * Answers all of them. @throws GAME_UNKNOWN, FAVOURITES_FULL
 */
export async function star(
  { kernel: { db, bus }, catalogue }: Parts,
  playerId: PlayerId,
  gameId: string,
): Promise<string[]> {
  if (catalogue.get(gameId) === undefined) throw new PlatformError('GAME_UNKNOWN');
  const { isChanged, ids } = await inTransaction(db, async (tx) => {
    await lockFavourites(tx, playerId);
    const before = await favouriteIds(tx, playerId);
    if (before.includes(gameId)) return { isChanged: false, ids: before };
    if (before.length >= FAVOURITE_GAMES_MAX) throw new PlatformError('FAVOURITES_FULL');
    await insertFavourite(tx, playerId, gameId);
    return { isChanged: true, ids: [gameId, ...before] };
  });
  if (isChanged) tell(bus, playerId);
  return ids;
}

/** Takes a star away; a game without one is no fault. Answers those that are left. */
export async function unstar(
  { kernel: { db, bus } }: Parts,
  playerId: PlayerId,
  idText: string,
): Promise<string[]> {
  const isChanged = await deleteFavourite(db, playerId, requiredId<'game'>(idText, 'GAME_UNKNOWN'));
  if (isChanged) tell(bus, playerId);
  return favouriteIds(db, playerId);
}

function tell(bus: CasinoParts['kernel']['bus'], playerId: PlayerId): void {
  tellPlayer(bus, playerId, { kind: 'favourite-games:changed', id: playerId });
}
