import { aMatchedRoute, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import { goOnHere } from './go-on-here.ts';

describe('after signing in or registering over a page', () => {
  let page: FakePage;
  afterEach(() => page.remove());

  async function goneTo(query: string): Promise<readonly string[]> {
    page = installFakePage({
      site: {
        afterRegistrationAndLoginRedirectRoutesV2: [{ route_from: '/live', route_to: '/office/recharge' }],
      },
    });
    page.showRoute(aMatchedRoute({ path: query === '' ? '/live' : '/line', query }));
    await goOnHere();
    return page.navigations.map(({ href }) => href);
  }

  it.each([
    ['', ['/en/office/recharge']],
    ['?sport=2', []],
    ['?returnUrl=%2Foffice%2Faccount%3Ftab%3D1', ['/en/office/account?tab=1']],
    ['?returnUrl=%2F%2Fevil.example', []],
  ])('with the query %j one goes to %j [S4-02, S5-11]', async (query, hrefs) => {
    expect(await goneTo(query)).toEqual(hrefs);
  });
});
