import { Type } from 'typebox';

import { DecimalId } from '../schemas/primitives.ts';
import {
  NewTotoCoupon,
  OperatorTotoDecision,
  OperatorTotoDraw,
  OperatorTotoDrawsView,
  TotoClose,
  TotoCouponsQuery,
  TotoCouponsView,
  TotoCouponView,
  TotoDecision,
  TotoDrawRequest,
  TotoDrawsQuery,
  TotoDrawsView,
  TotoDrawView,
} from '../schemas/toto.ts';
import type { EndpointTable } from './endpoint.ts';

const One = Type.Object({ id: DecimalId });

/** Pools of sports events (S2-13). */
export const TOTO_ENDPOINTS = {
  'GET /web-api/toto/draws': {
    summary: 'Draws that sell or wait for results, or those that are over, of one currency',
    querystring: TotoDrawsQuery,
    response: { 200: TotoDrawsView },
  },
  'GET /web-api/toto/draws/:id': {
    summary: 'One draw with its events, its rules and, once it is decided, what it paid',
    params: One,
    response: { 200: TotoDrawView },
    errors: ['TOTO_DRAW_UNKNOWN'],
  },
  'POST /web-api/toto/coupons': {
    summary: 'Buy a coupon. Needs an Idempotency-Key header',
    body: NewTotoCoupon,
    response: { 201: TotoCouponView },
    errors: [
      'TERMS_CHANGED',
      'TOTO_DRAW_UNKNOWN',
      'TOTO_CLOSED',
      'SPORT_RESTRICTED',
      'AMOUNT_INVALID',
      'STAKE_TOO_SMALL',
      'STAKE_TOO_LARGE',
      'ACCOUNT_UNKNOWN',
      'ACCOUNT_FROZEN',
      'ACCOUNT_RESTRICTED',
      'CURRENCY_UNSUPPORTED',
      'INSUFFICIENT_FUNDS',
      'BALANCE_NEGATIVE',
      'RATE_UNAVAILABLE',
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'LIMIT_REACHED',
      'PLAY_PAUSED',
      'GIFT_UNKNOWN',
      'GIFT_USED',
      'GIFT_EXPIRED',
      'GIFT_NOT_FOR_BET',
    ],
  },
  'GET /web-api/toto/coupons': {
    summary: 'Coupons of the player, the newest first',
    querystring: TotoCouponsQuery,
    response: { 200: TotoCouponsView },
  },
  'GET /web-api/toto/coupons/:id': {
    summary: 'A coupon of the player',
    params: One,
    response: { 200: TotoCouponView },
    errors: ['TOTO_COUPON_UNKNOWN'],
  },
  'GET /operator-api/toto/draws': {
    summary: 'Draws, the last made first, with what was staked and paid',
    response: { 200: OperatorTotoDrawsView },
  },
  'POST /operator-api/toto/draws': {
    summary: 'Make a draw of matches that have not begun',
    body: TotoDrawRequest,
    response: { 201: OperatorTotoDraw },
    errors: ['TOTO_EVENTS', 'AMOUNT_INVALID', 'CURRENCY_UNSUPPORTED'],
  },
  'POST /operator-api/toto/draws/:id/close': {
    summary:
      'Close sales now, or as of an earlier moment, since when coupons are void; once a match has begun another operator has to approve',
    params: One,
    body: TotoClose,
    response: { 200: OperatorTotoDecision },
    errors: ['TOTO_DRAW_UNKNOWN', 'TOTO_STATE', 'OWN_ACCOUNT'],
  },
  'POST /operator-api/toto/draws/:id/cancel': {
    summary:
      'Call a draw off that was not decided: all stakes go back; once a match has begun another operator has to approve',
    params: One,
    body: TotoDecision,
    response: { 200: OperatorTotoDecision },
    errors: ['TOTO_DRAW_UNKNOWN', 'TOTO_STATE', 'OWN_ACCOUNT'],
  },
} as const satisfies EndpointTable;
