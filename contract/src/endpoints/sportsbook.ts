import { Type } from 'typebox';
import { BetExplanationView, OperatorBetExplanationView } from '../schemas/bet-explanation.ts';
import {
  BetListQuery,
  BetListView,
  BetView,
  OperatorBetView,
  PlaceBetRequest,
  PlacementView,
} from '../schemas/bets.ts';
import {
  CashOutOrderRequest,
  CashOutOrderView,
  CashOutQuotesRequest,
  CashOutQuotesView,
  CashOutRequest,
  CashOutView,
} from '../schemas/cash-out.ts';
import { QuoteRequest, QuoteView } from '../schemas/coupon-quote.ts';
import { NearCopiesView } from '../schemas/exposure.ts';
import { OperatorMoneyAnswer } from '../schemas/operator-cashier.ts';
import {
  QuarantineState,
  QuarantineView,
  SettlementRequest,
  UnsettledView,
} from '../schemas/operator-settlement.ts';
import { OperatorDecisionRequest } from '../schemas/operators.ts';
import { DecimalId, IdempotencyKey, NumberOrId } from '../schemas/primitives.ts';
import type { EndpointTable } from './endpoint.ts';

const OneEvent = Type.Object({ eventId: DecimalId });
const OneMarket = Type.Object({ marketId: DecimalId });

