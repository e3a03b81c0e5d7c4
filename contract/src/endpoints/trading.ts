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
} as const satisfies EndpointTable;
