import { Type } from 'typebox';

import { AppealDecision, AppealState, OperatorAppealsView } from '../schemas/appeals.ts';
import { BlockAnswer, BlockQuestion, GeoPassRequest, GeoPassView } from '../schemas/blocks.ts';
import { DecimalId } from '../schemas/primitives.ts';
import type { EndpointTable } from './endpoint.ts';

/** Whom the site keeps out. */
export const BLOCKS_ENDPOINTS = {
  'POST /blocks-api/api/v2/block': {
    summary: 'Whether and why the site keeps the visitor out (S7-26)',
    body: BlockQuestion,
    response: { 200: BlockAnswer },
  },
  'POST /operator-api/blocks/passes': {
    summary: 'Make a link that lets a browser pass blocks by country for a time',
    body: GeoPassRequest,
    response: { 200: GeoPassView },
  },
  'GET /operator-api/blocks/appeals': {
    summary:
      'Appeals of visitors who are kept out, in a state: those that wait oldest first, decided ones newest first, of those written before another (S2-66)',
    querystring: Type.Object({ state: Type.Optional(AppealState), before: Type.Optional(DecimalId) }),
    response: { 200: OperatorAppealsView },
    errors: ['NOT_FOUND'],
  },
  'POST /operator-api/blocks/appeals/:id/decision': {
    summary: 'Say what becomes of an appeal, and answer whoever wrote it',
    params: Type.Object({ id: DecimalId }),
    body: AppealDecision,
    response: { 204: Type.Null() },
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'REVIEW_DECIDED'],
  },
} as const satisfies EndpointTable;
