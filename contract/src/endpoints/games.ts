import { Type } from 'typebox';

import {
  GameCode,
  NewMove,
  NewRound,
  NewSeeds,
  OwnGamesView,
  RoundsView,
  RoundView,
  SeedsView,
} from '../schemas/games.ts';
import { DecimalId, IsoCurrency } from '../schemas/primitives.ts';
import type { EndpointTable } from './endpoint.ts';

/** What a stake of a round may be refused for. */
const STAKE_ERRORS = [
  'TERMS_CHANGED',
  'ACCOUNT_UNKNOWN',
  'ACCOUNT_FROZEN',
  'ACCOUNT_RESTRICTED',
  'INSUFFICIENT_FUNDS',
  'BALANCE_NEGATIVE',
  'LIMIT_REACHED',
  'PLAY_PAUSED',
  'GAME_UNKNOWN',
] as const;

/** Rounds of our own games, and the seeds they are drawn from (rules §12). */
export const GAMES_ENDPOINTS = {
  'GET /web-api/games/own': {
    summary: 'Our own games, and what a round of them may stake and win',
    querystring: Type.Object({ currency: IsoCurrency }),
    response: { 200: OwnGamesView },
    errors: ['CURRENCY_UNSUPPORTED'],
  },
  'GET /web-api/games/seeds': {
    summary: 'The seeds of the player’s rounds: committed to, in use, and revealed',
    response: { 200: SeedsView },
  },
  'POST /web-api/games/seeds/next': {
    summary: 'Commit to the server seed that comes next, unless one waits already',
    response: { 200: SeedsView },
  },
  'POST /web-api/games/seeds': {
    summary: 'Begin the next seeds with a client seed of one’s own; those before are revealed',
    body: NewSeeds,
    response: { 200: SeedsView },
    errors: ['SEEDS_CHANGED'],
  },
  'POST /web-api/games/rounds': {
    summary: 'Play a round, or begin one. Needs an Idempotency-Key header',
    body: NewRound,
    response: { 201: RoundView },
    errors: [
      ...STAKE_ERRORS,
      'GAME_CLOSED',
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'CURRENCY_UNSUPPORTED',
      'AMOUNT_INVALID',
      'STAKE_TOO_SMALL',
      'STAKE_TOO_LARGE',
      'WIN_TOO_LARGE',
      'SEEDS_CHANGED',
      'ROUND_OPEN',
      'GIFT_UNKNOWN',
      'GIFT_USED',
      'GIFT_EXPIRED',
      'GIFT_NOT_FOR_BET',
    ],
  },
  'GET /web-api/games/rounds': {
    summary: 'The player’s rounds, the newest first',
    querystring: Type.Object({
      game: Type.Optional(GameCode),
      /** Those that are not over, alone. */
      open: Type.Optional(Type.Literal('true')),
      before: Type.Optional(DecimalId),
    }),
    response: { 200: RoundsView },
  },
  'GET /web-api/games/rounds/:id': {
    summary: 'One round of the player, with what it takes to recompute it',
    params: Type.Object({ id: DecimalId }),
    response: { 200: RoundView },
    errors: ['ROUND_UNKNOWN'],
  },
  'POST /web-api/games/rounds/:id/moves': {
    summary: 'Make a move in an open round, once a step',
    params: Type.Object({ id: DecimalId }),
    body: NewMove,
    response: { 200: RoundView },
    errors: [...STAKE_ERRORS, 'ROUND_UNKNOWN', 'ROUND_MOVED_ON'],
  },
} as const satisfies EndpointTable;
