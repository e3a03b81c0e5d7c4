import { Type } from 'typebox';

import {
  LoyaltyProgrammeRequest,
  LoyaltyProgrammeView,
  PointsAdjustRequest,
  PointsLinesQuery,
  PointsLinesView,
  PointsOfPlayerView,
  PointsView,
} from '../schemas/loyalty.ts';
import { NumberOrId } from '../schemas/primitives.ts';
import type { EndpointTable } from './endpoint.ts';

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
  'GET /operator-api/loyalty/programme': {
    summary: 'The terms in force',
    response: { 200: LoyaltyProgrammeView },
  },
  'POST /operator-api/loyalty/programme': {
    summary: 'Make other terms the ones in force; what was earned by the earlier ones stays',
    body: LoyaltyProgrammeRequest,
    response: { 200: LoyaltyProgrammeView },
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
