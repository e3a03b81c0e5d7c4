import { Type } from 'typebox';

import { OperatorDecisionRequest } from '../schemas/operators.ts';
import { DecimalId } from '../schemas/primitives.ts';
import {
  MarketMarginsView,
  TradingBoardQuery,
  TradingBoardView,
  TradingOrderRequest,
  TradingOrdersView,
  TradingOrderView,
} from '../schemas/trading.ts';
import {
  AcknowledgeAlertsRequest,
  TradingAlertsQuery,
  TradingAlertsView,
} from '../schemas/trading-alerts.ts';
import { TradingBoundRequest, TradingBoundsView, TradingBoundView } from '../schemas/trading-bounds.ts';
import { TradingMarketsView } from '../schemas/trading-event.ts';
import { PriceOverrideRequest, PriceOverridesView, PriceOverrideView } from '../schemas/trading-prices.ts';
import type { EndpointTable } from './endpoint.ts';

/** What traders see of the offer, and how they hold and price it. */
export const TRADING_ENDPOINTS = {
  'GET /operator-api/trading-board': {
    summary: 'Events that are offered with what is at risk on them and why to look, most at risk first',
    querystring: TradingBoardQuery,
    response: { 200: TradingBoardView },
  },
  'GET /operator-api/trading-orders': {
    summary: 'Holds and cut prices that stand, newest first',
    response: { 200: TradingOrdersView },
  },
  'POST /operator-api/trading-orders': {
    summary: 'Take no bets on a part of the offer, or cut its prices, until it is ended',
    body: TradingOrderRequest,
    response: { 201: TradingOrderView },
    errors: ['EVENT_UNKNOWN', 'MARKET_UNKNOWN', 'NOT_FOUND'],
  },
  'POST /operator-api/trading-orders/:id/end': {
    summary: 'End a hold or a cut of prices',
    params: Type.Object({ id: DecimalId }),
    body: OperatorDecisionRequest,
    response: { 204: Type.Null() },
    errors: ['NOT_FOUND'],
  },
  'GET /operator-api/market-margins': {
    summary: 'How the margin of each market type of ours is put on and taken off',
    response: { 200: MarketMarginsView },
  },
  'GET /operator-api/trading-events/:eventId': {
    summary: 'Markets of an event with prices, what is at risk and what traders ordered',
    params: Type.Object({ eventId: DecimalId }),
    response: { 200: TradingMarketsView },
    errors: ['EVENT_UNKNOWN'],
  },
  'GET /operator-api/trading-prices': {
    summary: 'Prices that traders set in place of the feed’s, newest first',
    response: { 200: PriceOverridesView },
  },
  'POST /operator-api/markets/:marketId/prices': {
    summary: 'Set a price in place of the feed’s, until it is taken back or the feed moves too far',
    params: Type.Object({ marketId: DecimalId }),
    body: PriceOverrideRequest,
    response: { 201: PriceOverrideView },
    errors: ['MARKET_UNKNOWN', 'EVENT_OVER', 'OVERRIDE_PRICE', 'OVERRIDE_ARBITRAGE', 'OWN_ACCOUNT'],
  },
  'POST /operator-api/trading-prices/:id/end': {
    summary: 'Take a price back: the feed’s stands again',
    params: Type.Object({ id: DecimalId }),
    body: OperatorDecisionRequest,
    response: { 204: Type.Null() },
    errors: ['NOT_FOUND'],
  },
  'GET /operator-api/trading-bounds': {
    summary: 'Bounds of stakes, of liability and of what is taken without a look, newest first',
    response: { 200: TradingBoundsView },
  },
  'POST /operator-api/trading-bounds': {
    summary:
      'Bound stakes or liability of a part of the offer or of a player, or what is taken without a look',
    body: TradingBoundRequest,
    response: { 201: TradingBoundView },
    errors: [
      'NOT_FOUND',
      'EVENT_UNKNOWN',
      'MARKET_UNKNOWN',
      'ACCOUNT_UNKNOWN',
      'NUMBER_MISTYPED',
      'AMOUNT_INVALID',
      'OWN_ACCOUNT',
    ],
  },
  'POST /operator-api/trading-bounds/:id/end': {
    summary: 'End a bound',
    params: Type.Object({ id: DecimalId }),
    body: OperatorDecisionRequest,
    response: { 204: Type.Null() },
    errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
  },
  'GET /operator-api/trading-alerts': {
    summary: 'Why a trader should look, newest first',
    querystring: TradingAlertsQuery,
    response: { 200: TradingAlertsView },
    errors: ['NOT_FOUND'],
  },
  'POST /operator-api/trading-alerts/acknowledge': {
    summary: 'Say that one looks after several alerts; nothing where somebody looks after one already',
    body: AcknowledgeAlertsRequest,
    response: { 204: Type.Null() },
    errors: ['NOT_FOUND'],
  },
  'POST /operator-api/trading-alerts/:id/acknowledge': {
    summary: 'Say that one looks after an alert',
    params: Type.Object({ id: DecimalId }),
    response: { 204: Type.Null() },
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable;
