import { canaryTerms, openCanaryDesk, type CanaryDesk } from '../testing/canary-desk.ts';
import { testParcel } from '../testing/test-parcel.ts';
import { LOOK_MS } from './staging-look.ts';

let registry: CanaryDesk['registry'];
let desk: CanaryDesk;
beforeEach(async () => {
  desk = await openCanaryDesk();
  ({ registry } = desk);
});
afterEach(() => registry.close());

const app = () => registry.site.platform.app;

async function linkOf(): Promise<URL> {
  const { body } = await desk.shop.post('staging-look', {});
  return new URL(body['href'] as string);
}

/** Presses the button of the page that a link leads to. */
async function pressed(fields: object): Promise<Record<string, string>> {
  const answer = await app().inject({ method: 'POST', url: '/site/staging', payload: fields });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
}

it('shows staging, marked, to a browser whose owner took up a link, and production to everybody else', async () => {
  await desk.publish('shop', '1.0.0');
  await desk.shop.publish(testParcel('shop', { version: '1.1.0' }), 'staging');
  const link = await linkOf();
  const asked = await app().inject(link.pathname + link.search);
  expect(asked.statusCode).toBe(200);
  expect(asked.body).toContain('Show staging in this browser?');
  expect(asked.cookies).toEqual([]);

  const cookies = await pressed({ look: link.searchParams.get('look') });
  const [production, staging] = await Promise.all([
    app().inject('/en/shop'),
    app().inject({ url: '/en/shop', cookies }),
  ]);
  expect(staging.body).toContain('"shop":"1.1.0"');
  expect(staging.body).toContain('Staging, release 4: not what players see. Leave');
  expect(staging.headers['x-release']).toBe('4');
  expect(production.body).toContain('"shop":"1.0.0"');
  expect(production.body).not.toContain('staging-mark');

  await pressed({});
  const later = LOOK_MS + 1_000;
  registry.site.platform.clock.set(registry.site.platform.clock.nowMs() + later);
  expect((await app().inject({ url: '/en/shop', cookies })).body).not.toContain('staging-mark');
  expect((await app().inject(link.pathname + link.search)).statusCode).toBe(400);
});

it('takes no link or cookie but its own, and a link is no cookie', async () => {
  const link = await linkOf();
  const look = link.searchParams.get('look') ?? '';
  for (const forged of ['9999999999999.c2ln', `9${look}`, '']) {
    const answer = await app().inject({ method: 'POST', url: '/site/staging', payload: { look: forged } });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
  }
  const document = await app().inject({ url: '/en', cookies: { staging_look: look } });
  expect(document.body).not.toContain('staging-mark');
  const stranger = await app().inject({ method: 'POST', url: '/web-api/registry/staging-look', payload: {} });
  expect(stranger.statusCode).toBe(401);
});

it('leaves canaries alone: who looks at staging is in none', async () => {
  await desk.publish('shop', '1.0.0');
  await desk.publish('shop', '1.1.0', canaryTerms());
  const link = await linkOf();
  const one = desk.visitor(await pressed({ look: link.searchParams.get('look') }));
  expect((await one.open()).canary).toBeUndefined();
  await one.fail('shop@1.1.0');
  expect((await registry.status()).canaries).toMatchObject([{ visitors: 0 }]);
});
