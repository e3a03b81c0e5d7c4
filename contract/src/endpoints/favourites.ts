import { Type } from 'typebox';
import { Favourite, FavouritesChoice, FavouritesView } from '../schemas/favourites.ts';
import type { EndpointTable } from './endpoint.ts';

/** The favourites that a player keeps. Whoever changes the list is answered what it is then. */
export const FAVOURITES_ENDPOINTS = {
  'GET /web-api/user/favourites': {
    summary: 'The player’s favourites, the newest first',
    response: { 200: FavouritesView },
  },
  'POST /web-api/user/favourites': {
    summary: 'Keep one',
    body: Favourite,
    response: { 200: FavouritesView },
    errors: ['FAVOURITES_FULL'],
  },
  'POST /web-api/user/favourites/join': {
    summary: 'Keep what was kept as a guest, below what is kept already; as many as there is room for',
    body: FavouritesChoice,
    response: { 200: FavouritesView },
  },
  'DELETE /web-api/user/favourites': {
    summary: 'Keep one no longer',
    // No part of the address: the keys of teams are longer than one may be.
    querystring: Type.Object({
      kind: Type.Enum(['sport', 'championship', 'team', 'event', 'market']),
      key: Type.String({ minLength: 1, maxLength: 700 }),
    }),
    response: { 200: FavouritesView },
  },
} as const satisfies EndpointTable;
