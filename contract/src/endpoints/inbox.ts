import { Type } from 'typebox';
import { InboxReadAll, InboxUnread, InboxView } from '../schemas/inbox.ts';
import { DecimalId } from '../schemas/primitives.ts';
import type { EndpointTable } from './endpoint.ts';

/** What the player is told. */
export const INBOX_ENDPOINTS = {
  'GET /web-api/inbox': {
    summary: 'Messages to the player, newest first',
    querystring: Type.Object({ before: Type.Optional(DecimalId) }),
    response: { 200: InboxView },
    errors: ['NOT_FOUND'],
  },
  'GET /web-api/inbox/unread': {
    summary: 'How many messages are unread (S3-19)',
    response: { 200: InboxUnread },
  },
  'POST /web-api/inbox/:id/read': {
    summary: 'Mark a message read',
    params: Type.Object({ id: DecimalId }),
    response: { 200: InboxUnread },
    errors: ['NOT_FOUND'],
  },
  'POST /web-api/inbox/read-all': {
    summary: 'Mark everything read up to a message',
    body: InboxReadAll,
    response: { 200: InboxUnread },
  },
} as const satisfies EndpointTable;
