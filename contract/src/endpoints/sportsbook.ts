import { Type } from 'typebox';
import {
  BetListQuery,
  BetListView,
  BetView,
  OperatorBetView,
  PlaceBetRequest,
  PlacementView,
  QuoteRequest,
  QuoteView,
} from '../schemas/bets.ts';
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
import { CatalogueView, EventDetail, EventListQuery, EventListView } from '../schemas/sportsbook.ts';
import type { EndpointTable } from './endpoint.ts';

const OneEvent = Type.Object({ eventId: DecimalId });
const OneMarket = Type.Object({ marketId: DecimalId });

/** Events, prices, bets, and what operators settle by hand. */
export const SPORTSBOOK_ENDPOINTS = {
  'POST /web-api/sportsbook/bets': {
    summary: 'Place a bet',
    body: PlaceBetRequest,
    response: { 201: PlacementView, 202: PlacementView },
  },
  'GET /web-api/sportsbook/placements/:key': {
    summary: 'What became of a placement',
    params: Type.Object({ key: IdempotencyKey }),
    response: { 200: PlacementView },
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
  },
  'GET /operator-api/bets/:number': {
    summary: 'A bet by its number, and whose it is',
    params: Type.Object({ number: NumberOrId }),
    response: { 200: OperatorBetView },
  },
  'POST /operator-api/markets/:marketId/settlement': {
    summary:
      'Settle a market by hand; above a bound another operator has to approve. Needs an Idempotency-Key header',
    params: OneMarket,
    body: SettlementRequest,
    response: { 200: OperatorMoneyAnswer },
  },
  'POST /operator-api/markets/:marketId/void': {
    summary: 'Make all of a market void, also what was decided. Needs an Idempotency-Key header',
    params: OneMarket,
    body: OperatorDecisionRequest,
    response: { 200: OperatorMoneyAnswer },
  },
  'POST /operator-api/events/:eventId/void': {
    summary: 'Make void what is not decided of an event. Needs an Idempotency-Key header',
    params: OneEvent,
    body: OperatorDecisionRequest,
    response: { 200: OperatorMoneyAnswer },
  },
  'GET /operator-api/unsettled': {
    summary: 'Events that are over with bets open on them, and why',
    querystring: Type.Object({ after: Type.Optional(DecimalId) }),
    response: { 200: UnsettledView },
  },
  'GET /operator-api/quarantine': {
    summary: 'What feeds said that was not taken, newest first',
    querystring: Type.Object({ state: Type.Optional(QuarantineState), before: Type.Optional(DecimalId) }),
    response: { 200: QuarantineView },
  },
  'POST /operator-api/quarantine/:id/dismiss': {
    summary: 'Say that nothing has to be done about an entry of the quarantine',
    params: Type.Object({ id: DecimalId }),
    body: OperatorDecisionRequest,
    response: { 204: Type.Null() },
  },
  'POST /web-api/sportsbook/quote': {
    summary: 'Bounds, delay and prices of a coupon',
    body: QuoteRequest,
    response: { 200: QuoteView },
  },
  'GET /web-api/sportsbook/catalogue': {
    summary: 'Sports and championships with counts',
    response: { 200: CatalogueView },
  },
  'GET /web-api/sportsbook/events': {
    summary: 'Listed events with their list markets',
    querystring: EventListQuery,
    response: { 200: EventListView },
  },
  'GET /web-api/sportsbook/events/:id': {
    summary: 'An event with all its markets',
    params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
    response: { 200: EventDetail },
  },
  'GET /operator-api/near-copies': {
    summary: 'Combinations of several persons that are the same but for a leg',
    response: { 200: NearCopiesView },
  },
} as const satisfies EndpointTable;
