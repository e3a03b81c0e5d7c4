import { Type } from 'typebox';

import {
  ContentPictureId,
  ContentPictureList,
  ContentPictureView,
  NewContentPicture,
} from '../schemas/content-pictures.ts';
import { SiteReason } from '../schemas/site-versions.ts';
import type { EndpointTable } from './endpoint.ts';

/** Pictures that editors bring for documents: made into widths and formats, at addresses that never change. */
export const CONTENT_PICTURE_ENDPOINTS = {
  'GET /operator-api/content/pictures': {
    summary: 'All pictures that editors brought, with the documents that show them',
    response: { 200: ContentPictureList },
  },
  'POST /operator-api/content/pictures': {
    summary: 'Bring a picture: JPEG, PNG or WebP by its content, made into widths in AVIF and WebP',
    body: NewContentPicture,
    response: { 200: ContentPictureView },
    errors: ['CONTENT_PICTURE_INVALID'],
  },
  'POST /operator-api/content/pictures/:id/remove': {
    summary: 'Remove a picture that no document shows',
    params: Type.Object({ id: ContentPictureId }),
    body: SiteReason,
    response: { 204: Type.Null() },
    errors: ['NOT_FOUND', 'CONTENT_PICTURE_USED'],
  },
} as const satisfies EndpointTable;
