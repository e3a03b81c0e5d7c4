import { Type } from 'typebox';

import { OperatorDecisionRequest } from '../schemas/operators.ts';
import {
  SegmentCode,
  SegmentPlayersView,
  SegmentRequest,
  SegmentsView,
  SegmentView,
} from '../schemas/segments.ts';
import type { EndpointTable } from './endpoint.ts';

const OneSegment = Type.Object({ code: SegmentCode });

/** Segments of players, which promotions and races can be for. */
export const SEGMENTS_ENDPOINTS = {
  'GET /operator-api/segments': {
    summary: 'Segments of players, and what uses each',
    response: { 200: SegmentsView },
  },
  'GET /operator-api/segments/:code': {
    summary: 'One segment, with how many players are in it now',
    params: OneSegment,
    response: { 200: SegmentPlayersView },
    errors: ['NOT_FOUND'],
  },
  'POST /operator-api/segments': {
    summary: 'Make a segment, or change one; what was given and joined stays as it is',
    body: SegmentRequest,
    response: { 200: SegmentView },
    errors: ['SEGMENT_EXISTS', 'SEGMENT_CHANGED', 'NOT_FOUND'],
  },
  'POST /operator-api/segments/:code/delete': {
    summary: 'Delete a segment that nothing uses',
    params: OneSegment,
    body: OperatorDecisionRequest,
    response: { 204: Type.Null() },
    errors: ['NOT_FOUND', 'SEGMENT_USED'],
  },
} as const satisfies EndpointTable;
