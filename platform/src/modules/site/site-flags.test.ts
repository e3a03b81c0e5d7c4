import { siteConfigOf, readSiteKeys } from './site-config.ts';

const FLAGS = {
  isRegistrationAllowed: false,
  isShowIdentification: true,
  afterRegistrationAndLoginRedirectRoutesV2: [{ route_from: '/', route_to: '/live' }],
  availableRoutes: [47],
  promoBonusToOffer: true,
  isAvailableConfirmTerms: false,
  useRechargeModal: true,
  thirdPartyHasFirstDepositRedirect: true,
} as const;

describe('flags and routes of a site', () => {
  it('are each a key, told as it was said, and refused by name where it cannot be [S3-36]', () => {
    expect(siteConfigOf(readSiteKeys(FLAGS), true)).toMatchObject(FLAGS);
    for (const key of Object.keys(FLAGS))
      expect(() => readSiteKeys({ ...FLAGS, [key]: 'perhaps' })).toThrow(`/${key}`);
  });

  it('knows one kind of home page, of lists and of names from a wrong one [S4-22]', () => {
    const keys = { homePage: { type: 'split', salt: 'a' }, defaultBettingView: 'compact' };
    expect(siteConfigOf(readSiteKeys(keys), true)).toMatchObject(keys);
    expect(() => readSiteKeys({ homePage: { type: 'half' } })).toThrow('/homePage/type');
    expect(() => readSiteKeys({ defaultBettingView: 'huge' })).toThrow('/defaultBettingView');
    expect(() => readSiteKeys({ defaultMarketsNameTypeSettings: 2 })).toThrow(
      '/defaultMarketsNameTypeSettings',
    );
    // What one visitor is told is no word of the site's own.
    expect(() => readSiteKeys({ homePath: '/casino' })).toThrow('/homePath');
    expect(() => readSiteKeys({ hasPolicyLogo: true })).toThrow('/hasPolicyLogo');
  });

  it('are refused by the name of each, however many they are', () => {
    const names = Array.from({ length: 30 }, (_, at) => `perhaps${at}`);
    const keys = Object.fromEntries(names.map((name) => [name, true]));
    expect(() => readSiteKeys(keys)).toThrow(
      expect.objectContaining({ problems: names.map((name) => `/${name} is not a known key`) }) as Error,
    );
  });
});
