import { Type } from 'typebox';
import { ParcelFileHref } from '../schemas/built-parcel.ts';
import {
  CurrentReleaseView,
  MissingFilesRequest,
  MissingFilesView,
  PromoteRequest,
  PublishRequest,
  RegistryHealthView,
  RegistryStatusView,
  ReleaseChannel,
  ReleaseDiffView,
  ReleaseHistoryView,
  ReleaseMadeView,
  RollbackRequest,
  StagingLookView,
} from '../schemas/registry.ts';
import type { EndpointTable } from './endpoint.ts';

const ReleaseNumber = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const TAGS = ['registry'];

/** The registry of releases: what stands, and how teams publish. */
export const RELEASES_ENDPOINTS = {
  'POST /web-api/registry/missing': {
    tags: TAGS,
    summary: 'Which files have to be uploaded',
    body: MissingFilesRequest,
    response: { 200: MissingFilesView },
    errors: ['REGISTRY_UNAUTHORISED'],
  },
  'POST /web-api/registry/publish': {
    tags: TAGS,
    summary: 'Takes a built parcel into a channel',
    body: PublishRequest,
    response: { 200: ReleaseMadeView },
    errors: ['REGISTRY_UNAUTHORISED', 'PARCEL_NOT_YOURS', 'PARCEL_REFUSED', 'FILES_MISSING', 'VERSION_TAKEN'],
  },
  'POST /web-api/registry/rollback': {
    tags: TAGS,
    summary: 'Takes a parcel or a whole channel back',
    body: RollbackRequest,
    response: { 200: ReleaseMadeView },
    errors: [
      'REGISTRY_UNAUTHORISED',
      'PARCEL_NOT_YOURS',
      'PARCEL_UNKNOWN',
      'RELEASE_UNKNOWN',
      'PARCEL_REFUSED',
      'FILES_MISSING',
    ],
  },
  'POST /web-api/registry/promote': {
    tags: TAGS,
    summary: 'Takes a parcel from staging into production',
    body: PromoteRequest,
    response: { 200: ReleaseMadeView },
    errors: [
      'REGISTRY_UNAUTHORISED',
      'PARCEL_NOT_YOURS',
      'PARCEL_UNKNOWN',
      'PARCEL_REFUSED',
      'FILES_MISSING',
      'VERSION_TAKEN',
    ],
  },
  'GET /web-api/releases/current': {
    tags: ['site'],
    summary: 'The import map of a channel and the versions behind it',
    querystring: Type.Object({ channel: Type.Optional(ReleaseChannel) }),
    response: { 200: CurrentReleaseView },
  },
  'GET /web-api/registry/history': {
    tags: TAGS,
    summary: 'Releases of a channel, the newest first',
    querystring: Type.Object({
      channel: Type.Optional(ReleaseChannel),
      parcel: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' })),
      before: Type.Optional(ReleaseNumber),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    }),
    response: { 200: ReleaseHistoryView },
    errors: ['REGISTRY_UNAUTHORISED'],
  },
  'GET /web-api/registry/diff': {
    tags: TAGS,
    summary: 'What changes from release a to release b',
    querystring: Type.Object({ a: ReleaseNumber, b: ReleaseNumber }),
    response: { 200: ReleaseDiffView },
    errors: ['REGISTRY_UNAUTHORISED', 'RELEASE_UNKNOWN'],
  },
  'GET /web-api/registry/health': {
    tags: TAGS,
    summary: 'Failures and web vitals of a parcel, by version, and what it called',
    querystring: Type.Object({ parcel: Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' }) }),
    response: { 200: RegistryHealthView },
    errors: ['REGISTRY_UNAUTHORISED'],
  },
  'GET /web-api/registry/status': {
    tags: TAGS,
    summary: 'Where the channels stand',
    response: { 200: RegistryStatusView },
    errors: ['REGISTRY_UNAUTHORISED'],
  },
  'POST /web-api/registry/staging-look': {
    tags: ['registry'],
    summary: 'A link by which a team looks at staging',
    response: { 200: StagingLookView },
    errors: ['REGISTRY_UNAUTHORISED'],
  },
  'PUT /web-api/registry/files': {
    tags: ['registry'],
    summary: 'Stores one file of a parcel',
    querystring: Type.Object({ href: ParcelFileHref }),
    headers: Type.Object({ 'x-integrity': Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }) }),
    response: { 200: Type.Object({ href: Type.String() }) },
    errors: ['REGISTRY_UNAUTHORISED', 'PARCEL_NOT_YOURS', 'FILE_TAMPERED'],
  },
} as const satisfies EndpointTable;
