import { Type } from 'typebox';
import {
  IdeaDecision,
  IdeaRequest,
  IdeaState,
  IdeaView,
  IdeasView,
  OperatorIdeasView,
} from '../schemas/ideas.ts';
import { DecimalId, PageNumberText } from '../schemas/primitives.ts';
import type { EndpointTable } from './endpoint.ts';

/** Ideas players send about the site, and what operators make of them. */
export const IDEAS_ENDPOINTS = {
  'GET /web-api/ideas': {
    summary: 'The player’s ideas, newest first (S2-27)',
    querystring: Type.Object({
      pageNumber: Type.Optional(PageNumberText),
    }),
    response: { 200: IdeasView },
  },
  'POST /web-api/ideas': {
    summary: 'Sends an idea. Needs an Idempotency-Key header',
    body: IdeaRequest,
    response: { 201: IdeaView },
    errors: ['IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_MISMATCH'],
  },
  'GET /operator-api/ideas': {
    summary: 'Ideas in a state, oldest first',
    querystring: Type.Object({ state: Type.Optional(IdeaState) }),
    response: { 200: OperatorIdeasView },
  },
  'POST /operator-api/ideas/:id/state': {
    summary: 'Say what becomes of an idea, and answer its player',
    params: Type.Object({ id: DecimalId }),
    body: IdeaDecision,
    response: { 204: Type.Null() },
    errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
  },
} as const satisfies EndpointTable;
