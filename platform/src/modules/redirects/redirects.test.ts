import type { SiteConfig } from '@paddock/contract';
import type {
  RedirectAnswer,
  RedirectsView,
  RedirectTableView,
  RedirectVersionsView,
} from '@paddock/contract/schemas';

import { LiveTestClient } from '../live/live-client.fixture.ts';
import {
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from '../operators/operators.fixture.ts';

interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

interface Refused {
  readonly code?: string;
  readonly details?: { readonly problems?: readonly string[] };
}

describe('addresses that have moved', () => {
  let platform: OperatorsPlatform;
  let ada: TestOperator;
  let origin: string;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
    ada = await operatorWith(platform, 'ada', 'admin');
  });
  afterAll(() => platform.close());

  async function ask<Body>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    by = ada,
  ): Promise<Answer<Body>> {
    const url = `/operator-api/redirects${path}`;
    const answer = await platform.app.inject({ method, url, headers: by.bearer, ...(body && { body }) });
    return { status: answer.statusCode, body: (answer.body === '' ? {} : answer.json()) as Body };
  }
  const state = async () => (await ask<RedirectsView>('GET', '')).body;
  const rule = (text: string) => {
    const [kind = '', from = '', to = '', status = '301'] = text.split(' ');
    return { kind, from, to, status: Number(status) };
  };
  const change = async (put: readonly string[], over: object = {}) =>
    ask<Refused>('POST', '/changes', {
      put: put.map(rule),
      remove: [],
      seen: (await state()).version,
      reason: 'the new menu',
      ...over,
    });
  const config = async () => (await platform.app.inject('/bff-api/config/all.json')).json<SiteConfig>();
  const load = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
    const { statusCode, headers: said } = await platform.app.inject({ url, headers });
    return [statusCode, said['location']];
  };
  const click = async (url: string) =>
    (
      await platform.app.inject({
        method: 'POST',
        url: '/redirects-api/api/v1/redirect-light',
        body: { url },
      })
    ).json<RedirectAnswer>().data;

  it('lead on by a direct load and by a click alike, for good or for now, in the language asked for [S7-25]', async () => {
    const rules = [
      'exact /old-live /live',
      'prefix /promo /line 302',
      'pattern /m/:id/odds /live?match=:id',
      'exact /a /b',
      'exact /b /old-live',
      'exact /акция /live',
      'exact /to-letters /лайв',
    ];
    // No page stands at the last.
    const said = await change(rules, { isConfirmed: true });
    expect(said).toEqual({ status: 204, body: {} });
    expect(await load('/ru/old-live?x=1')).toEqual([301, '/ru/live?x=1']);
    expect(await load('/en/promo/football')).toEqual([302, '/en/line/football']);
    expect(await load('/en/m/A7/odds?x=1')).toEqual([301, '/en/live?match=A7&x=1']);
    expect(await load('/a', { cookie: 'lng=ru' })).toEqual([301, '/ru/live']);
    expect(await load('/en/%D0%B0%D0%BA%D1%86%D0%B8%D1%8F')).toEqual([301, '/en/live']);
    expect(await load('/en/to-letters')).toEqual([301, '/en/%D0%BB%D0%B0%D0%B9%D0%B2']);
    expect(await click('/ru/old-live?x=1')).toEqual({
      redirect: true,
      code: 301,
      url: '/ru/live?x=1',
      reasons: ['exact /old-live'],
      breadcrumbs: ['/ru/old-live', '/ru/live'],
    });
    expect(await click('https://paddock.example/en/a')).toMatchObject({
      url: '/en/live',
      reasons: ['exact /a', 'exact /b', 'exact /old-live'],
      breadcrumbs: ['/en/a', '/en/b', '/en/old-live', '/en/live'],
    });
    expect(await click('/en/live')).toEqual({
      redirect: false,
      code: null,
      url: null,
      reasons: [],
      breadcrumbs: [],
    });
    expect(await click('http://[')).toMatchObject({ redirect: false });
  });

  it('are refused whole, with each rule that is wrong, and what stood stays', async () => {
    const before = await state();
    const { status, body } = await change([
      'exact /fine /live',
      'exact /c /d',
      'exact /d /c',
      'exact /e https://evil.example/',
    ]);
    expect([status, body.code]).toEqual([422, 'REDIRECTS_INVALID']);
    expect(body.details?.problems).toEqual([
      'exact /e leads to https://evil.example/, which is none of our hosts',
      'exact /c leads in a circle: exact /c, exact /d',
      'exact /d leads in a circle: exact /d, exact /c',
    ]);
    // Through a redirect of the release's own routes.
    const own = platform.modules.site.leadsOn('/office');
    expect(own).toBeDefined();
    expect((await change([`exact ${own ?? ''} /office`])).body.code).toBe('REDIRECTS_INVALID');
    expect((await change([], { remove: [{ kind: 'exact', from: '/nowhere' }] })).body.details).toEqual({
      problems: ['exact /nowhere is not there'],
    });
    expect(await state()).toEqual(before);
  });

  it('are checked by a table of them before any of it is written', async () => {
    const before = await state();
    const checked = async (table: string, by = ada) =>
      ask<RedirectTableView>('POST', '/table-checks', { table }, by);
    const { status, body } = await checked('from,to\n/by-table,/live\n/old-live,/live');
    expect([status, body]).toEqual([
      200,
      {
        version: before.version,
        rows: 2,
        problems: [],
        doubts: [],
        put: [rule('exact /by-table /live')],
        ended: [],
      },
    ]);
    expect((await checked('/by-table,https://evil.example/')).body.problems).toEqual([
      {
        line: 1,
        text: 'exact /by-table leads to https://evil.example/, which is none of our hosts',
      },
    ]);
    expect(await state()).toEqual(before);
    const reader = await operatorWith(platform, 'eve', 'support');
    expect((await checked('/by-table,/live', reader)).status).toBe(403);
  });

  it('lead to hosts that the site says are its own', async () => {
    await ask('GET', '');
    const blog = 'exact /weblog https://blog.paddock.example/start 302';
    expect((await change([blog])).status).toBe(422);
    const said = { change: { ownHosts: ['blog.paddock.example'] }, seen: 0, reason: 'our weblog' };
    await platform.app.inject({
      method: 'POST',
      url: '/operator-api/site/changes',
      headers: ada.bearer,
      body: said,
    });
    expect((await change([blog])).status).toBe(204);
    expect(await load('/en/weblog?x=1')).toEqual([302, 'https://blog.paddock.example/start?x=1']);
  });

  it('are told to open pages with a new version, and their marks are kept by browsers for it', async () => {
    const tab = await LiveTestClient.connect(origin);
    const before = await config();
    await change(['exact /told /live']);
    await tab.until(() => tab.of('site').length === 2);
    const { version } = await state();
    expect(tab.of('site')[1]).toMatchObject({ config: { redirects: version } });
    tab.close();
    expect((await config()).version).toBe((before.version ?? 0) + 1);
    const marksOf = (asked: number) =>
      platform.app.inject(`/redirects-api/api/v1/marks?version=${String(asked)}`);
    expect((await marksOf(version)).headers['cache-control']).toContain('immutable');
    expect((await marksOf(version + 1)).headers['cache-control']).toBe('no-store');
  });

  it('are put by one of two who change the same, and are taken back without what was changed since', async () => {
    const { version: seen } = await state();
    const both = await Promise.all([
      change(['exact /told /registration'], { seen }),
      change(['exact /told /top-events', 'exact /more /live'], { seen }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const { version } = await state();
    expect(version).toBe(seen + 1);
    await change(['exact /since /live']);
    const takeBack = (number: number) =>
      ask<Refused>('POST', `/versions/${String(number)}/take-back`, { reason: 'it was wrong' });
    expect((await takeBack(version)).status).toBe(204);
    expect(await load('/en/told')).toEqual([301, '/en/live']);
    expect(await load('/en/since')).toEqual([301, '/en/live']);
    expect((await takeBack(version)).body.code).toBe('SITE_CHANGED');
    expect((await takeBack(999)).body.code).toBe('SITE_VERSION_UNKNOWN');
    const { versions } = (await ask<RedirectVersionsView>('GET', '/versions')).body;
    expect(versions[0]).toMatchObject({ number: version + 2, author: 'ada', reason: 'it was wrong' });
    const query = `?from=${String(version + 1)}&to=${String(version + 2)}`;
    expect((await ask('GET', `/differences${query}`)).body).toMatchObject({
      added: [rule('exact /told /live')],
    });
    const old = (await ask<RedirectsView>('GET', `?version=1`)).body;
    expect([old.version, old.total]).toEqual([1, 7]);
  });

  it('are read by any operator, changed by who may, and forbidden ones stay forbidden', async () => {
    const trader = await operatorWith(platform, 'tim', 'trader');
    const wish = { put: [], remove: [], seen: 0, reason: 'not mine to change' };
    expect((await ask('POST', '/changes', wish, trader)).status).toBe(403);
    expect((await ask('GET', '', undefined, trader)).status).toBe(200);
    const { version: seen } = (
      await platform.app.inject({ url: '/operator-api/site', headers: ada.bearer })
    ).json<{ version: number }>();
    await platform.app.inject({
      method: 'POST',
      url: '/operator-api/site/changes',
      headers: ada.bearer,
      body: { change: { forbiddenFragments: ['old-l'] }, seen, reason: 'forbidden' },
    });
    expect((await load('/en/old-live'))[0]).toBe(404);
    expect(await click('/en/old-live')).toMatchObject({ redirect: false });
  });
});
