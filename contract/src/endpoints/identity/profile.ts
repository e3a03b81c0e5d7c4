import { Type } from 'typebox';
import { BanRequest, ClosedSportsRequest, RestrictionsView } from '../../schemas/operator-restrictions.ts';
import { NumberOrId } from '../../schemas/primitives.ts';
import { UserConfigView, UserDataChange, UserDataView } from '../../schemas/profile.ts';
import type { EndpointTable } from '../endpoint.ts';

const OnePlayer = Type.Object({ playerId: NumberOrId });

/** What is known of a player, and what operators forbid them. */
export const IDENTITY_PROFILE_ENDPOINTS = {
  'GET /web-api/user/config': { summary: 'Config of the player (S7-16)', response: { 200: UserConfigView } },
  'GET /web-api/user/data': {
    summary: 'The person behind the account (S3-21)',
    response: { 200: UserDataView },
  },
  'POST /web-api/user/data': {
    summary: 'Change what is known of the person (S3-21)',
    body: UserDataChange,
    response: { 200: UserDataView },
    errors: ['FIELD_LOCKED', 'UNDERAGE'],
  },
  'GET /operator-api/players/:playerId/restrictions': {
    summary: 'What is closed to a player by operators',
    params: OnePlayer,
    response: { 200: RestrictionsView },
    errors: ['NUMBER_MISTYPED', 'ACCOUNT_UNKNOWN'],
  },
  'POST /operator-api/players/:playerId/ban': {
    summary: 'Ban a player, or lift the ban with level 0',
    params: OnePlayer,
    body: BanRequest,
    response: { 200: RestrictionsView },
    errors: ['NUMBER_MISTYPED', 'ACCOUNT_UNKNOWN', 'OWN_ACCOUNT'],
  },
  'POST /operator-api/players/:playerId/sports': {
    summary: 'Close exactly these sports to a player, before kick-off and live; empty lists open all',
    params: OnePlayer,
    body: ClosedSportsRequest,
    response: { 200: RestrictionsView },
    errors: ['NUMBER_MISTYPED', 'ACCOUNT_UNKNOWN', 'OWN_ACCOUNT'],
  },
} as const satisfies EndpointTable;
