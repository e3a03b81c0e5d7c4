import { MINUTE_MS } from '@paddock/contract';
import type { SiteKeysView } from '@paddock/contract/schemas';

import { LiveTestClient } from '../../live/live-client.fixture.ts';
import {
  createOperatorsFixture,
  operatorWith,
  type OperatorsPlatform,
  type TestOperator,
} from '../../operators/operators.fixture.ts';
import { LOOK_EVERY_MS } from './configuration.ts';

describe('a planned change whose time has come', () => {
  let platform: OperatorsPlatform;
  let ada: TestOperator;
  let origin: string;

  beforeAll(async () => {
    platform = await createOperatorsFixture();
    origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
    ada = await operatorWith(platform, 'ada', 'admin');
  });
  afterAll(() => platform.close());

  const block = { reason: 1, displayTypeId: 1, templateTypeId: 1 } as const;

  it.each([
    { features: [12] },
    { availableRoutes: [1, 2] },
    { blocks: { rules: [{ ...block, countries: ['DE'] }] } },
    { registration: { agreement: true } },
    { isRegistrationAllowed: false },
  ])('%j is told to every open page within a second, and by the next answer of any call', async (change) => {
    const headers = ada.bearer;
    const { version: seen } = (
      await platform.app.inject({ url: '/operator-api/site', headers })
    ).json<SiteKeysView>();
    const fromMs = platform.clock.nowMs() + MINUTE_MS;
    const body = { change, seen, reason: 'from tomorrow on', fromMs };
    const planned = await platform.app.inject({
      method: 'POST',
      url: '/operator-api/site/changes',
      headers,
      body,
    });
    expect(planned.statusCode).toBe(204);
    const tab = await LiveTestClient.connect(origin);
    const told = () => tab.of('site').map(({ version }) => version);
    await platform.advance(MINUTE_MS - LOOK_EVERY_MS);
    expect(told()).not.toContain(seen + 1);
    await platform.advance(2 * LOOK_EVERY_MS);
    await tab.until(() => told().includes(seen + 1));
    expect(tab.of('site').at(-1)?.config).toMatchObject(change);
    const { headers: answered } = await platform.app.inject('/web-api/social-links');
    expect(Number(answered['x-site'])).toBe(seen + 1);
    tab.close();
  });
});
