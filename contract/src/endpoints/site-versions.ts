import { Type } from 'typebox';

import { DecimalId } from '../schemas/primitives.ts';
import {
  SiteChange,
  SiteDifferencesView,
  SiteKeysView,
  SiteReason,
  SiteVersionNumber,
  SiteVersionsView,
} from '../schemas/site-versions.ts';
import type { EndpointTable } from './endpoint.ts';

/** What the site says of itself, in versions that operators make and take back. */
export const SITE_VERSION_ENDPOINTS = {
  'GET /operator-api/site': {
    summary: 'What the site says of itself, and what is planned',
    response: { 200: SiteKeysView },
  },
  'GET /operator-api/site/versions': {
    summary: 'Who changed the site, when and why; the newest first, fifty a page',
    querystring: Type.Object({ before: Type.Optional(SiteVersionNumber) }),
    response: { 200: SiteVersionsView },
  },
  'GET /operator-api/site/differences': {
    summary: 'What two versions of the site differ in, by key',
    querystring: Type.Object({ from: SiteVersionNumber, to: SiteVersionNumber }),
    response: { 200: SiteDifferencesView },
    errors: ['SITE_VERSION_UNKNOWN'],
  },
  'POST /operator-api/site/changes': {
    summary: 'Change keys of the site, at once or at a time',
    body: SiteChange,
    response: { 204: Type.Null() },
    errors: ['SITE_KEYS_INVALID', 'SITE_CHANGED', 'SITE_VERSION_UNKNOWN'],
  },
  'POST /operator-api/site/versions/:number/take-back': {
    summary: 'Take one change back and leave what was changed since',
    params: Type.Object({ number: SiteVersionNumber }),
    body: SiteReason,
    response: { 204: Type.Null() },
    errors: ['SITE_KEYS_INVALID', 'SITE_CHANGED', 'SITE_VERSION_UNKNOWN'],
  },
  'POST /operator-api/site/plans/:id/withdraw': {
    summary: 'Withdraw a change that waits for its time',
    params: Type.Object({ id: DecimalId }),
    body: SiteReason,
    response: { 204: Type.Null() },
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable;
