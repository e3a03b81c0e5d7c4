import { Type } from 'typebox';
import { FeedFault } from '../schemas/feed.ts';
import type { EndpointTable } from './endpoint.ts';

const Status = Type.Union([
  Type.Literal('accepted'),
  Type.Literal('duplicate'),
  Type.Literal('older'),
  Type.Literal('gap'),
  Type.Literal('quarantined'),
  Type.Literal('stale'),
  Type.Literal('malformed'),
]);
/** Messages one request may carry. */
const MESSAGES_PER_PUSH = 500;

/** Messages of a feed that pushes. */
export const FEEDS_ENDPOINTS = {
  'POST /feed-api/v1/messages': {
    summary: 'Feed messages of a provider; needs its API key as a bearer token',
    body: Type.Object({
      messages: Type.Array(Type.Unknown(), { minItems: 1, maxItems: MESSAGES_PER_PUSH }),
    }),
    response: {
      200: Type.Object({
        results: Type.Array(
          Type.Object({
            index: Type.Integer(),
            status: Status,
            reason: Type.Optional(Type.String()),
            faults: Type.Optional(Type.Array(FeedFault)),
            expectedSeq: Type.Optional(Type.Integer()),
          }),
        ),
        snapshotWanted: Type.Boolean(),
      }),
    },
    errors: ['FEED_UNAUTHORISED'],
  },
} as const satisfies EndpointTable;
