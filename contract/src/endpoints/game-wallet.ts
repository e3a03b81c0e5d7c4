import { Type } from 'typebox';

import { CATALOGUE_GAMES_MAX, CatalogueAnswer } from '../schemas/casino-catalogue.ts';
import {
  CompanyRoundsQuery,
  CompanyRoundsView,
  RoundsOfDay,
  RoundsOfDayQuery,
} from '../schemas/company-rounds.ts';
import {
  BetAndWinCall,
  BetCall,
  GameSessionView,
  NewGameSession,
  PromotionWinCall,
  RollbackCall,
  RoundEndCall,
  SessionCall,
  SessionStanding,
  TransactionAnswer,
  WalletTime,
  WinCall,
} from '../schemas/game-wallet.ts';
import type { EndpointTable } from './endpoint.ts';

/** Who calls, when, and that it is them (docs/game-wallet.md). */
const SIGNED = Type.Object({
  /** The company's code, a dot, and the id of one of its keys. */
  'x-wallet-key': Type.String({ maxLength: 80 }),
  /** Milliseconds since the epoch, at most five minutes from ours. */
  'x-wallet-timestamp': Type.String({ maxLength: 15 }),
  /** Base64 of HMAC-SHA256 or RSA-SHA256 over method, path, timestamp and body. */
  'x-wallet-signature': Type.String({ maxLength: 1_400 }),
});

const SIGNED_ERRORS = ['GAME_SIGNATURE', 'GAME_ADDRESS'] as const;
const SESSION_ERRORS = [...SIGNED_ERRORS, 'GAME_SESSION_UNKNOWN'] as const;
/** Why the catalogue does not offer a game to somebody. */
const OFFER_ERRORS = [
  'GAME_UNKNOWN',
  'GAME_CLOSED',
  'GAME_LICENCE',
  'GAME_COUNTRY',
  'GAME_CURRENCY',
  'GAME_DEVICE',
] as const;
const TRANSACTION_ERRORS = [
  ...SESSION_ERRORS,
  'IDEMPOTENCY_MISMATCH',
  'BET_ROLLED_BACK',
  'AMOUNT_INVALID',
  'GAME_CURRENCY',
  'GAME_OTHER',
] as const;
const ROUND_ERRORS = [...TRANSACTION_ERRORS, 'ROUND_CLOSED'] as const;
/** What a stake may be refused for: for good, whatever changes. */
const STAKE_ERRORS = [
  ...OFFER_ERRORS,
  'GAME_SESSION_ENDED',
  'ACCOUNT_UNKNOWN',
  'ACCOUNT_RESTRICTED',
  'ACCOUNT_FROZEN',
  'INSUFFICIENT_FUNDS',
  'BALANCE_NEGATIVE',
  'LIMIT_REACHED',
  'PLAY_PAUSED',
  'SESSION_LIMIT_ENDED',
  'RATE_UNAVAILABLE',
  'CURRENCY_UNSUPPORTED',
  'STAKE_TOO_LARGE',
  'STAKE_TOO_SMALL',
] as const;
/** A win above the company's bounds: held until an operator decides. */
const WIN_ERRORS = ['WIN_HELD', 'WIN_REFUSED'] as const;

const signed = { tags: ['game-wallet'], headers: SIGNED };

