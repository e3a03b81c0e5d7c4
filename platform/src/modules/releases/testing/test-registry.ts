import type { BuiltParcel } from '@paddock/contract';
import type { ReleaseHistoryView, RegistryStatusView } from '@paddock/contract/schemas';

import { startTestSite, type TestSite, type TestSiteOptions } from '../../site/testing/test-site.ts';
import { createToken } from '../index.ts';
import type { TestParcel } from './test-parcel.ts';

/** What an endpoint answered. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> & {
    readonly details?: { readonly problems?: readonly string[] };
  };
}

/** A team with its token, at a running site. */
export interface TestTeam {
  readonly token: string;
  post(path: string, body: object): Promise<Answer>;
  get(path: string): Promise<Answer>;
  /** Uploads one file as it is described, with another content if one is given. */
  put(file: { readonly href: string; readonly integrity: string }, content: string): Promise<Answer>;
  /** Uploads what is missing and publishes. */
  publish(parcel: TestParcel, channel?: 'production' | 'staging', more?: object): Promise<Answer>;
  send(built: BuiltParcel, channel?: 'production' | 'staging', more?: object): Promise<Answer>;
}

export interface TestRegistry {
  site: TestSite;
  team(parcels: readonly string[], name?: string): Promise<TestTeam>;
  history(channel?: string): Promise<ReleaseHistoryView['releases']>;
  status(): Promise<RegistryStatusView>;
  /** Import map of the document a visitor is served. */
  served(path?: string): Promise<Readonly<Record<string, string>>>;
  close(): Promise<void>;
}

/** The fixture site with its registry. */
export async function startTestRegistry(options: TestSiteOptions = {}): Promise<TestRegistry> {
  const site = await startTestSite(options);
  const registry: TestRegistry = {
    site,
    team: async (parcels, name = '@paddock/shop-team') => {
      const { db, randomBytes, clock } = registry.site.platform.kernel;
      const grant = { team: name, parcels, endsAtMs: Number.MAX_SAFE_INTEGER };
      return teamOf(registry, await createToken(db, grant, randomBytes, clock.nowMs()));
    },
    async history(channel = 'production') {
      const team = await registry.team(['*'], '@paddock/operators');
      const { body } = await team.get(`history?channel=${channel}&limit=200`);
      return (body as unknown as ReleaseHistoryView).releases;
    },
    async status() {
      const team = await registry.team(['*'], '@paddock/operators');
      return (await team.get('status')).body as unknown as RegistryStatusView;
    },
    async served(path = '/en') {
      const { body } = await registry.site.platform.app.inject(path);
      const map = /<script type="systemjs-importmap">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
      return (JSON.parse(map) as { imports: Record<string, string> }).imports;
    },
    close: () => registry.site.close(),
  };
  return registry;
}

/** The fixture site with its registry, and the team of some parcels, which most tests are about. */
export async function startTestShop(
  parcels: readonly string[] = ['shop'],
): Promise<{ readonly registry: TestRegistry; readonly shop: TestTeam }> {
  const registry = await startTestRegistry();
  return { registry, shop: await registry.team(parcels) };
}

function teamOf(registry: TestRegistry, token: string): TestTeam {
  const authorization = `Bearer ${token}`;
  const inject = async (method: 'GET' | 'POST' | 'PUT', url: string, headers: object, payload?: string) => {
    const answer = await registry.site.platform.app.inject({
      method,
      url,
      headers: { authorization, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json<Answer['body']>() };
  };
  const team: TestTeam = {
    token,
    get: (path) => inject('GET', `/web-api/registry/${path}`, {}),
    post: (path, body) =>
      inject(
        'POST',
        `/web-api/registry/${path}`,
        { 'content-type': 'application/json' },
        JSON.stringify(body),
      ),
    put: ({ href, integrity }, content) =>
      inject(
        'PUT',
        `/web-api/registry/files?href=${encodeURIComponent(href)}`,
        { 'x-integrity': integrity, 'content-type': 'application/octet-stream' },
        content,
      ),
    async publish({ built, contents }, channel, more) {
      const { body } = await team.post('missing', { files: built.files });
      for (const href of body['missing'] as readonly string[]) {
        const file = built.files.find((one) => one.href === href);
        if (file !== undefined) await team.put(file, contents.get(href) ?? '');
      }
      return team.send(built, channel, more);
    },
    send: (built, channel = 'production', more = {}) =>
      team.post('publish', { channel, parcel: built, why: 'A new shelf.', ...more }),
  };
  return team;
}
