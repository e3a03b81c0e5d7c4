import { Type } from 'typebox';

import { CatalogueAnswer, CatalogueRequest, CompanyCode } from '../schemas/casino-catalogue.ts';
import {
  GameOrderRequest,
  GameReturnsQuery,
  GameReturnsView,
  OperatorGamesQuery,
  OperatorGamesView,
  OperatorGameView,
} from '../schemas/casino-operators.ts';
import {
  FacetsQuery,
  FacetsView,
  FavouriteGame,
  FavouriteGamesView,
  GameSearchQuery,
  GameSearchView,
  GamesPreviewQuery,
  GamesPreviewView,
  GamesQuery,
  GamesView,
  GameView,
  LobbyView,
  PlayableQuery,
  PlayedGamesView,
  ProvidersView,
  ProviderView,
  SomeGamesView,
} from '../schemas/casino.ts';
import { DecimalId, Slug } from '../schemas/primitives.ts';
import type { EndpointTable } from './endpoint.ts';

const OneGame = Type.Object({ id: DecimalId });

/** The catalogue of all games, ours and those of companies, and what players keep of it. */
export const CASINO_ENDPOINTS = {
  'GET /web-api/casino/lobby': {
    summary: 'Rows of the lobby: popular, new, our own, those of each section, with their first tiles',
    querystring: PlayableQuery,
    response: { 200: LobbyView },
  },
  'GET /web-api/casino/games': {
    summary: 'Games by section, sub-category, studio, tag, feature, sorted, a page at a time',
    querystring: GamesQuery,
    response: { 200: GamesView },
  },
  'GET /web-api/casino/facets': {
    summary: 'How many games there are of each kind within some filters',
    querystring: FacetsQuery,
    response: { 200: FacetsView },
  },
  'GET /web-api/casino/search': {
    summary: 'Games and studios called as was typed, or nearly so',
    querystring: GameSearchQuery,
    response: { 200: GameSearchView },
  },
  'GET /web-api/casino/games/:id': {
    summary: 'One game, with whether it can be played by who asks',
    params: OneGame,
    querystring: PlayableQuery,
    response: { 200: GameView },
    errors: ['GAME_UNKNOWN'],
  },
  'GET /web-api/casino/games/:id/like': {
    summary: 'Games like one',
    params: OneGame,
    querystring: PlayableQuery,
    response: { 200: SomeGamesView },
    errors: ['GAME_UNKNOWN'],
  },
  'GET /web-api/casino/own-games/:route': {
    summary: 'One of our own games by its route, an old one, or its number',
    params: Type.Object({ route: Slug }),
    querystring: PlayableQuery,
    response: { 200: GameView },
    errors: ['GAME_UNKNOWN'],
  },
  'GET /web-api/casino/games-preview-light': {
    summary: 'Our own games by the keys of the preview list (S7-41)',
    querystring: GamesPreviewQuery,
    response: { 200: GamesPreviewView },
  },
  'GET /web-api/casino/providers': {
    summary: 'The studios whose games can be played',
    querystring: PlayableQuery,
    response: { 200: ProvidersView },
  },
  'GET /web-api/casino/providers/:code': {
    summary: 'One studio',
    params: Type.Object({ code: CompanyCode }),
    querystring: PlayableQuery,
    response: { 200: ProviderView },
    errors: ['PROVIDER_UNKNOWN'],
  },
  'GET /web-api/user/favourite-games': {
    summary: 'The player’s favourite games, the newest first',
    querystring: PlayableQuery,
    response: { 200: FavouriteGamesView },
  },
  'POST /web-api/user/favourite-games': {
    summary: 'Give a game a star',
    body: FavouriteGame,
    response: { 200: FavouriteGamesView },
    errors: ['GAME_UNKNOWN', 'FAVOURITES_FULL'],
  },
  'DELETE /web-api/user/favourite-games/:id': {
    summary: 'Take a game’s star away',
    params: OneGame,
    response: { 200: FavouriteGamesView },
    errors: ['GAME_UNKNOWN'],
  },
  'GET /web-api/user/played-games': {
    summary: 'What the player played lately, the last first',
    querystring: PlayableQuery,
    response: { 200: PlayedGamesView },
  },
  'GET /web-api/user/suggested-games': {
    summary: 'Games like those the player played lately; popular ones where nothing was played',
    querystring: PlayableQuery,
    response: { 200: SomeGamesView },
  },
  'POST /operator-api/casino/companies/:company/catalogue': {
    summary: 'Take in the whole catalogue of a company',
    params: Type.Object({ company: CompanyCode }),
    body: CatalogueRequest,
    response: { 200: CatalogueAnswer },
    errors: ['COMPANY_OWN'],
  },
  'GET /operator-api/casino/games': {
    summary: 'Games by name or company, closed ones too',
    querystring: OperatorGamesQuery,
    response: { 200: OperatorGamesView },
  },
  'GET /operator-api/casino/returns': {
    summary: 'What games returned to their players, promised and measured; a time of 31 days at most',
    querystring: GameReturnsQuery,
    response: { 200: GameReturnsView },
  },
  'POST /operator-api/casino/games/:id/order': {
    summary: 'Close or open a game, or mark it as new or popular',
    params: OneGame,
    body: GameOrderRequest,
    response: { 200: OperatorGameView },
    errors: ['GAME_UNKNOWN'],
  },
} as const satisfies EndpointTable;
