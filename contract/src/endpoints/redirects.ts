import { Type } from 'typebox';

import { DecimalId } from '../schemas/primitives.ts';
import {
  RedirectAnswer,
  RedirectDifferencesView,
  RedirectMarksView,
  RedirectQuestion,
  RedirectsChange,
  RedirectsTakeBack,
  RedirectsView,
  RedirectTableQuestion,
  RedirectTableView,
  RedirectVersionsView,
} from '../schemas/redirects.ts';
import { SiteVersionNumber } from '../schemas/site-versions.ts';
import type { EndpointTable } from './endpoint.ts';

/** Addresses that have moved, and the rules by which they do, in versions. */
export const REDIRECTS_ENDPOINTS = {
  'POST /redirects-api/api/v1/redirect-light': {
    summary: 'Where an address leads that has moved (S7-25)',
    body: RedirectQuestion,
    response: { 200: RedirectAnswer },
  },
  'GET /redirects-api/api/v1/marks': {
    summary: 'By what a browser sees that an address has not moved',
    querystring: Type.Object({ version: Type.Optional(SiteVersionNumber) }),
    response: { 200: RedirectMarksView },
  },
  'GET /operator-api/redirects': {
    summary: 'Rules of moved addresses, as they stand or of a version; two thousand a page',
    querystring: Type.Object({
      version: Type.Optional(SiteVersionNumber),
      after: Type.Optional(DecimalId),
    }),
    response: { 200: RedirectsView },
    errors: ['SITE_VERSION_UNKNOWN'],
  },
  'GET /operator-api/redirects/versions': {
    summary: 'Who moved addresses, when and why; the newest first, fifty a page',
    querystring: Type.Object({ before: Type.Optional(SiteVersionNumber) }),
    response: { 200: RedirectVersionsView },
  },
  'GET /operator-api/redirects/differences': {
    summary: 'What two versions of the rules differ in',
    querystring: Type.Object({ from: SiteVersionNumber, to: SiteVersionNumber }),
    response: { 200: RedirectDifferencesView },
    errors: ['SITE_VERSION_UNKNOWN'],
  },
  'POST /operator-api/redirects/changes': {
    summary: 'Put and remove rules of moved addresses, all of them or none',
    body: RedirectsChange,
    response: { 204: Type.Null() },
    errors: ['REDIRECTS_INVALID', 'REDIRECTS_DOUBTFUL', 'SITE_CHANGED', 'SITE_VERSION_UNKNOWN'],
  },
  'POST /operator-api/redirects/table-checks': {
    summary:
      'What a CSV table of moved addresses would change, and what of it is refused; nothing is written',
    body: RedirectTableQuestion,
    response: { 200: RedirectTableView },
  },
  'POST /operator-api/redirects/versions/:number/take-back': {
    summary: 'Take one change of the rules back and leave those since',
    params: Type.Object({ number: SiteVersionNumber }),
    body: RedirectsTakeBack,
    response: { 204: Type.Null() },
    errors: ['REDIRECTS_INVALID', 'REDIRECTS_DOUBTFUL', 'SITE_CHANGED', 'SITE_VERSION_UNKNOWN'],
  },
} as const satisfies EndpointTable;
