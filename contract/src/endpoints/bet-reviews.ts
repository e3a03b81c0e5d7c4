import { Type } from 'typebox';

import {
  BetReviewsView,
  OperatorReviewAnswer,
  OperatorReviewRequest,
  OperatorReviewsView,
  ReviewAnswerRequest,
} from '../schemas/bet-reviews.ts';
import { PlacementView } from '../schemas/bets.ts';
import { DecimalId } from '../schemas/primitives.ts';
import type { EndpointTable } from './endpoint.ts';

/** Large bets that operators look at before they are taken. */
export const BET_REVIEW_ENDPOINTS = {
  'GET /web-api/sportsbook/reviews': {
    summary: 'Bets of the player that operators look at, and how they ended lately',
    response: { 200: BetReviewsView },
  },
  'POST /web-api/sportsbook/reviews/:placementId/answer': {
    summary: 'Take what was offered in place of a bet, or decline it. Needs an Idempotency-Key header',
    params: Type.Object({ placementId: DecimalId }),
    body: ReviewAnswerRequest,
    response: { 200: PlacementView, 201: PlacementView, 202: PlacementView },
    errors: [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'REVIEW_OVER',
      'OFFER_CHANGED',
      'ACCOUNT_FROZEN',
      'ACCOUNT_UNKNOWN',
      'ACCOUNT_RESTRICTED',
      'SPORT_RESTRICTED',
      'SELECTION_UNKNOWN',
      'SELECTION_SUSPENDED',
      'EVENT_OVER',
      'LIVE_DOWN',
      'PRICE_MOVED',
      'RELATED_LEGS',
      'STAKE_TOO_LARGE',
      'SELECTION_ROOM',
      'COMBINATION_SHARE',
      'COMBINATIONS_FULL',
      'SAME_COMBINATION',
      'EVENT_ROOM',
      'ANTI_MARKET',
      'ANTI_PRICE',
      'INSUFFICIENT_FUNDS',
      'BALANCE_NEGATIVE',
      'LIMIT_REACHED',
      'PLAY_PAUSED',
      'RATE_UNAVAILABLE',
      'TERMS_CHANGED',
      'PLACEMENT_EXPIRED',
    ],
  },
  'GET /operator-api/bet-reviews': {
    summary: 'Large bets that wait for an operator or for their player, what ends first at the head',
    response: { 200: OperatorReviewsView },
  },
  'POST /operator-api/bet-reviews/:playerId/:placementId/answer': {
    summary: 'Take a large bet, do not, or offer something else. Needs an Idempotency-Key header',
    params: Type.Object({ playerId: DecimalId, placementId: DecimalId }),
    body: OperatorReviewRequest,
    response: { 200: OperatorReviewAnswer },
    errors: [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'REVIEW_OVER',
      'OWN_ACCOUNT',
      'AMOUNT_INVALID',
      'STAKE_TOO_SMALL',
      'STAKE_TOO_LARGE',
      'STAKE_UNEVEN',
      'SELECTION_UNKNOWN',
      'SELECTION_SUSPENDED',
      'EVENT_OVER',
      'LIVE_DOWN',
      'PRICE_MOVED',
      'RELATED_LEGS',
      'ANTI_MARKET',
      'ANTI_PRICE',
      'CURRENCY_UNSUPPORTED',
      'PLACEMENT_EXPIRED',
    ],
  },
} as const satisfies EndpointTable;
