import type { SiteConfig } from '@paddock/contract';

import { bootOf, startTestSite, type TestSite } from '../testing/test-site.ts';
import { hasPolicyLogo } from './policy-logo.ts';

const NUMBERS = { RU: 1, TH: 66, AE: 126, UZ: 228, CM: 120, DE: 276 };

describe('the policy’s picture', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({
      siteFile: { policyCountryIds: NUMBERS },
      dependencies: { countryOf: ({ cookies }) => cookies['country'] },
    });
  });
  afterAll(() => site.close());

  const ask = (url: string, country: string) =>
    site.platform.app.inject({ url, headers: { cookie: `country=${country}` } });

  it.each([
    ['RU', 200],
    ['TH', 200],
    ['AE', 200],
    ['UZ', 200],
    ['CM', 200],
    ['DE', 404],
    ['FR', 404],
  ])(
    'is there for countries 1, 66, 126, 228 and 120 alone: %s, %i [S7-44, S9-04]',
    async (country, status) => {
      const picture = await ask('/web-api/policy/logo.agif', country);
      expect(picture.statusCode).toBe(status);
      const isThere = status === 200;
      if (isThere) expect(picture.rawPayload.subarray(0, 6).toString('latin1')).toBe('GIF89a');
      // Pages know before they ask, at the start and when they read the configuration again.
      expect(bootOf((await ask('/en/live', country)).body).site.hasPolicyLogo).toBe(
        isThere ? true : undefined,
      );
      const config = (await ask('/bff-api/config/all.json', country)).json<SiteConfig>();
      expect(config.hasPolicyLogo).toBe(isThere ? true : undefined);
    },
  );

  it('is Cameroon’s where the site numbers no countries, and nobody’s of an unknown country', () => {
    expect(hasPolicyLogo({}, 'CM')).toBe(true);
    expect(hasPolicyLogo({}, 'RU')).toBe(false);
    expect(hasPolicyLogo({}, undefined)).toBe(false);
    expect(hasPolicyLogo({ policyCountryIds: NUMBERS }, 'constructor')).toBe(false);
  });
});
