import type { RegistryHealthView } from '@paddock/contract/schemas';

import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

describe('what parcels call', () => {
  let registry: TestRegistry;
  beforeAll(async () => {
    registry = await startTestRegistry();
  });
  afterAll(() => registry.close());

  it('is kept by parcel and route, of what is served alone, whatever a request says', async () => {
    const { app } = registry.site.platform;
    const call = (parcel: string, url = '/web-api/releases/current') =>
      app.inject({ url, headers: { 'x-parcel': parcel } });
    await call('betting');
    await call('betting', '/web-api/registry/status');
    await registry.site.platform.advance(5_000);
    await call('betting', '/web-api/releases/current?channel=staging');
    for (const name of ['nowhere', 'betting, header', "x'; --", 'B', '']) await call(name);
    await registry.site.platform.advance(5_000);

    const team = await registry.team(['betting']);
    const { calls } = (await team.get('health?parcel=betting')).body as unknown as RegistryHealthView;
    expect(calls.map(({ lastAtMs: _, ...counted }) => counted)).toEqual([
      { route: 'GET /web-api/releases/current', times: 2, refused: 0 },
      { route: 'GET /web-api/registry/status', times: 1, refused: 1 },
    ]);
    const nowhere = (await team.get('health?parcel=nowhere')).body as unknown as RegistryHealthView;
    expect(nowhere.calls).toEqual([]);
  });
});
