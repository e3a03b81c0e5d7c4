import { readFileSync } from 'node:fs';
import type { SiteConfig } from '@paddock/contract';
import type { SiteKeysView } from '@paddock/contract/schemas';

import { query } from '../../../testing/query.ts';
import {
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from '../../operators/operators.fixture.ts';

const pageFile = (name: string) =>
  readFileSync(new URL(`../../../../../parcels/desk/src/${name}`, import.meta.url), 'utf8');
/** What the desk's form sends of a brand: the test of its page holds it to that. */
const MADE = JSON.parse(pageFile('pages/made-brand.json')) as { readonly hosts: readonly string[] };

describe('a brand that an operator makes at the desk', () => {
  let platform: OperatorsPlatform;
  let ada: TestOperator;
  beforeAll(async () => {
    platform = await createOperatorsFixture();
    ada = await operatorWith(platform, 'ada', 'admin');
  });
  afterAll(() => platform.close());

  const ask = (host: string, url = '/en') => platform.app.inject({ url, headers: { host } });
  const configAt = async (host: string) => (await ask(host, '/bff-api/config/all.json')).json<SiteConfig>();
  const state = async () =>
    (await platform.app.inject({ url: '/operator-api/site', headers: ada.bearer })).json<SiteKeysView>();
  async function make(name: string, brand: object, seen?: number) {
    const body = {
      change: { [`brand:${name}`]: brand },
      seen: seen ?? (await state()).version,
      reason: 'a second name',
    };
    const url = '/operator-api/site/changes';
    return platform.app.inject({ method: 'POST', url, headers: ada.bearer, body });
  }
  const problemsOf = async (name: string, brand: object) =>
    (await make(name, brand)).json<{ details: { problems: string[] } }>().details.problems;

  it('is told beforehand what holds of the installation, of all that the form begins with', async () => {
    const { keys, unsaid } = await state();
    const facts = { ...unsaid, ...keys };
    const names = ['languages', 'currencies', 'defaultCurrency', 'refId', 'groupId', 'support'];
    expect(names.filter((name) => facts[name] === null || facts[name] === undefined)).toEqual([]);
    expect(Object.keys(facts)).toEqual(expect.arrayContaining(['geoCurrencies', 'pwaManifest']));
  });

  it('answers at its hosts as what was typed, and is kept with who made it and why', async () => {
    const { version } = await state();
    expect((await make('orchard', MADE)).statusCode).toBe(204);
    await platform.advance(1_000);
    const { hosts, ...said } = MADE;
    for (const host of hosts)
      expect(await configAt(host)).toMatchObject({ brand: 'orchard', groupId: 1, ...said });
    const [page, own] = [(await ask('orchard.localhost')).body, (await ask('paddock.test')).body];
    expect(page).toContain('<meta property="og:site_name" content="Orchard">');
    expect(page).toContain('<link rel="canonical" href="http://orchard.localhost/en">');
    expect(own).toContain('<meta property="og:site_name" content="Paddock">');
    expect(await configAt('paddock.test')).not.toHaveProperty('brand');
    expect((await state()).version).toBe(version + 1);
    const audit = await query(
      platform.databaseUrl,
      "select action, reason, after from operators_audit where action = 'site.change'",
    );
    expect(audit).toEqual([
      { action: 'site.change', reason: 'a second name', after: { 'brand:orchard': MADE } },
    ]);
  });

  it('is refused where somebody else made one of its code meanwhile', async () => {
    const { version } = await state();
    await make('hill', { hosts: ['hill.localhost'], companyName: 'Hill' });
    const answer = await make('hill', { hosts: ['hill.example'], companyName: 'Mound' }, version);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'SITE_CHANGED', details: { keys: ['brand:hill'] } });
  });

  it.each([
    [{ hosts: ['paddock.test'] }, '/brand:zoo/hosts paddock.test is that of the installation itself'],
    [{ hosts: ['orchard.localhost'] }, '/brand:zoo/hosts orchard.localhost is that of brand:orchard'],
    [{ currencies: ['EUR'], defaultCurrency: 'USD' }, '/brand:zoo/defaultCurrency USD is not in /currencies'],
    [
      { partnerCssBrandBook: [{ css_prop: '--text', css_value: 'red' }] },
      '/brand:zoo/partnerCssBrandBook --text: red is neither oklch(L C H) nor light-dark of two',
    ],
  ])('is refused with the place: %j', async (over, problem) => {
    const brand = { hosts: ['zoo.localhost'], companyName: 'Zoo', ...over };
    expect(await problemsOf('zoo', brand)).toEqual([problem]);
  });
});
