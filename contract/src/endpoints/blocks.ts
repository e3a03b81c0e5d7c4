import { BlockAnswer, BlockQuestion, GeoPassRequest, GeoPassView } from '../schemas/blocks.ts';
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
} as const satisfies EndpointTable;
