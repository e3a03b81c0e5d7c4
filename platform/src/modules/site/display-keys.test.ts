import type { SiteConfig } from '@paddock/contract';

import { readSiteKeys, siteConfigOf } from './site-config.ts';
import { bootOf, startTestSite, type TestSite } from './testing/test-site.ts';

const DISPLAY = {
  amountTemplate: [1, 5, 10],
  geoCurrencies: { GB: 'GBP', RU: 'RUB' },
  groupId: 7,
  defaultBettingView: 'compact',
  defaultMarketsNameTypeSettings: 1,
  isShowCookieAgreePopup: true,
  isLoggingClientCookiesAgreement: false,
  isShowPersonalizedBettingGamesSlider: true,
} as const;

describe('what a site says of its display and defaults', () => {
  it('is each a key, told as it was said, and refused by name where it cannot be [S3-37]', () => {
    expect(siteConfigOf(readSiteKeys(DISPLAY), true)).toMatchObject(DISPLAY);
    for (const key of Object.keys(DISPLAY))
      expect(() => readSiteKeys({ ...DISPLAY, [key]: 'perhaps' })).toThrow(`/${key}`);
  });

  it('offers no country a currency that the site does not keep', () => {
    expect(() => siteConfigOf({ geoCurrencies: { GB: 'GBP' }, currencies: ['EUR'] }, true)).toThrow(
      '/geoCurrencies/GB GBP is not in /currencies',
    );
    expect(() => readSiteKeys({ geoCurrencyCode: 'GBP' })).toThrow('/geoCurrencyCode');
  });
});

describe('the currency of a visitor’s country', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({
      siteFile: { geoCurrencies: DISPLAY.geoCurrencies },
      dependencies: { countryOf: ({ cookies }) => cookies['country'] },
    });
  });
  afterAll(() => site.close());

  it.each([
    ['GB', 'GBP'],
    ['RU', 'RUB'],
    ['DE', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('is told to pages at their start and whenever they ask again: %s, %s [S3-37]', async (country, code) => {
    const ask = (url: string) =>
      site.platform.app.inject({ url, ...(country !== '' && { headers: { cookie: `country=${country}` } }) });
    expect(bootOf((await ask('/en/live')).body).site.geoCurrencyCode).toBe(code);
    expect((await ask('/bff-api/config/all.json')).json<SiteConfig>().geoCurrencyCode).toBe(code);
  });
});
