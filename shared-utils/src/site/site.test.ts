/** @jest-environment node */
import type { SiteConfig } from '@paddock/contract';

import { aSiteConfig } from '../testing/samples.ts';
import { ok, problem } from '../testing/test-server.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const ROUTE = 'GET /bff-api/config/all.json';

describe('the site config', () => {
  let world: TestWorld;

  beforeEach(() => {
    world = createTestWorld();
  });
  afterEach(() => world.close());

  it('comes with the document, without a request', async () => {
    const shared = world.open();
    await world.timing.advanceAsync(5_000);
    expect(shared.site.site$.snapshot()).toEqual({ status: 'ready', config: aSiteConfig() });
    expect(world.server.seen(ROUTE)).toHaveLength(0);
  });

  it('is read with five retries a second apart, then says no site config [S8-11, S9-01]', async () => {
    world.server.on(ROUTE, () => problem('INTERNAL'));
    const shared = world.open({ site: undefined });
    expect(shared.site.site$.snapshot()).toEqual({ status: 'loading' });
    await world.timing.advanceAsync(4_999);
    expect(world.server.seen(ROUTE)).toHaveLength(5);
    expect(shared.site.site$.snapshot()).toEqual({ status: 'loading' });
    await world.timing.advanceAsync(1);
    expect(world.server.seen(ROUTE)).toHaveLength(6);
    expect(shared.site.site$.snapshot()).toEqual({ status: 'error', reason: 'no site config' });
    expect(world.reports.map(({ message }) => message)).toEqual(['no site config']);
    world.server.on(ROUTE, () => ok(aSiteConfig()));
    expect(await shared.site.reloadSite()).toEqual({ ok: true });
    expect(shared.site.site$.snapshot().status).toBe('ready');
  });

  it('keeps the last config as stale when a reload fails', async () => {
    const shared = world.open();
    const reloaded = shared.site.reloadSite();
    await world.timing.advanceAsync(5_000);
    expect(await reloaded).toMatchObject({ ok: false });
    expect(shared.site.site$.snapshot()).toEqual({ status: 'stale', config: aSiteConfig() });
  });

  it('is what the live socket says at a change, and read again where its version is another', async () => {
    const shared = world.open({ site: aSiteConfig({ version: 4 }) });
    const named = (version: number, companyName: string) => aSiteConfig({ version, companyName });
    const name = () => {
      const site = shared.site.site$.snapshot();
      return 'config' in site ? site.config.companyName : site.status;
    };
    shared.odds.watchEvent('401', 'row').subscribe();
    await world.timing.advanceAsync(0);
    const tell = (version: number, config: SiteConfig | null) =>
      world.live.present.send({ t: 'site', version, config });
    tell(4, null);
    tell(5, named(5, 'Hippodrome'));
    expect(name()).toBe('Hippodrome');
    expect(world.server.seen(ROUTE)).toHaveLength(0);
    world.server.on(ROUTE, () => ok(named(6, 'Derby')));
    tell(6, null);
    await world.timing.advanceAsync(0);
    expect(name()).toBe('Derby');
  });

  it('is read again when an answer tells of a newer one, which a page without a socket hears first', async () => {
    const shared = world.open({ site: aSiteConfig({ version: 4 }) });
    world.server.on(ROUTE, () => ok(aSiteConfig({ version: 5 }), { 'x-site': '5' }));
    for (const [told, reads] of [
      ['4', 0],
      ['3', 0],
      ['5', 1],
      ['5', 1],
      ['x', 1],
    ] as const) {
      world.server.on('GET /web-api/ideas', () => ok({}, { 'x-site': told }));
      await shared.api.get('/web-api/ideas');
      await world.timing.advanceAsync(0);
      expect(world.server.seen(ROUTE)).toHaveLength(reads);
    }
  });

  it('is read again when a call is refused for maintenance of which the page has not heard [S8-05]', async () => {
    const shared = world.open({ site: aSiteConfig({ version: 4 }) });
    const maintenance = { startedAt: 1, endedAt: 2, state: true };
    world.server.on(ROUTE, () => ok(aSiteConfig({ version: 4, maintenance })));
    world.server.on('GET /web-api/ideas', () => problem('MAINTENANCE', 503));
    for (let call = 0; call < 2; call++) {
      void shared.api.get('/web-api/ideas');
      await world.timing.advanceAsync(0);
      expect(world.server.seen(ROUTE)).toHaveLength(1);
    }
    expect(shared.site.site$.snapshot()).toMatchObject({ config: { maintenance } });
  });

  it('names the language and shares one request', async () => {
    world.server.on(ROUTE, () => ok(aSiteConfig({ companyName: 'Other' })));
    const shared = world.open({ language: 'ru' });
    await Promise.all([shared.site.reloadSite(), shared.site.reloadSite()]);
    expect(world.server.seen(ROUTE).map(({ target }) => target)).toEqual([
      '/bff-api/config/all.json?lang=ru',
    ]);
    expect(shared.site.site$.snapshot()).toMatchObject({ config: { companyName: 'Other' } });
  });
});
