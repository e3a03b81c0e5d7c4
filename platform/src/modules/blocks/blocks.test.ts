import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlockTerms } from '@paddock/contract';
import type { BlockAnswer, GeoPassView } from '@paddock/contract/schemas';

import {
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from '../operators/operators.fixture.ts';
import { ownReadHeaders } from '../../kernel/http/own-read.ts';
import { quickFolder } from '../../testing/index.ts';
import { readPass } from './geo-pass.ts';
import { mmdbOf } from './mmdb.fixture.ts';

const GERMANY = '5.1.2.3';
const BRITAIN = '81.2.69.1';
const NOWHERE = '9.9.9.9';

describe('whom the site lets in', () => {
  let folder: string;
  let file: string;
  let platform: OperatorsPlatform;
  let ada: TestOperator;

  beforeAll(async () => {
    folder = mkdtempSync(join(quickFolder(), 'paddock-blocks-'));
    file = join(folder, 'countries.mmdb');
    writeFileSync(file, mmdbOf({ '5.0.0.0/8': 'DE', '81.2.0.0/16': 'GB' }));
    platform = await createOperatorsFixture({ countryDatabase: file });
    ada = await operatorWith(platform, 'ada', 'admin');
  });
  afterAll(async () => {
    await platform.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const block = { reason: 1, displayTypeId: 1, templateTypeId: 1 } as const;
  async function say(blocks: BlockTerms | null): Promise<number> {
    const headers = ada.bearer;
    const { version: seen } = (await platform.app.inject({ url: '/operator-api/site', headers })).json<{
      version: number;
    }>();
    const body = { change: { blocks }, seen, reason: 'the law changed' };
    return (await platform.app.inject({ method: 'POST', url: '/operator-api/site/changes', headers, body }))
      .statusCode;
  }
  const load = async (url: string, remoteAddress: string, cookie = '') => {
    const { statusCode, headers } = await platform.app.inject({ url, remoteAddress, headers: { cookie } });
    return [statusCode, headers['location']];
  };
  const call = async (url: string, remoteAddress: string, cookie = '') =>
    (await platform.app.inject({ url, remoteAddress, headers: { cookie } })).statusCode;
  const click = async (remoteAddress: string, cookie = '') =>
    (
      await platform.app.inject({
        method: 'POST',
        url: '/blocks-api/api/v2/block',
        remoteAddress,
        headers: { cookie },
        body: { auth: false, url: '/en/live' },
      })
    ).json<BlockAnswer>().data;

  it('keeps a country out, by a document with its status and by the API, and lets it in again [S4-12, S7-26]', async () => {
    expect(await say({ rules: [{ ...block, countries: ['DE'] }] })).toBe(204);
    expect(await load('/en/live', GERMANY)).toEqual([302, '/en/block']);
    expect(await load('/en/nothing/here', GERMANY)).toEqual([302, '/en/block']);
    const page = await platform.app.inject({ url: '/en/block', remoteAddress: GERMANY });
    expect(page.statusCode).toBe(451);
    // It is whole without the only one, which leads back once the block ends.
    expect(page.body.match(/<script[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script src="\/site\/lead-back\.[\da-f]+\.js" data-back="\/en" defer>$/),
    ]);
    expect(await call('/web-api/sportsbook/sports-map', GERMANY)).toBe(451);
    expect(await call('/bff-api/config/all.json', GERMANY)).toBe(200);
    for (const money of ['payouts?accountId=1', 'withdrawals'])
      expect(await call(`/web-api/cashier/${money}`, GERMANY)).toBe(401);
    expect(await click(GERMANY)).toEqual({ block, applies: true });
    expect((await load('/en/live', BRITAIN))[0]).toBe(200);
    expect(await load('/en/block', BRITAIN)).toEqual([302, '/en']);
    expect(await call('/web-api/sportsbook/sports-map', BRITAIN)).not.toBe(451);
    expect(await click(BRITAIN)).toEqual({ block: null, applies: false });
    await say(null);
    expect((await load('/en/live', GERMANY))[0]).toBe(200);
  });

  it('tells of other display types and keeps nobody out by them [S3-13, S4-12]', async () => {
    const told = { ...block, displayTypeId: 2 };
    await say({ rules: [{ ...told, countries: ['DE'] }] });
    expect((await load('/en/live', GERMANY))[0]).toBe(200);
    expect(await click(GERMANY)).toEqual({ block: told, applies: false });
  });

  it('lets a browser with a signed pass through blocks by country, and nobody by a cookie of their own [S4-12]', async () => {
    await say({ rules: [{ ...block, countries: ['DE'] }] });
    const made = await platform.app.inject({
      method: 'POST',
      url: '/operator-api/blocks/passes',
      headers: ada.bearer,
      body: { minutes: 60, reason: 'a tester in Berlin' },
    });
    const { link } = made.json<GeoPassView>();
    const { pathname, search } = new URL(link);
    const taken = await platform.app.inject({ url: pathname + search, remoteAddress: GERMANY });
    expect([taken.statusCode, taken.headers['location']]).toEqual([303, '/']);
    const [cookie = ''] = String(taken.headers['set-cookie']).split(';');
    expect((await load('/en/live', GERMANY, cookie))[0]).toBe(200);
    expect(await click(GERMANY, cookie)).toEqual({ block, applies: false });
    for (const wrong of ['forced_geo_off=1', `forced_geo_off=${search.slice(6)}`])
      expect(await load('/en/live', GERMANY, wrong)).toEqual([302, '/en/block']);
    await say({ rules: [{ ...block, templateTypeId: 2, countries: ['DE'] }] });
    expect(await load('/en/live', GERMANY, cookie)).toEqual([302, '/en/block']);
    expect(
      readPass(platform.kernel.secrets, 'link', search.slice(6), platform.clock.nowMs() + 61 * 60_000),
    ).toBeUndefined();
    expect((await load(`${pathname}?pass=1.2`, GERMANY))[0]).toBe(400);
  });

  it('offers a guest the games of the country they ask from', async () => {
    await say(null);
    const company = { code: 'acme', name: 'Acme' };
    const game = {
      code: 'g1',
      name: { en: 'Not in Germany' },
      slug: 'not-in-germany',
      studio: { code: 'studio', name: 'Studio' },
      sections: ['slots'],
      subcategories: [],
      features: [],
      tags: [],
      hasDemo: true,
      hasJackpot: false,
      devices: ['desktop', 'mobile'],
      currencies: [{ currency: 'EUR' }],
      closedIn: ['DE'],
    };
    await platform.modules.casino.acceptCatalogue(company, [game]);
    const found = async (remoteAddress: string) =>
      (await platform.app.inject({ url: '/web-api/casino/games', remoteAddress })).body.includes(
        'not-in-germany',
      );
    expect([await found(BRITAIN), await found(GERMANY)]).toEqual([true, false]);
  });

  it('says of a wrong file that it is, in the log and in the state of health, and does what the site says of unknown countries', async () => {
    const health = async (of: OperatorsPlatform) =>
      (await of.app.inject('/readyz')).json<{ status: string; countries: string }>();
    expect(await health(platform)).toMatchObject({ status: 'ok', countries: 'ready' });
    expect((await load('/en/live', NOWHERE))[0]).toBe(200);
    await say({ rules: [], unknownCountry: 'closed' });
    expect(await load('/en/live', NOWHERE)).toEqual([302, '/en/block']);
    // What pages are drawn from is read by the site itself, from no country.
    const reads = async (headers: Readonly<Record<string, string>>) =>
      (await platform.app.inject({ url: '/web-api/sportsbook/sports-map', headers })).statusCode;
    expect(await reads(ownReadHeaders(platform.kernel.secrets))).not.toBe(451);
    expect(await reads({ 'x-own-read': 'guest.1' })).toBe(451);
    writeFileSync(file, 'nonsense');
    await platform.advance(10_000);
    expect((await load('/en/live', BRITAIN))[0]).toBe(200);
    const broken = await createOperatorsFixture({ countryDatabase: file });
    expect(await health(broken)).toMatchObject({ status: 'ok', countries: 'broken' });
    expect((await load('/en/live', GERMANY))[0]).toBe(200);
    await broken.close();
  });

  it('tells pages of the country they are asked from', async () => {
    const seen = (await platform.app.inject({ url: '/operator-api/site', headers: ada.bearer })).json<{
      version: number;
    }>().version;
    const change = { blocks: null, policyCountryIds: { DE: 66 } };
    const body = { change, seen, reason: 'the policy has a picture' };
    await platform.app.inject({
      method: 'POST',
      url: '/operator-api/site/changes',
      headers: ada.bearer,
      body,
    });
    const picture = (remoteAddress: string) => call('/web-api/policy/logo.agif', remoteAddress);
    expect([await picture(BRITAIN), await picture(NOWHERE)]).toEqual([404, 404]);
    const header = { 'x-country': 'DE' };
    expect(
      (await platform.app.inject({ url: '/web-api/policy/logo.agif', headers: header })).statusCode,
    ).toBe(404);
    writeFileSync(file, mmdbOf({ '5.0.0.0/8': 'DE', '81.2.0.0/16': 'GB' }));
    await platform.advance(10_000);
    expect(await picture(GERMANY)).toBe(200);
  });

  it('is refused where a rule can never act', async () => {
    const everybody = { ...block, countries: [], except: true };
    expect(await say({ rules: [{ ...block, countries: [] }] })).toBe(422);
    expect(await say({ rules: [everybody, { ...block, countries: ['DE'] }] })).toBe(422);
    expect(await say({ rules: [{ ...block, reason: 99 as 1, countries: ['DE'] }] })).toBe(422);
  });
});
