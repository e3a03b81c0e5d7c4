import { Type } from 'typebox';
import {
  LimitActionQuery,
  LimitActionRequest,
  LimitList,
  LimitPingView,
  RealityCheckQuery,
  RealityCheckRequest,
  RealityCheckView,
  SetLimitRequest,
  TimePlayedView,
} from '../schemas/limits.ts';
import type { EndpointTable } from './endpoint.ts';

/** The limit service and the reality check (S7-06 to S7-10). */
export const LIMITS_ENDPOINTS = {
  'GET /web-api/api/web/user/v1/reality-check': {
    summary: 'Staked and won since a moment, for a reality check (S4-08)',
    querystring: RealityCheckQuery,
    response: { 200: RealityCheckView },
  },
  'POST /web-api/api/web/user/v1/reality-check': {
    summary: 'What the player answered to a reality check (S7-10)',
    body: RealityCheckRequest,
    response: { 200: Type.Object({}) },
    errors: ['LIMIT_VALUE'],
  },
  'GET /limit-service-api/api/external/web/v3/limits': {
    summary: 'Limits of the player (S7-08)',
    response: { 200: LimitList },
  },
  'POST /limit-service-api/api/external/web/v3/limit': {
    summary: 'Set, lower, raise or remove a limit (S4-07)',
    body: SetLimitRequest,
    response: { 200: LimitList },
    errors: ['LIMIT_VALUE', 'LIMIT_LOCKED'],
  },
  'DELETE /limit-service-api/api/external/web/v3/limit': {
    summary: 'Take back a change that waits (S7-07)',
    querystring: LimitActionRequest,
    response: { 200: LimitList },
    errors: ['LIMIT_VALUE', 'LIMIT_UNKNOWN', 'LIMIT_LOCKED'],
  },
  'POST /limit-service-api/api/external/web/v3/limitaction': {
    summary: 'Approve or reject a looser limit (S7-06); approving needs a fresh proof of who is there',
    querystring: LimitActionQuery,
    body: LimitActionRequest,
    response: { 200: LimitList },
    errors: ['LIMIT_VALUE', 'LIMIT_UNKNOWN', 'LIMIT_TOO_EARLY', 'STEP_UP_REQUIRED'],
  },
  'POST /limit-service-api/api/external/web/v3/ping': {
    summary: 'A page is open under a session limit (S7-09)',
    response: { 200: LimitPingView },
    errors: ['SESSION_LIMIT_ENDED'],
  },
  'GET /web-api/office/played': {
    summary: 'Time on the site in the last 24 hours, 7 and 30 days',
    response: { 200: TimePlayedView },
  },
} as const satisfies EndpointTable;
