import { Type } from 'typebox';

import { GameCode } from '../schemas/games.ts';
import { DecimalId, IsoCurrency } from '../schemas/primitives.ts';
import {
  NewRoundChain,
  NewSharedBet,
  OperatorTablesView,
  RoundChain,
  RoundSalt,
  SharedBetsView,
  SharedBetView,
  SharedResultsView,
  SharedRoundsView,
  SharedRoundView,
  SharedTableView,
  TakenBackView,
} from '../schemas/shared-rounds.ts';
import type { EndpointTable } from './endpoint.ts';

const OfGame = Type.Object({ game: GameCode });
const OfBet = Type.Object({ game: GameCode, id: DecimalId });
const RoundNumberText = Type.String({ pattern: '^[1-9]\\d{0,14}$' });

/** Rounds that many players share: crash, the live table (rules §12). */
export const SHARED_ROUNDS_ENDPOINTS = {
  'GET /web-api/shared-rounds/:game': {
    summary: 'A table’s bounds, and the chains its rounds are drawn from',
    params: OfGame,
    querystring: Type.Object({ currency: IsoCurrency }),
    response: { 200: SharedTableView },
    errors: ['GAME_UNKNOWN', 'CURRENCY_UNSUPPORTED'],
  },
  'GET /web-api/shared-rounds/:game/rounds': {
    summary: 'Rounds that are over, with their hashes',
    params: OfGame,
    querystring: Type.Object({ before: Type.Optional(RoundNumberText) }),
    response: { 200: SharedRoundsView },
    errors: ['GAME_UNKNOWN'],
  },
  'GET /web-api/shared-rounds/:game/results': {
    summary: 'What the last 500 rounds came to, for statistics',
    params: OfGame,
    response: { 200: SharedResultsView },
    errors: ['GAME_UNKNOWN'],
  },
  'GET /web-api/shared-rounds/:game/rounds/:number': {
    summary: 'One round that is over, to recompute it',
    params: Type.Object({ game: GameCode, number: RoundNumberText }),
    response: { 200: SharedRoundView },
    errors: ['GAME_UNKNOWN', 'ROUND_UNKNOWN'],
  },
  'POST /web-api/shared-rounds/:game/bets': {
    summary: 'Bet on the round that takes bets. Needs an Idempotency-Key header',
    params: OfGame,
    body: NewSharedBet,
    response: { 201: SharedBetView },
    errors: [
      'TERMS_CHANGED',
      'ACCOUNT_UNKNOWN',
      'ACCOUNT_FROZEN',
      'ACCOUNT_RESTRICTED',
      'INSUFFICIENT_FUNDS',
      'BALANCE_NEGATIVE',
      'LIMIT_REACHED',
      'PLAY_PAUSED',
      'GAME_UNKNOWN',
      'GAME_CLOSED',
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'CURRENCY_UNSUPPORTED',
      'AMOUNT_INVALID',
      'STAKE_TOO_SMALL',
      'STAKE_TOO_LARGE',
      'BETS_CLOSED',
      'SLOT_TAKEN',
      'ROUND_FULL',
    ],
  },
  'GET /web-api/shared-rounds/:game/bets': {
    summary: 'The player’s bets on a table, the newest first',
    params: OfGame,
    querystring: Type.Object({ before: Type.Optional(DecimalId) }),
    response: { 200: SharedBetsView },
    errors: ['GAME_UNKNOWN'],
  },
  'POST /web-api/shared-rounds/:game/bets/:id/take-back': {
    summary: 'Take a bet back before its round begins',
    params: OfBet,
    response: { 200: SharedBetView },
    errors: ['GAME_UNKNOWN', 'BET_UNKNOWN', 'BETS_CLOSED'],
  },
  'POST /web-api/shared-rounds/:game/rounds/:number/take-back': {
    summary: 'Take all own bets of a round back before it begins',
    params: Type.Object({ game: GameCode, number: RoundNumberText }),
    response: { 200: TakenBackView },
    errors: ['GAME_UNKNOWN', 'BETS_CLOSED'],
  },
  'POST /web-api/shared-rounds/:game/bets/:id/collect': {
    summary: 'Collect a bet at what the multiplier stands at as this is received',
    params: OfBet,
    response: { 200: SharedBetView },
    errors: ['GAME_UNKNOWN', 'BET_UNKNOWN', 'ROUND_NOT_BEGUN', 'ROUND_OVER'],
  },
  'GET /operator-api/shared-rounds': {
    summary: 'Tables that many share, as they stand, with their chains',
    response: { 200: OperatorTablesView },
  },
  'POST /operator-api/shared-rounds/:game/chains': {
    summary: 'Publish the next chain of hashes, and name the public value that will be its salt',
    params: OfGame,
    body: NewRoundChain,
    response: { 201: RoundChain },
    errors: ['GAME_UNKNOWN', 'CHAIN_STATE'],
  },
  'POST /operator-api/shared-rounds/:game/salt': {
    summary: 'Fix the salt of a chain that was published before',
    params: OfGame,
    body: RoundSalt,
    response: { 200: RoundChain },
    errors: ['GAME_UNKNOWN', 'CHAIN_STATE'],
  },
} as const satisfies EndpointTable;