/** The wallet that game companies call, and how a player begins a game of theirs (rules §12). */
export const GAME_WALLET_ENDPOINTS = {
  'POST /web-api/game-wallet/sessions': {
    summary:
      'Begin a game of another company: the address it is shown at. Without an account no money is played',
    body: NewGameSession,
    response: { 201: GameSessionView },
    errors: [
      ...OFFER_ERRORS,
      'GAME_DEMO',
      'TERMS_CHANGED',
      'ACCOUNT_UNKNOWN',
      'ACCOUNT_RESTRICTED',
      'PLAY_PAUSED',
      'SESSION_LIMIT_ENDED',
      'COMPANY_SILENT',
      'COMPANY_ORIGIN',
    ],
  },
  'GET /web-api/game-wallet/rounds': {
    summary: 'The player’s rounds of games of other companies, the newest first',
    querystring: CompanyRoundsQuery,
    response: { 200: CompanyRoundsView },
  },
  'GET /game-api/v1/time': {
    ...{ summary: 'What time it is here', tags: ['game-wallet'] },
    response: { 200: WalletTime },
  },
  'GET /game-api/v1/rounds': {
    ...signed,
    summary: 'Rounds of the company that began on a day, with all their transactions, a page at a time',
    querystring: RoundsOfDayQuery,
    response: { 200: RoundsOfDay },
    errors: SIGNED_ERRORS,
  },
  'PUT /game-api/v1/catalogue': {
    ...signed,
    summary: 'Say all the games of the company: those that are not named any more are closed',
    body: Type.Object(
      { games: Type.Array(Type.Unknown(), { maxItems: CATALOGUE_GAMES_MAX }) },
      { additionalProperties: false },
    ),
    response: { 200: CatalogueAnswer },
    errors: SIGNED_ERRORS,
  },
  'POST /game-api/v1/authenticate': {
    ...signed,
    summary: 'Whose session it is. Refused once it has ended',
    body: SessionCall,
    response: { 200: SessionStanding },
    errors: [...SESSION_ERRORS, 'GAME_SESSION_ENDED'],
  },
  'POST /game-api/v1/balance': {
    ...signed,
    summary: 'What the player of a session can stake, also after it has ended',
    body: SessionCall,
    response: { 200: SessionStanding },
    errors: SESSION_ERRORS,
  },
  'POST /game-api/v1/bet': {
    ...signed,
    summary: 'Take a stake, once. A refusal is for good: the same bet sent again is refused again',
    body: BetCall,
    response: { 200: TransactionAnswer },
    errors: [...ROUND_ERRORS, ...STAKE_ERRORS],
  },
  'POST /game-api/v1/win': {
    ...signed,
    summary: 'Pay a win of a bet or of its round, also after its session, during a ban or a break',
    body: WinCall,
    response: { 200: TransactionAnswer },
    errors: [...ROUND_ERRORS, ...WIN_ERRORS, 'BET_UNKNOWN', 'ROUND_UNKNOWN'],
  },
  'POST /game-api/v1/bet-and-win': {
    ...signed,
    summary: 'Take a stake and pay what it won, in one',
    body: BetAndWinCall,
    response: { 200: TransactionAnswer },
    errors: [...ROUND_ERRORS, ...STAKE_ERRORS, ...WIN_ERRORS],
  },
  'POST /game-api/v1/rollback': {
    ...signed,
    summary: 'Undo a transaction. One that never came is refused when it comes',
    body: RollbackCall,
    response: { 200: TransactionAnswer },
    errors: [...TRANSACTION_ERRORS],
  },
  'POST /game-api/v1/round-end': {
    ...signed,
    summary: 'End a round: what won nothing has lost',
    body: RoundEndCall,
    response: { 200: TransactionAnswer },
    errors: [...TRANSACTION_ERRORS, 'ROUND_UNKNOWN'],
  },
  'POST /game-api/v1/free-round-win': {
    ...signed,
    summary: 'Pay what free rounds of an agreed promotion won',
    body: PromotionWinCall,
    response: { 200: TransactionAnswer },
    errors: [...TRANSACTION_ERRORS, 'PROMOTION_UNKNOWN', 'AGREED_SPENT', 'CURRENCY_UNSUPPORTED'],
  },
  'POST /game-api/v1/jackpot-win': {
    ...signed,
    summary: 'Pay a jackpot of an agreed promotion',
    body: PromotionWinCall,
    response: { 200: TransactionAnswer },
    errors: [...TRANSACTION_ERRORS, 'PROMOTION_UNKNOWN', 'AGREED_SPENT', 'CURRENCY_UNSUPPORTED'],
  },
} as const satisfies EndpointTable;
