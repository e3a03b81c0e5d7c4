import { Type } from 'typebox';

import {
  ContentAddress,
  ContentChoice,
  ContentDifferences,
  ContentDocumentView,
  ContentDraft,
  ContentLines,
  ContentMove,
  ContentPublication,
  ContentState,
  ContentTakeBack,
  ContentView,
} from '../schemas/content.ts';
import { SiteReason } from '../schemas/site-versions.ts';
import { DecimalId, LanguageCode, Ordinal, PageNumberText, TimestampMs } from '../schemas/primitives.ts';
import type { EndpointTable } from './endpoint.ts';

const Asked = { address: ContentAddress, language: LanguageCode };

/** Pages, articles and other documents: how they are read, and how operators write and publish them. */
export const CONTENT_ENDPOINTS = {
  'GET /web-api/content/document': {
    summary:
      'A document as it is published, an edition of it, or by a signed link a draft (S2-33 to S2-39, S2-60 to S2-64)',
    querystring: Type.Object({
      ...Asked,
      edition: Type.Optional(Ordinal),
      preview: Type.Optional(Type.String({ maxLength: 1_000 })),
    }),
    response: { 200: ContentView },
    errors: ['NOT_FOUND', 'CONTENT_MOVED', 'CONTENT_LINK_INVALID'],
  },
  'GET /web-api/content/below': {
    summary: 'Documents below another, a page at a time: articles of the blog, of a category, news',
    querystring: Type.Object({ ...Asked, page: PageNumberText }),
    response: { 200: ContentLines },
    errors: ['NOT_FOUND'],
  },
  'GET /web-api/content/search': {
    summary: 'Documents whose words are what was typed, or nearly so',
    querystring: Type.Object({
      typed: Type.String({ maxLength: 100 }),
      language: LanguageCode,
      /** Below this address alone. */
      below: Type.Optional(ContentAddress),
    }),
    response: { 200: ContentLines },
  },
  'GET /operator-api/content': {
    summary: 'All documents, what of them is published and planned, and in which languages they are missing',
    response: { 200: Type.Object({ documents: Type.Array(ContentState) }) },
  },
  'GET /operator-api/content/document': {
    summary: 'A version of a document, the newest unless one is named, and who made which',
    querystring: Type.Object({ address: ContentAddress, number: Type.Optional(Ordinal) }),
    response: { 200: ContentDocumentView },
    errors: ['CONTENT_UNKNOWN', 'CONTENT_MOVED', 'CONTENT_VERSION_UNKNOWN'],
  },
  'GET /operator-api/content/differences': {
    summary: 'What two versions of a document differ in',
    querystring: Type.Object({ address: ContentAddress, from: Ordinal, to: Ordinal }),
    response: { 200: ContentDifferences },
    errors: ['CONTENT_UNKNOWN', 'CONTENT_MOVED', 'CONTENT_VERSION_UNKNOWN'],
  },
  'POST /operator-api/content/drafts': {
    summary:
      'Write a version of a document, which nobody reads before it is published; places may be left blank until then',
    body: ContentDraft,
    response: { 200: Type.Object({ number: Ordinal }) },
    errors: [
      'CONTENT_INVALID',
      'CONTENT_CHANGED',
      'CONTENT_UNKNOWN',
      'CONTENT_MOVED',
      'CONTENT_ADDRESS_TAKEN',
    ],
  },
  'POST /operator-api/content/preview': {
    summary: 'A link by which anybody sees a version, for a day',
    body: ContentChoice,
    response: { 200: Type.Object({ path: Type.String(), endsAtMs: TimestampMs }) },
    errors: ['CONTENT_UNKNOWN', 'CONTENT_MOVED', 'CONTENT_VERSION_UNKNOWN'],
  },
  'POST /operator-api/content/publish': {
    summary: 'Publish a version, at once or at a time',
    body: ContentPublication,
    response: { 204: Type.Null() },
    errors: ['CONTENT_UNKNOWN', 'CONTENT_MOVED', 'CONTENT_VERSION_UNKNOWN', 'CONTENT_INVALID'],
  },
  'POST /operator-api/content/take-back': {
    summary: 'Back to what was published before; the document is gone where nothing was',
    body: ContentTakeBack,
    response: { 204: Type.Null() },
    errors: ['CONTENT_UNKNOWN', 'CONTENT_MOVED', 'CONTENT_NOT_PUBLISHED', 'CONTENT_CHANGED'],
  },
  'POST /operator-api/content/move': {
    summary: 'Give a document another address; the old one leads there',
    body: ContentMove,
    response: { 204: Type.Null() },
    errors: ['CONTENT_UNKNOWN', 'CONTENT_MOVED', 'CONTENT_INVALID', 'CONTENT_ADDRESS_TAKEN'],
  },
  'POST /operator-api/content/plans/:id/withdraw': {
    summary: 'Withdraw a publication that waits for its time',
    params: Type.Object({ id: DecimalId }),
    body: SiteReason,
    response: { 204: Type.Null() },
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable;
