import type { FastifyRequest } from 'fastify';
import type { PlayableQuery } from '@paddock/contract/schemas';

import type { CasinoParts, PlayWish } from './casino-api.ts';
import type { Game } from './catalogue/game.ts';
import { refusalAt, type Place } from './playable.ts';

/** Where somebody wants to play: a player's country is that of the registration, a guest's the one they ask from. */
export async function placeOf(
  { kernel: { db }, countryOf, licences }: Pick<CasinoParts, 'kernel' | 'countryOf' | 'licences'>,
  { playerId, currency, device }: PlayWish,
): Promise<Place> {
  const country = playerId === undefined ? undefined : await countryOf(db, playerId);
  return { country, currency, device, licences: licences() };
}

/** The same of who asks, guest or player. @throws UNAUTHENTICATED for a token that does not stand */
export async function placeOfRequest(
  parts: CasinoParts,
  request: FastifyRequest,
  query: PlayableQuery,
): Promise<Place> {
  if (request.headers.authorization === undefined)
    return { ...(await placeOf(parts, query)), country: parts.guestCountryOf(request) };
  const { playerId } = await parts.requirePlayer(request);
  return placeOf(parts, { ...query, playerId });
}

/** What can be played at a place, what is played most first. */
export function playableAt({ catalogue }: Pick<CasinoParts, 'catalogue'>, place: Place): Game[] {
  return catalogue
    .sorted('popular')
    .games.flatMap(({ game }) => (refusalAt(game, place) === undefined ? game : []));
}

/** Some games by their ids, in their order; those that cannot be played at a place left out. */
export function playableOf<Named>(
  { catalogue }: Pick<CasinoParts, 'catalogue'>,
  named: readonly Named[],
  idOf: (one: Named) => string,
  place: Place,
): { readonly game: Game; readonly named: Named }[] {
  return named.flatMap((one) => {
    const game = catalogue.get(idOf(one));
    return game === undefined || refusalAt(game, place) !== undefined ? [] : { game, named: one };
  });
}
