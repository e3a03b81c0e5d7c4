import { Type } from 'typebox';
import {
  AnalyticsBatchAnswer,
  AnalyticsBatchBody,
  AnalyticsCountsView,
  AnalyticsFunnelView,
  AnalyticsQuery,
  CountersView,
} from '../schemas/analytics.ts';
import type { EndpointTable } from './endpoint.ts';

/** What visitors did on the site, and how operators count it (S9). */
export const ANALYTICS_ENDPOINTS = {
  'POST /web-api/analytics/events': {
    tags: ['analytics'],
    summary: 'What a visitor who agreed to it did (S3-32, S8-19)',
    body: AnalyticsBatchBody,
    response: { 202: AnalyticsBatchAnswer },
  },
  'GET /web-api/analytics/counters': {
    tags: ['analytics'],
    summary: 'By whom visitors who agreed to it are counted (S7-45)',
    querystring: Type.Object({
      domain: Type.String({ pattern: '^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*$', maxLength: 253 }),
      /** The site's group. */
      projectId: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    }),
    response: { 200: CountersView },
  },
  'GET /operator-api/analytics/funnel': {
    summary: 'How many registered, paid in and bet for the first time, of those who agreed to be counted',
    querystring: AnalyticsQuery,
    response: { 200: AnalyticsFunnelView },
  },
  'GET /operator-api/analytics': {
    summary: 'Events of visitors by day, name and error code',
    querystring: AnalyticsQuery,
    response: { 200: AnalyticsCountsView },
  },
} as const satisfies EndpointTable;