/** Bets, and what operators settle by hand. */
export const SPORTSBOOK_ENDPOINTS = {
  'POST /web-api/sportsbook/bets': {
    summary: 'Place a bet',
    body: PlaceBetRequest,
    response: { 201: PlacementView, 202: PlacementView },
    errors: [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'TERMS_CHANGED',
      'ACCOUNT_UNKNOWN',
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
      'EVENT_ROOM',
      'ANTI_MARKET',
      'ANTI_PRICE',
      'BUILDER_OFF',
      'BUILDER_MARKET',
      'BUILDER_CONTRADICTS',
      'BUILDER_IMPLIED',
      'EACH_WAY_OFF',
      'INSUFFICIENT_FUNDS',
      'BALANCE_NEGATIVE',
      'GIFT_UNKNOWN',
      'GIFT_USED',
      'GIFT_EXPIRED',
      'GIFT_NOT_FOR_BET',
      'LIMIT_REACHED',
      'PLAY_PAUSED',
      'RATE_UNAVAILABLE',
      'PLACEMENT_EXPIRED',
    ],
  },
  'GET /web-api/sportsbook/placements/:key': {
    summary: 'What became of a placement',
    params: Type.Object({ key: IdempotencyKey }),
    response: { 200: PlacementView },
    errors: ['BET_UNKNOWN'],
  },
  'GET /web-api/sportsbook/bets': {
    summary: 'Bets of the player, filtered',
    querystring: BetListQuery,
    response: { 200: BetListView },
  },
  'GET /web-api/sportsbook/bets/:id': {
    summary: 'One bet of the player',
    params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
    response: { 200: BetView },
    errors: ['BET_UNKNOWN'],
  },
  'GET /web-api/sportsbook/bets/:id/explanation': {
    summary: 'How a bet of the player came to what it paid, reckoned again',
    params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
    response: { 200: BetExplanationView },
    errors: ['BET_UNKNOWN'],
  },
  'POST /web-api/sportsbook/cash-out-quotes': {
    summary: 'What is offered for open bets of the player',
    body: CashOutQuotesRequest,
    response: { 200: CashOutQuotesView },
  },
  'POST /web-api/sportsbook/bets/:id/cash-out': {
    summary: 'Leave a bet, or a part of it, for what was offered. Needs an Idempotency-Key header',
    params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
    body: CashOutRequest,
    response: { 200: CashOutView, 202: CashOutView },
    errors: [
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
      'BET_UNKNOWN',
      'CASH_OUT_QUOTE_OVER',
      'CASH_OUT_OFF',
      'CASH_OUT_LESS',
      'CASH_OUT_PENDING',
      'AMOUNT_INVALID',
      'STAKE_TOO_SMALL',
      'STAKE_TOO_LARGE',
      'STAKE_UNEVEN',
    ],
  },
  'POST /web-api/sportsbook/bets/:id/cash-out-order': {
    summary: 'Leave a bet or a part of it by itself once so much is offered, in the place of an order before',
    params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
    body: CashOutOrderRequest,
    response: { 200: CashOutOrderView },
    errors: [
      'BET_UNKNOWN',
      'AMOUNT_INVALID',
      'CASH_OUT_OFF',
      'CASH_OUT_ORDER_VALUE',
      'STAKE_TOO_SMALL',
      'STAKE_TOO_LARGE',
      'STAKE_UNEVEN',
    ],
  },
  'DELETE /web-api/sportsbook/bets/:id/cash-out-order': {
    summary: 'Leave a bet no more by itself',
    params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
    response: { 204: Type.Null() },
    errors: ['BET_UNKNOWN'],
  },
  'GET /web-api/sportsbook/cash-outs/:key': {
    summary: 'What became of a cash-out',
    params: Type.Object({ key: IdempotencyKey }),
    response: { 200: CashOutView },
    errors: ['BET_UNKNOWN'],
  },
  'GET /operator-api/bets/:number': {
    summary: 'A bet by its number, and whose it is',
    params: Type.Object({ number: NumberOrId }),
    response: { 200: OperatorBetView },
    errors: ['BET_UNKNOWN', 'NUMBER_MISTYPED'],
  },
  'GET /operator-api/bets/:number/explanation': {
    summary: 'How a bet came to what it paid, reckoned again',
    params: Type.Object({ number: NumberOrId }),
    response: { 200: OperatorBetExplanationView },
    errors: ['BET_UNKNOWN', 'NUMBER_MISTYPED'],
  },
  'POST /operator-api/markets/:marketId/settlement': {
    summary:
      'Settle a market by hand; above a bound another operator has to approve. Needs an Idempotency-Key header',
    params: OneMarket,
    body: SettlementRequest,
    response: { 200: OperatorMoneyAnswer },
    errors: [
      'MARKET_UNKNOWN',
      'RESULT_INCOMPLETE',
      'RESULT_IMPOSSIBLE',
      'RESULT_TOO_EARLY',
      'RESULT_CONFLICT',
      'FEED_UNMAPPED',
      'OWN_ACCOUNT',
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_MISMATCH',
    ],
  },
  'POST /operator-api/markets/:marketId/void': {
    summary: 'Make all of a market void, also what was decided. Needs an Idempotency-Key header',
    params: OneMarket,
    body: OperatorDecisionRequest,
    response: { 200: OperatorMoneyAnswer },
    errors: ['MARKET_UNKNOWN', 'OWN_ACCOUNT', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_MISMATCH'],
  },
  'POST /operator-api/events/:eventId/void': {
    summary: 'Make void what is not decided of an event. Needs an Idempotency-Key header',
    params: OneEvent,
    body: OperatorDecisionRequest,
    response: { 200: OperatorMoneyAnswer },
    errors: ['EVENT_UNKNOWN', 'OWN_ACCOUNT', 'IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_MISMATCH'],
  },
  'GET /operator-api/unsettled': {
    summary: 'Events that are over with bets open on them, and why',
    querystring: Type.Object({ after: Type.Optional(DecimalId) }),
    response: { 200: UnsettledView },
    errors: ['EVENT_UNKNOWN'],
  },
  'GET /operator-api/quarantine': {
    summary: 'What feeds said that was not taken, newest first',
    querystring: Type.Object({ state: Type.Optional(QuarantineState), before: Type.Optional(DecimalId) }),
    response: { 200: QuarantineView },
    errors: ['NOT_FOUND'],
  },
  'POST /operator-api/quarantine/:id/dismiss': {
    summary: 'Say that nothing has to be done about an entry of the quarantine',
    params: Type.Object({ id: DecimalId }),
    body: OperatorDecisionRequest,
    response: { 204: Type.Null() },
    errors: ['NOT_FOUND'],
  },
  'POST /web-api/sportsbook/quote': {
    summary: 'Bounds, delay and prices of a coupon',
    body: QuoteRequest,
    response: { 200: QuoteView },
    errors: ['CURRENCY_UNSUPPORTED'],
  },
  'GET /operator-api/near-copies': {
    summary: 'Combinations of several persons that are the same but for a leg',
    response: { 200: NearCopiesView },
  },
} as const satisfies EndpointTable;
