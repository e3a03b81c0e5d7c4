import { Type } from 'typebox';
import { BetView } from '../schemas/bets.ts';
import { NumberOrId } from '../schemas/primitives.ts';
import { ResultCountsQuery, ResultCountsView, ResultsQuery, ResultsView } from '../schemas/results.ts';
import { EventStatisticsView } from '../schemas/statistics.ts';
import type { EndpointTable } from './endpoint.ts';

/** What is over: results of matches, statistics made of them, and a bet as it is printed. */
export const RESULTS_ENDPOINTS = {
  'GET /web-api/sportsbook/results': {
    summary: 'Matches that are over, the latest first',
    querystring: ResultsQuery,
    response: { 200: ResultsView },
  },
  'GET /web-api/sportsbook/result-counts': {
    summary: 'How many matches of a time are over, by sport and championship',
    querystring: ResultCountsQuery,
    response: { 200: ResultCountsView },
  },
  'GET /web-api/sportsbook/events/:id/statistics': {
    summary: 'Form, meetings and table around an event, and its course so far',
    params: Type.Object({ id: Type.String({ maxLength: 20 }) }),
    response: { 200: EventStatisticsView },
    errors: ['EVENT_UNKNOWN'],
  },
  'GET /web-api/sportsbook/numbered-bets/:number': {
    summary: 'One bet of the player by its public number',
    params: Type.Object({ number: NumberOrId }),
    response: { 200: BetView },
    errors: ['BET_UNKNOWN'],
  },
} as const satisfies EndpointTable;
