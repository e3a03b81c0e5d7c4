import type { BuiltFile, BuiltParcel } from '@paddock/contract';
import type {
  CurrentReleaseView,
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
} from '@paddock/contract/schemas';

import { CURRENT_RELEASE_PATH } from '../dev-server/site-link.ts';
import { send, type Registry, type RegistryRequest } from './send.ts';

const BASE = '/web-api/registry';

export interface HistoryQuery {
  readonly channel: ReleaseChannel;
  readonly parcel?: string | undefined;
  readonly limit?: string | undefined;
}

/** What a publish sends, with the parcel as its build described it. */
export type Publication = Omit<PublishRequest, 'parcel'> & { readonly parcel: BuiltParcel };

/** A site's registry of releases. Every call rejects with a RegistryError. */
export interface RegistryClient {
  current(channel: ReleaseChannel): Promise<CurrentReleaseView>;
  /** Addresses of those files that the site does not have yet. */
  missing(files: readonly BuiltFile[]): Promise<readonly string[]>;
  upload(file: BuiltFile, content: Uint8Array<ArrayBuffer>): Promise<void>;
  publish(request: Publication): Promise<ReleaseMadeView>;
  rollback(request: RollbackRequest): Promise<ReleaseMadeView>;
  promote(request: PromoteRequest): Promise<ReleaseMadeView>;
  history(query: HistoryQuery): Promise<ReleaseHistoryView>;
  diff(a: string, b: string): Promise<ReleaseDiffView>;
  status(): Promise<RegistryStatusView>;
  /** A link by which the team's browsers see staging. */
  stagingLook(): Promise<StagingLookView>;
  health(parcel: string): Promise<RegistryHealthView>;
}

export function createRegistryClient(registry: Registry): RegistryClient {
  const get = <Answer>(path: string, query: Readonly<Record<string, string | undefined>> = {}) => {
    const said = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const search = new URLSearchParams(said).toString();
    return send<Answer>(registry, {
      method: 'GET',
      path: search === '' ? path : `${path}?${search}`,
      repeat: 'always',
    });
  };
  const post = <Answer>(path: string, body: unknown, repeat: RegistryRequest['repeat']) =>
    send<Answer>(registry, {
      method: 'POST',
      path: BASE + path,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      repeat,
    });
  return {
    current: (channel) => get(CURRENT_RELEASE_PATH, { channel }),
    missing: async (files) =>
      (await post<{ missing: readonly string[] }>('/missing', { files }, 'always')).missing,
    async upload({ href, integrity }, content) {
      await send(registry, {
        method: 'PUT',
        path: `${BASE}/files?${new URLSearchParams({ href }).toString()}`,
        body: content,
        headers: { 'content-type': 'application/octet-stream', 'x-integrity': integrity },
        repeat: 'always',
      });
    },
    publish: (request) => post('/publish', request, 'always'),
    // Without a version it means the one before, and twice would be the one before that.
    rollback: (request) =>
      post('/rollback', request, 'release' in request || request.version !== undefined ? 'always' : 'unsent'),
    promote: (request) => post('/promote', request, 'always'),
    history: ({ channel, parcel, limit }) => get(`${BASE}/history`, { channel, parcel, limit }),
    diff: (a, b) => get(`${BASE}/diff`, { a, b }),
    status: () => get(`${BASE}/status`),
    stagingLook: () => post('/staging-look', {}, 'always'),
    health: (parcel) => get(`${BASE}/health`, { parcel }),
  };
}
