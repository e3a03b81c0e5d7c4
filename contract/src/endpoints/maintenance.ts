import { Type } from 'typebox';
import { MaintenanceEnding, MaintenanceRequest, MaintenanceView } from '../schemas/maintenance.ts';
import type { EndpointTable } from './endpoint.ts';

/** Maintenance, ordered and ended by operators. */
export const MAINTENANCE_ENDPOINTS = {
  'GET /operator-api/maintenance': {
    summary: 'Maintenance that runs or is planned',
    response: { 200: MaintenanceView },
  },
  'POST /operator-api/maintenance': {
    summary: 'Stop play, now or from a time on, until a time',
    body: MaintenanceRequest,
    response: { 204: Type.Null() },
  },
  'POST /operator-api/maintenance/end': {
    summary: 'End maintenance, or what is planned of it',
    body: MaintenanceEnding,
    response: { 204: Type.Null() },
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable;
