import { isServedDuringMaintenance } from './maintenance-gate.ts';

describe('a route during maintenance', () => {
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
    ['POST', '/callbacks/payments/:provider'],
    ['POST', '/operator-api/maintenance/end'],
    ['GET', '/*'],
    ['GET', '/readyz'],
  ])('is served: %s %s', (method, route) => {
    expect(isServedDuringMaintenance(method, route)).toBe(true);
  });
});
