import { Type } from 'typebox';
import { RightsView, SessionView, TokenKeysView, TokenView } from '../../schemas/identity.ts';
import { PlayerSignedOutView } from '../../schemas/operator-cashier.ts';
import { OperatorDecisionRequest } from '../../schemas/operators.ts';
import { DecimalId, NumberOrId } from '../../schemas/primitives.ts';
import { DevicesSignedOutView, DevicesView, SecureDataView } from '../../schemas/sign-in.ts';
import type { EndpointTable } from '../endpoint.ts';

/** Who is signed in, where, and by which token. */
export const IDENTITY_SESSIONS_ENDPOINTS = {
  'GET /web-api/session': { summary: 'Who is signed in (S7-13, S7-36)', response: { 200: SessionView } },
  'GET /web-api/auth/action': {
    summary: 'Who is signed in, asked each minute (S7-40)',
    response: { 200: SessionView },
  },
  'GET /web-api/auth/devices': { summary: 'Devices of the player', response: { 200: DevicesView } },
  'POST /web-api/auth/devices/:id/sign-out': {
    summary: 'Sign a device out from afar',
    params: Type.Object({ id: DecimalId }),
    response: { 200: DevicesSignedOutView },
    errors: ['STEP_UP_REQUIRED', 'NOT_FOUND'],
  },
  'POST /web-api/auth/devices/sign-out-others': {
    summary: 'Sign all other devices out',
    response: { 200: DevicesSignedOutView },
    errors: ['STEP_UP_REQUIRED'],
  },
  'GET /.well-known/jwks.json': { summary: 'Public keys of bearer tokens', response: { 200: TokenKeysView } },
  'POST /operator-api/players/:playerId/sign-out': {
    summary: 'End every session of a player at once',
    params: Type.Object({ playerId: NumberOrId }),
    body: OperatorDecisionRequest,
    response: { 200: PlayerSignedOutView },
    errors: ['NUMBER_MISTYPED', 'ACCOUNT_UNKNOWN', 'OWN_ACCOUNT'],
  },
  'GET /web-api/user/gettoken': {
    summary: 'Short-lived bearer token (S7-14)',
    querystring: Type.Object({ force_refresh: Type.Optional(Type.String({ maxLength: 8 })) }),
    response: { 200: TokenView },
    errors: ['SESSION_LIMIT_ENDED'],
  },
  'GET /web-api/auth/secure-data': {
    summary: 'Values by which services of the site know the session (S7-37)',
    response: { 200: SecureDataView },
  },
  'GET /web-api/auth/rights': {
    summary: 'What the player may do now (S7-34)',
    response: { 200: RightsView },
  },
  'POST /web-api/auth/disconnect': { summary: 'Sign out (S4-03)', response: { 200: SessionView } },
} as const satisfies EndpointTable;
