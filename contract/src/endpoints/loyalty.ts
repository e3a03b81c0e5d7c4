import { Type } from 'typebox';

import {
  CashbackChoice,
  CashbackClaim,
  CashbackOf,
  CashbackPaid,
  CashbackView,
  LevelView,
  LoyaltyProgrammeRequest,
  LoyaltyProgrammeView,
  PointsAdjustRequest,
  PointsLinesQuery,
  PointsLinesView,
  PointsOfPlayerView,
  PointsView,
} from '../schemas/loyalty.ts';
import {
  LoyaltyBuy,
  LoyaltyOfferRequest,
  LoyaltyPurchase,
  OperatorOfferAnswer,
  OperatorOffersView,
  ShopView,
} from '../schemas/loyalty-shop.ts';
import { OperatorDecisionRequest } from '../schemas/operators.ts';
import { DecimalId, NumberOrId } from '../schemas/primitives.ts';
import { LoyaltyTermsAnswer } from '../schemas/proposed-gifts.ts';
import type { EndpointTable } from './endpoint.ts';
import { JOINING } from './promotions.ts';

const OneOffer = Type.Object({ id: DecimalId });
const OnePlayer = Type.Object({ playerId: NumberOrId });

/** Points, levels, cashback and what points buy (S2-23, S2-39). */
export const LOYALTY_ENDPOINTS = {
  'GET /web-api/loyalty/points': {
    summary: 'The player’s points, and how more are earned',
    response: { 200: PointsView },
  },
  'GET /web-api/loyalty/points/lines': {
    summary: 'What came and went of the player’s points, the newest first',
    querystring: PointsLinesQuery,
    response: { 200: PointsLinesView },
  },
  'GET /web-api/loyalty/level': {
    summary: 'The player’s level, and what the next one asks',
    response: { 200: LevelView },
  },
  'GET /web-api/loyalty/cashback/:code': {
    summary: 'A cashback: what the running period would bring, what can be taken, what was paid',
    params: CashbackOf,
    response: { 200: CashbackView },
    errors: ['CASHBACK_UNKNOWN'],
  },
  'POST /web-api/loyalty/cashback/:code/choice': {
    summary: 'Ask for a cashback, or leave it',
    params: CashbackOf,
    body: CashbackChoice,
    response: { 200: CashbackView },
    errors: ['CASHBACK_UNKNOWN', 'PLAY_PAUSED', 'ACCOUNT_RESTRICTED'],
  },
  'POST /web-api/loyalty/cashback/:code/claim': {
    summary: 'Take the cashback of a period, once; the same again answers what was paid',
    params: CashbackOf,
    body: CashbackClaim,
    response: { 200: CashbackPaid },
    errors: [
      'CASHBACK_UNKNOWN',
      'CASHBACK_NOT_OPTED',
      'CASHBACK_PERIOD',
      'CASHBACK_NOTHING',
      'PLAY_PAUSED',
      'ACCOUNT_FROZEN',
      'ACCOUNT_RESTRICTED',
      'RATE_UNAVAILABLE',
      'TERMS_CHANGED',
    ],
  },
  'GET /web-api/loyalty/shop': {
    summary: 'What points buy, and what the player bought',
    response: { 200: ShopView },
  },
  'POST /web-api/loyalty/shop/:id/buy': {
    summary: 'Buy something with points. Needs an Idempotency-Key header',
    params: OneOffer,
    body: LoyaltyBuy,
    response: { 200: LoyaltyPurchase },
    errors: [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'NOT_FOUND',
      'REWARD_OVER',
      'REWARD_CHANGED',
      'REWARD_LIMIT',
      'POINTS_INSUFFICIENT',
      'ACCOUNT_UNKNOWN',
      'RATE_UNAVAILABLE',
      // Who buys part in a promotion is taken in by its rules.
      ...JOINING,
    ],
  },
  'GET /operator-api/loyalty/offers': {
    summary: 'What points buy, the last made first',
    response: { 200: OperatorOffersView },
  },
  'POST /operator-api/loyalty/offers': {
    summary: 'Propose to offer something for points: an operator who may move money approves it',
    body: LoyaltyOfferRequest,
    response: { 200: OperatorOfferAnswer },
    errors: ['REWARD_EXISTS'],
  },
  'POST /operator-api/loyalty/offers/:id/close': {
    summary: 'Close an offer; what was bought stays',
    params: OneOffer,
    body: OperatorDecisionRequest,
    response: { 200: OperatorOffersView },
    errors: ['NOT_FOUND'],
  },
  'GET /operator-api/loyalty/programme': {
    summary: 'The terms in force',
    response: { 200: LoyaltyProgrammeView },
  },
  'POST /operator-api/loyalty/programme': {
    summary: 'Make other terms the ones in force, or propose those that give more; what was earned stays',
    body: LoyaltyProgrammeRequest,
    response: { 200: LoyaltyTermsAnswer },
  },
  'GET /operator-api/loyalty/players/:playerId/points': {
    summary: 'The points of a player',
    params: OnePlayer,
    response: { 200: PointsOfPlayerView },
    errors: ['ACCOUNT_UNKNOWN'],
  },
  'POST /operator-api/loyalty/players/:playerId/points': {
    summary: 'Give a player points or take some, once a key',
    params: OnePlayer,
    body: PointsAdjustRequest,
    response: { 200: PointsOfPlayerView },
    errors: ['ACCOUNT_UNKNOWN', 'IDEMPOTENCY_MISMATCH', 'OWN_ACCOUNT'],
  },
} as const satisfies EndpointTable;
