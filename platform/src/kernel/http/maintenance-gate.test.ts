import { BARE_HTTP } from '../../testing/index.ts';
import { readConfig } from '../config/config.ts';
import { createHttpApp } from './http-app.ts';
import { isServedDuringMaintenance } from './maintenance-gate.ts';

describe('a route during maintenance', () => {
  it('is refused with when to come again, while play is stopped; where there is none, nothing is', async () => {
    let isClosed = true;
    const maintenance = { isClosed: () => isClosed, retryAfterSec: () => 60 };
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }, '/');
    const app = await createHttpApp(config, { ...BARE_HTTP, maintenance });
    app.post('/web-api/thing', () => ({ done: true }));
    app.get('/page', () => ({ done: true }));
    const ask = async (method: 'GET' | 'POST', url: string) => {
      const { statusCode, headers } = await app.inject({ method, url });
      return [statusCode, headers['retry-after']];
    };
    expect(await ask('POST', '/web-api/thing')).toEqual([503, '60']);
    expect(await ask('GET', '/page')).toEqual([200, undefined]);
    expect(await ask('POST', '/web-api/nothing')).toEqual([404, undefined]);
    isClosed = false;
    expect(await ask('POST', '/web-api/thing')).toEqual([200, undefined]);
    await app.close();
  });

  it.each([
    ['POST', '/web-api/a-route/of-tomorrow'],
    ['GET', '/web-api/a-route/of-tomorrow'],
    ['PUT', '/another-api/v1/thing'],
    ['POST', '/a-form'],
    ['POST', '/web-api/sportsbook/bets'],
    ['POST', '/web-api/cashier/withdrawals'],
  ])('is refused unless it was named: %s %s', (method, route) => {
    expect(isServedDuringMaintenance(method, route)).toBe(false);
  });

  it.each([
    ['GET', '/web-api/user/accounts'],
    ['HEAD', '/web-api/user/accounts'],
    ['POST', '/blocks-api/api/v2/block'],
    ['POST', '/callbacks/payments/:provider'],
    ['POST', '/operator-api/maintenance/end'],
    ['GET', '/*'],
    ['GET', '/readyz'],
  ])('is served: %s %s', (method, route) => {
    expect(isServedDuringMaintenance(method, route)).toBe(true);
  });
});
