import { ExperimentsView } from '../schemas/experiments.ts';
import type { EndpointTable } from './endpoint.ts';

/** What came of experiments on what visitors are shown. */
export const EXPERIMENTS_ENDPOINTS = {
  'GET /operator-api/experiments': {
    summary: 'Arms of each experiment, and how far they are apart (S4-22)',
    response: { 200: ExperimentsView },
  },
} as const satisfies EndpointTable;
