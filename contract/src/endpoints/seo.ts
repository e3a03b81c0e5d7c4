import { Type } from 'typebox';

import { SeoContent, SeoIsoCodes, SeoPage, SeoVisual } from '../schemas/seo.ts';
import type { EndpointTable } from './endpoint.ts';

/** A whole path with its language: `/en/live`. */
const Asked = Type.Object({ path: Type.String({ pattern: '^/', maxLength: 2_000 }) });

/** What pages say to search engines and to other sites, as their documents have it for guests (S7-27). */
export const SEO_ENDPOINTS = {
  'GET /web-api/seo/page': {
    summary: 'Title, description, robots, canonical address and languages of a page (S3-14, S7-27)',
    querystring: Asked,
    response: { 200: SeoPage },
    errors: ['NOT_FOUND'],
  },
  'GET /web-api/seo/content': {
    summary: 'What a page is of, in the words of schema.org (S7-27)',
    querystring: Asked,
    response: { 200: SeoContent },
    errors: ['NOT_FOUND'],
  },
  'GET /web-api/seo/visual': {
    summary: 'The picture other sites show of a page (S7-27)',
    querystring: Asked,
    response: { 200: SeoVisual },
    errors: ['NOT_FOUND'],
  },
  'GET /web-api/seo/iso-codes': {
    summary: 'Languages of the site by their ISO codes (S7-27)',
    response: { 200: SeoIsoCodes },
  },
} as const satisfies EndpointTable;
