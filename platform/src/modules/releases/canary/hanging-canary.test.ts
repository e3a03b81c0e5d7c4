import type { RegistryHealthView } from '@paddock/contract/schemas';

import { canaryTerms, openCanaryDesk, type CanaryDesk } from '../testing/canary-desk.ts';
import { WAIT_MS } from './waits.ts';

const SHOP = 'shop@1.1.0';

let registry: CanaryDesk['registry'];
let visitor: CanaryDesk['visitor'];

beforeEach(async () => {
  const desk = await openCanaryDesk();
  ({ registry, visitor } = desk);
  await desk.publish('shop', '1.0.0');
  await desk.publish('shop', '1.1.0', canaryTerms());
});
afterEach(() => registry.close());

async function opened() {
  const one = visitor();
  await one.open();
  return one;
}
const pass = (ms: number) => registry.site.platform.advance(ms);
const canaries = async () => (await registry.status()).canaries;
/** What its team reads of why it is gone. */
async function failures(): Promise<unknown> {
  const { body } = await (await registry.team(['shop'])).get('health?parcel=shop');
  return (body as unknown as RegistryHealthView).versions.map(({ version, failures: met }) => [version, met]);
}

it('is taken back where its tabs wait and are not heard of again', async () => {
  const crowd = await Promise.all(Array.from({ length: 4 }, opened));
  for (const one of crowd) expect(await one.watch(SHOP, 'waiting')).toBe(202);
  await pass(WAIT_MS - 10_000);
  expect(await canaries()).toMatchObject([{ visitors: 0, failed: 0 }]);
  await pass(20_000);
  expect(await canaries()).toEqual([]);
  expect((await registry.history())[0]).toMatchObject({ kind: 'withdrawn', who: 'system' });
  await pass(10_000);
  expect(await failures()).toEqual([['1.1.0', [{ kind: 'silent', times: 4 }]]]);
});

it('is taken back at once where workers tell that their tabs hang', async () => {
  const crowd = await Promise.all(Array.from({ length: 4 }, opened));
  for (const one of crowd) await one.meet(SHOP);
  for (const one of crowd.slice(0, 2)) await one.watch(SHOP, 'hung');
  expect(await canaries()).toEqual([]);
  await pass(10_000);
  expect(await failures()).toEqual([['1.1.0', [{ kind: 'hung', times: 2 }]]]);
});

it('stays for tabs that settle in time, in whatever order that is heard, and for those it is not of', async () => {
  const [early, late, stranger] = [await opened(), await opened(), visitor()];
  await early.watch(SHOP, 'waiting');
  await pass(WAIT_MS - 10_000);
  await early.watch(SHOP, 'settled');
  await late.watch(SHOP, 'settled');
  await late.watch(SHOP, 'waiting');
  await late.watch('shop@1.0.0', 'waiting', 'w2');
  expect(await stranger.watch(SHOP, 'waiting')).toBe(202);
  await pass(2 * WAIT_MS);
  expect(await canaries()).toMatchObject([{ visitors: 0, failed: 0 }]);
});

it('counts a visitor whose second tab hangs, though the first stands', async () => {
  const one = await opened();
  await one.watch(SHOP, 'waiting');
  await one.watch(SHOP, 'settled');
  await one.meet(SHOP);
  await one.watch(SHOP, 'waiting', 'w2');
  await pass(WAIT_MS + 10_000);
  expect(await canaries()).toMatchObject([{ visitors: 1, failed: 1 }]);
});

it('does not blame it for what the site could not hear while it was away', async () => {
  const one = await opened();
  await one.watch(SHOP, 'waiting');
  const { site } = registry;
  registry.site = { ...site, platform: await site.platform.restart() };
  await pass(2 * WAIT_MS);
  expect(await canaries()).toMatchObject([{ visitors: 0, failed: 0 }]);
});

it('watches in documents of the canary alone', async () => {
  const { app } = registry.site.platform;
  const watch = /<script defer src="[^"]*canary-watch/;
  const { body, cookies } = await app.inject('/en');
  expect(body).toMatch(watch);
  expect(body.search(watch)).toBeLessThan(body.search('<script defer src="[^"]*system.min'));
  const held = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
  const crowd = await Promise.all(Array.from({ length: 4 }, opened));
  for (const one of crowd) await one.fail(SHOP);
  expect((await app.inject({ url: '/en', cookies: held })).body).not.toMatch(watch);
});
