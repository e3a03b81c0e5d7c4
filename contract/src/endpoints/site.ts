import { Type } from 'typebox';
import type { SiteConfig } from '../site/boot.ts';
import { LandingView } from '../schemas/landing.ts';
import { LanguageCode } from '../schemas/primitives.ts';
import { QrCodeView } from '../schemas/qr-code.ts';
import { SiteSocialLinksView } from '../schemas/registration.ts';
import { CanaryWatchBody, ClientErrorBatchBody, ClientHealthBody } from '../schemas/reports.ts';
import { fileAnswer } from './answers.ts';
import type { EndpointTable } from './endpoint.ts';

/** The configuration's keys are those of `SiteConfig`; parts of it are left out where a site has none of them. */
const AnyKeys = Type.Record(Type.String(), Type.Unknown());
const Config = Type.Unsafe<SiteConfig>(AnyKeys);

/** The site's configuration, its state of health, QR codes. */
export const SITE_ENDPOINTS = {
  'GET /bff-api/config/all.json': {
    tags: ['site'],
    summary: 'Site configuration',
    querystring: Type.Object({ lang: Type.Optional(LanguageCode) }),
    response: { 200: Config },
  },
  'GET /web-api/social-links': {
    tags: ['site'],
    summary: 'Pages of the site on social networks (S3-16)',
    response: { 200: SiteSocialLinksView },
  },
  'GET /bff-api/config/group/get': {
    tags: ['site'],
    summary: 'Groups of the site configuration; an unknown group is left out',
    querystring: Type.Object({
      groups: Type.String({ pattern: '^[a-z]+(,[a-z]+)*$', maxLength: 200 }),
      lang: Type.Optional(LanguageCode),
    }),
    response: { 200: Type.Record(Type.String(), AnyKeys) },
  },
  'GET /web-api/policy/logo.agif': {
    tags: ['site'],
    summary: 'The policy’s picture, for visitors from its countries (S7-44, S9-04)',
    response: { 200: fileAnswer('The picture', 'image/gif') },
    errors: ['NOT_FOUND'],
  },
  'GET /web-api/landings/:id': {
    tags: ['site'],
    summary: 'A landing page of the site (S2-57)',
    params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
    response: { 200: LandingView },
    errors: ['NOT_FOUND'],
  },
  'GET /web-api/qr': {
    tags: ['site'],
    summary: 'A path of this site as a QR code',
    querystring: Type.Object({ path: Type.String({ minLength: 1, maxLength: 200 }) }),
    response: { 200: QrCodeView },
  },
  'POST /web-api/client-errors': {
    tags: ['site'],
    summary: 'Failures in a browser',
    body: ClientErrorBatchBody,
    response: { 202: Type.Object({}) },
  },
  'POST /web-api/client-health': {
    tags: ['site'],
    summary: 'How parcels fared in a browser',
    body: ClientHealthBody,
    response: { 202: Type.Object({}) },
  },
  'POST /web-api/canary-watch': {
    tags: ['site'],
    summary: 'A tab waits for a canary, no longer does, or hangs',
    body: CanaryWatchBody,
    response: { 202: Type.Object({}) },
  },
  'POST /web-api/csp-reports': {
    tags: ['site'],
    summary: 'Violations of the content security policy',
    response: { 204: Type.Null() },
  },
} as const satisfies EndpointTable;
