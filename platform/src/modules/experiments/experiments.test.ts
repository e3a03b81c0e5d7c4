import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@paddock/contract';
import type { ExperimentsView } from '@paddock/contract/schemas';

import { query, quickFolder } from '../../testing/index.ts';
import { registrationForm } from '../identity/identity.fixture.ts';
import {
  call,
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from '../operators/operators.fixture.ts';
import { bootOf } from '../site/testing/test-site.ts';

describe('the experiment of the home page', () => {
  let dataDir: string;
  let platform: OperatorsPlatform;
  let cora: TestOperator;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(quickFolder(), 'paddock-experiments-'));
    platform = await createOperatorsFixture({ dataDir });
    cora = await operatorWith(platform, 'cora', 'compliance');
  });
  beforeEach(() => query(platform.databaseUrl, 'truncate experiments_exposure'));
  afterAll(async () => {
    await platform.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function says(file: object): Promise<void> {
    writeFileSync(join(dataDir, 'site.json'), JSON.stringify(file));
    await platform.advance(1_000);
  }
  const split = { homePage: { type: 'split', salt: 'autumn' } };

  async function visit(url: string, cookie = '', userAgent = 'Mozilla/5.0') {
    const answer = await platform.app.inject({ url, headers: { cookie, 'user-agent': userAgent } });
    const kept = /experiments=[0-9a-f]{32}/.exec(String(answer.headers['set-cookie']))?.[0];
    return { kept, path: bootOf(answer.body).site.homePath, html: answer.body };
  }
  const rows = () =>
    query(platform.databaseUrl, 'select experiment, arm from experiments_exposure') as Promise<
      { experiment: string; arm: string }[]
    >;
  const results = async () =>
    (await call(platform, cora, 'GET', 'experiments')).json<ExperimentsView>().experiments;

  it('is half and half, stays by a cookie, is the same for pages that ask again, and is written down once [S4-22]', async () => {
    await says(split);
    const visitors = await Promise.all(Array.from({ length: 40 }, () => visit('/en')));
    const tops = visitors.filter(({ path }) => path === '/top-events');
    expect(
      visitors.every(({ kept, path }) => kept !== undefined && [undefined, '/top-events'].includes(path)),
    ).toBe(true);
    expect(tops.length).toBeGreaterThan(5);
    expect(tops.length).toBeLessThan(35);
    // They differ: another page stands in the document from the start, so nothing is exchanged before one's eyes.
    expect(tops[0]?.html).toContain('<title>Top events');
    expect(visitors.find(({ path }) => path === undefined)?.html).not.toContain('<title>Top events');
    for (const { kept = '', path } of visitors.slice(0, 6)) {
      expect(await visit('/en', kept)).toMatchObject({ kept: undefined, path });
      expect((await visit('/en/live', kept)).path).toBe(path);
      const config = await platform.app.inject({
        url: '/bff-api/config/all.json',
        headers: { cookie: kept },
      });
      expect(config.json<SiteConfig>().homePath).toBe(path);
    }
    const written = await rows();
    expect(written.filter(({ arm }) => arm === 'top')).toHaveLength(tops.length);
    expect([written.length, written[0]?.experiment]).toEqual([40, 'home-page:autumn']);
  });

  it('writes nothing down of who did not see the home page, of robots, and of who agreed to nothing', async () => {
    await says(split);
    expect((await visit('/en/live')).kept).toBeDefined();
    expect((await visit('/en', '', 'Googlebot/2.1')).kept).toBeUndefined();
    await says({ ...split, isShowCookieAgreePopup: true });
    expect(await visit('/en')).toMatchObject({ kept: undefined, path: undefined });
    expect(await rows()).toEqual([]);
  });

  it('tells operators who registered, each once, with an interval of the difference', async () => {
    await says(split);
    const { kept = '' } = await visit('/en');
    const register = (cookie: string, email: string) =>
      platform.app.inject({
        method: 'POST',
        url: '/web-api/registration',
        headers: { cookie },
        body: registrationForm({ email }),
      });
    expect((await register(kept, 'split@example.com')).statusCode).toBe(201);
    await register(kept, 'split@example.com');
    await register(`experiments=${'0'.repeat(32)}`, 'stranger@example.com');
    for (let at = 0; at < 12; at += 1) await visit('/en');
    const [found] = await results();
    expect(found?.name).toBe('home-page:autumn');
    expect(found?.arms.reduce((sum, { registered }) => sum + registered, 0)).toBe(1);
    expect(found?.arms.reduce((sum, { shown }) => sum + shown, 0)).toBe(13);
    for (const { by, low, high } of found?.differences ?? []) expect(low <= by && by <= high).toBe(true);
    expect(found?.differences.map(({ outcome }) => outcome)).toEqual(['registered', 'bet']);
  });

  it('shows all the same where the site names one kind, and the house’s own where it says nothing [S4-22]', async () => {
    await says({ homePage: { type: 'top' } });
    expect(await visit('/en')).toMatchObject({ kept: undefined, path: '/top-events' });
    await says({ homePage: { type: 'sports' } });
    expect((await visit('/en')).path).toBeUndefined();
    await says({});
    expect((await visit('/en')).path).toBeUndefined();
    expect(await rows()).toEqual([]);
  });
});
