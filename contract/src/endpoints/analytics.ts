import { Type } from 'typebox';
import { AnalyticsBatchAnswer, AnalyticsBatchBody, AnalyticsCountsView } from '../schemas/analytics.ts';
import type { EndpointTable } from './endpoint.ts';

/** What visitors did on the site, and how operators count it (S9). */
export const ANALYTICS_ENDPOINTS = {
  'POST /web-api/analytics/events': {
    tags: ['analytics'],
    summary: 'What a visitor who agreed to it did (S3-32, S8-19)',
    body: AnalyticsBatchBody,
    response: { 202: AnalyticsBatchAnswer },
  },
  'GET /operator-api/analytics': {
    summary: 'Events of visitors by day, name and error code',
    querystring: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })) }),
    response: { 200: AnalyticsCountsView },
  },
} as const satisfies EndpointTable;
