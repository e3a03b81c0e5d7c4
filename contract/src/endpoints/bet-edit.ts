import { Type } from 'typebox';

import { EditBetRequest, EditBetView, EditQuoteRequest, EditQuoteView } from '../schemas/bet-edit.ts';
import { IdempotencyKey } from '../schemas/primitives.ts';
import type { EndpointTable } from './endpoint.ts';

const OneBet = Type.Object({ id: Type.String({ maxLength: 20 }) });

/** A bet that takes the place of another (rules §11). */
export const BET_EDIT_ENDPOINTS = {
  'POST /web-api/sportsbook/bets/:id/edit-quote': {
    summary: 'What a bet is worth now, and with what another may take its place',
    params: OneBet,
    body: EditQuoteRequest,
    response: { 200: EditQuoteView },
    errors: ['BET_UNKNOWN'],
  },
  'POST /web-api/sportsbook/bets/:id/edit': {
    summary: 'Leave a bet and place another in its place, both or neither. Needs an Idempotency-Key header',
    params: OneBet,
    body: EditBetRequest,
    response: { 200: EditBetView, 202: EditBetView },
    errors: [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'TERMS_CHANGED',
      'BET_UNKNOWN',
      'EDIT_SAME',
      'GIFT_NOT_FOR_BET',
      'CASH_OUT_QUOTE_OVER',
      'CASH_OUT_OFF',
      'CASH_OUT_LESS',
      'CASH_OUT_PENDING',
      'ACCOUNT_FROZEN',
      'ACCOUNT_RESTRICTED',
      'SPORT_RESTRICTED',
      'SELECTION_UNKNOWN',
      'SELECTION_SUSPENDED',
      'EVENT_OVER',
      'PRICE_MOVED',
      'RELATED_LEGS',
      'TOO_MANY_LEGS',
      'LIVE_DOWN',
      'EVENT_SILENT',
      'CURRENCY_UNSUPPORTED',
      'AMOUNT_INVALID',
      'STAKE_TOO_SMALL',
      'STAKE_TOO_LARGE',
      'STAKE_UNEVEN',
      'SELECTION_ROOM',
      'COMBINATION_SHARE',
      'COMBINATIONS_FULL',
      'SAME_COMBINATION',
      'INSUFFICIENT_FUNDS',
      'BALANCE_NEGATIVE',
      'LIMIT_REACHED',
      'PLAY_PAUSED',
      'RATE_UNAVAILABLE',
    ],
  },
  'GET /web-api/sportsbook/bet-edits/:key': {
    summary: 'What became of an edit',
    params: Type.Object({ key: IdempotencyKey }),
    response: { 200: EditBetView },
    errors: ['BET_UNKNOWN'],
  },
} as const satisfies EndpointTable;
