import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS, type SiteConfig } from '@paddock/contract';
import type { SiteDifferencesView, SiteKeysView, SiteVersionsView } from '@paddock/contract/schemas';

import { quickFolder } from '../../../testing/index.ts';
import { LiveTestClient } from '../../live/live-client.fixture.ts';
import {
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from '../../operators/operators.fixture.ts';

interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

describe('what the site says of itself', () => {
  let dataDir: string;
  let platform: OperatorsPlatform;
  let ada: TestOperator;
  let origin: string;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(quickFolder(), 'paddock-versions-'));
    platform = await createOperatorsFixture({ dataDir });
    origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
    ada = await operatorWith(platform, 'ada', 'admin');
  });
  afterAll(async () => {
    await platform.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function ask<Body>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    by = ada,
  ): Promise<Answer<Body>> {
    const url = `/operator-api/site${path}`;
    const answer = await platform.app.inject({ method, url, headers: by.bearer, ...(body && { body }) });
    return { status: answer.statusCode, body: (answer.body === '' ? {} : answer.json()) as Body };
  }
  const state = async () => (await ask<SiteKeysView>('GET', '')).body;
  const change = async (keys: object, over: object = {}) =>
    ask<{ code?: string; details?: unknown }>('POST', '/changes', {
      change: keys,
      seen: (await state()).version,
      reason: 'a new season',
      ...over,
    });
  const config = async () => (await platform.app.inject('/bff-api/config/all.json')).json<SiteConfig>();
  const takeBack = (number: number) =>
    ask<{ code?: string; details?: unknown }>('POST', `/versions/${String(number)}/take-back`, {
      reason: 'it was wrong',
    });

  it('is changed by an operator, at once and for every open page', async () => {
    const tab = await LiveTestClient.connect(origin);
    const before = await state();
    expect((await change({ companyName: 'Hippodrome' })).status).toBe(204);
    await tab.until(() => tab.of('site').length === 2);
    expect(tab.of('site')[1]).toMatchObject({
      version: before.version + 1,
      config: { companyName: 'Hippodrome' },
    });
    expect(await config()).toMatchObject({ companyName: 'Hippodrome', version: before.version + 1 });
    tab.close();
    const late = await LiveTestClient.connect(origin);
    await late.until(() => late.of('site').length === 1);
    expect(late.of('site')).toEqual([{ t: 'site', version: before.version + 1, config: null }]);
    late.close();
  });

  it('tells of a brand the pages at its hosts alone, and of a host that moved all', async () => {
    const meadow = (more: object) => ({ 'brand:meadow': { hosts: ['meadow.test'], ...more } });
    expect((await change(meadow({}))).status).toBe(204);
    const own = await LiveTestClient.connect(origin);
    const tab = await LiveTestClient.connect(origin, 'Meadow.test.:80');
    await change(meadow({ companyName: 'Meadow' }));
    await tab.until(() => tab.of('site').length === 2);
    expect(tab.of('site')[1]?.config).toMatchObject({ brand: 'meadow', companyName: 'Meadow' });
    await change({ 'brand:meadow': null });
    await Promise.all([own, tab].map((page) => page.until(() => page.of('site').at(-1)?.config !== null)));
    await tab.until(() => tab.of('site').length === 3);
    expect(own.of('site')).toHaveLength(2);
    expect([own, tab].map((page) => page.of('site').at(-1)?.config?.brand)).toEqual([undefined, undefined]);
    own.close();
    tab.close();
  });

  it('keeps who changed what, when and why, and shows what two versions differ in', async () => {
    const { version } = await state();
    await change({ refId: 7, companyName: null });
    const { versions } = (await ask<SiteVersionsView>('GET', '/versions')).body;
    expect(versions[0]).toEqual({
      number: version + 1,
      atMs: platform.clock.nowMs(),
      author: 'ada',
      reason: 'a new season',
    });
    const query = `?from=${String(version)}&to=${String(version + 1)}`;
    const { differences } = (await ask<SiteDifferencesView>('GET', `/differences${query}`)).body;
    expect(differences).toEqual([
      { key: 'companyName', before: 'Hippodrome', after: null },
      { key: 'refId', before: null, after: 7 },
    ]);
    expect((await ask('GET', '/differences?from=0&to=9999')).body).toMatchObject({
      code: 'SITE_VERSION_UNKNOWN',
    });
  });

  it('makes no version of a change that changes nothing', async () => {
    const { version } = await state();
    await change({ refId: 7 });
    expect((await state()).version).toBe(version);
  });

  it.each([
    [{ refId: 'seven' }, '/refId must be integer'],
    [{ nonsense: 1 }, '/nonsense is not a known key'],
    [{ defaultCurrency: 'GEL' }, '/defaultCurrency GEL is not in /currencies'],
  ])('refuses %j by its place, and stays', async (keys, problem) => {
    const before = await state();
    const { status, body } = await change(keys);
    expect([status, body.code]).toEqual([422, 'SITE_KEYS_INVALID']);
    expect(body.details).toEqual({ problems: [problem] });
    expect(await state()).toEqual(before);
  });

  it('lets two change different keys at once, and names the key that only one of them can have', async () => {
    const { version: seen } = await state();
    expect((await change({ groupId: 5 }, { seen })).status).toBe(204);
    expect((await change({ isPwa: true }, { seen })).status).toBe(204);
    const { status, body } = await change({ groupId: 6, isPwa: true }, { seen });
    expect([status, body.code]).toEqual([409, 'SITE_CHANGED']);
    expect(body.details).toEqual({ keys: ['groupId', 'isPwa'], version: seen + 2 });
    expect(await config()).toMatchObject({ groupId: 5, isPwa: true });
  });

  it('counts its versions without gaps, however many change it at once', async () => {
    const { version: seen } = await state();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => change({ refId: 100 + at }, { seen })),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'SITE_CHANGED')).toHaveLength(11);
    expect((await state()).version).toBe(seen + 1);
  });

  it('takes one change back and leaves those since, unless they changed the same', async () => {
    await change({ companyName: 'Derby' });
    const { version } = await state();
    await change({ timeZone: 5 });
    expect((await takeBack(version)).status).toBe(204);
    expect((await state()).keys).not.toHaveProperty('companyName');
    expect((await state()).keys).toMatchObject({ timeZone: 5 });
    await change({ companyName: 'Oaks' });
    expect((await takeBack(version)).body).toMatchObject({
      code: 'SITE_CHANGED',
      details: { keys: ['companyName'] },
    });
    expect((await takeBack(0)).body).toMatchObject({ code: 'SITE_VERSION_UNKNOWN' });
    expect((await takeBack(9_999)).body).toMatchObject({ code: 'SITE_VERSION_UNKNOWN' });
  });

  it('makes a planned change when its time has come, and not before', async () => {
    const fromMs = platform.clock.nowMs() + MINUTE_MS;
    expect((await change({ isRegistrationAllowed: false }, { fromMs })).status).toBe(204);
    await platform.advance(MINUTE_MS - 2_000);
    expect((await config()).isRegistrationAllowed).toBe(true);
    await platform.advance(3_000);
    expect((await config()).isRegistrationAllowed).toBe(false);
    expect((await state()).plans[0]).toMatchObject({ state: 'done', author: 'ada', fault: null });
    expect((await change({ refId: 8 }, { fromMs: 1 })).body.code).toBe('INVALID_INPUT');
  });

  it('keeps a planned change that no longer fits with the reason, and says what it said', async () => {
    const fromMs = platform.clock.nowMs() + MINUTE_MS;
    await change({ amountTemplate: [1, 2] }, { fromMs });
    await change({ amountTemplate: [3, 4] });
    await platform.advance(MINUTE_MS + 1_000);
    expect((await config()).amountTemplate).toEqual([3, 4]);
    const { plans } = await state();
    expect(plans[0]).toMatchObject({ state: 'refused' });
    expect(JSON.parse(plans[0]?.fault ?? '')).toMatchObject({
      code: 'SITE_CHANGED',
      details: { keys: ['amountTemplate'] },
    });
  });

  it('tells open pages beforehand what a planned change closes, until it is withdrawn [S8-05]', async () => {
    const tab = await LiveTestClient.connect(origin);
    const fromMs = platform.clock.nowMs() + MINUTE_MS;
    const [startedAt, endedAt] = [Math.floor(fromMs / 1_000), Math.ceil(fromMs / 1_000) + 60];
    const maintenance = { startedAt: 1, endedAt, state: true };
    await change({ isRegistrationAllowed: true });
    await change({ closedParcels: ['welcome'], isRegistrationAllowed: false, maintenance }, { fromMs });
    await platform.advance(2_000);
    const closes = { plannedClosings: [{ parcel: 'welcome', fromMs }], registrationClosesAtMs: fromMs };
    const announced = { ...closes, maintenance: { startedAt, endedAt, state: false } };
    expect(await config()).toMatchObject(announced);
    await tab.until(() => tab.of('maintenance').at(-1)?.window?.startedAt === startedAt);
    await tab.until(() => tab.of('site').at(-1)?.config?.registrationClosesAtMs === fromMs);
    expect(tab.of('site').at(-1)?.config).toMatchObject(closes);
    tab.close();
    await ask('POST', `/plans/${(await state()).plans[0]?.id ?? ''}/withdraw`, { reason: 'not now' });
    await platform.advance(2_000);
    for (const key of Object.keys(announced)) expect(await config()).not.toHaveProperty(key);
  });

  it('withdraws what is planned', async () => {
    await change({ refId: 9 }, { fromMs: platform.clock.nowMs() + MINUTE_MS });
    const [plan] = (await state()).plans;
    const withdraw = () =>
      ask<{ code?: string }>('POST', `/plans/${plan?.id ?? ''}/withdraw`, { reason: 'no longer wanted' });
    expect((await withdraw()).status).toBe(204);
    await platform.advance(2 * MINUTE_MS);
    expect((await config()).refId).not.toBe(9);
    expect((await withdraw()).body.code).toBe('NOT_FOUND');
  });

  it('takes site.json over once for its bytes, so that what operators change since stands', async () => {
    const write = (text: string) => writeFileSync(join(dataDir, 'site.json'), text);
    write(JSON.stringify({ companyName: 'From git', refId: 3 }));
    await platform.advance(1_000);
    expect(await config()).toMatchObject({ companyName: 'From git', refId: 3, timeZone: 3 });
    await change({ companyName: 'By hand' });
    await platform.advance(5_000);
    expect(await config()).toMatchObject({ companyName: 'By hand', refId: 3 });
    write('{');
    await platform.advance(1_000);
    expect(await config()).toMatchObject({ companyName: 'By hand' });
    const [first, second] = (await ask<SiteVersionsView>('GET', '/versions')).body.versions;
    expect([second?.author, first?.author]).toEqual(['site.json', 'ada']);
  });

  it('is changed by who may, and read by any operator', async () => {
    const trader = await operatorWith(platform, 'tim', 'trader');
    const wish = { change: { refId: 10 }, seen: 0, reason: 'not mine to change' };
    expect((await ask('POST', '/changes', wish, trader)).status).toBe(403);
    expect((await ask('GET', '', undefined, trader)).status).toBe(200);
    const guest = await platform.app.inject('/operator-api/site');
    expect(guest.statusCode).toBe(401);
  });
});
