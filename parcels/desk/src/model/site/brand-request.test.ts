import { readTyped } from '../promotions/read-typed.ts';
import type { TypedGroup } from '../promotions/typed-terms.ts';
import { BRAND_AT, begunBrand, brandForm, ownFacts } from './brand-form.ts';
import { brandOverlay, wrongBrandCode, wrongHosts, wrongInBrand, type ReadBrand } from './brand-request.ts';

const OWN = ownFacts({
  keys: { geoCurrencies: { DE: 'EUR', RU: 'RUB' }, pwaManifest: { themeColor: '#0a5c36' } },
  unsaid: {
    ...{ groupId: 1, refId: 1, currencies: ['EUR', 'USD', 'RUB'], defaultCurrency: 'EUR' },
    languages: { all: ['en', 'ru', 'de'], hiddenFromGuests: ['ru', 'de'], fallback: 'en' },
    support: { email: 'support@paddock.example' },
  },
});
const WHO = { companyName: 'Orchard', hosts: ['Orchard.example', 'www.orchard.example'] };

function said(typed: TypedGroup) {
  const all = { ...begunBrand(OWN), ...WHO, ...typed };
  const read = readTyped(brandForm(OWN), all, { at: BRAND_AT, zoneHours: () => 0 });
  expect(read.wrong).toEqual([]);
  return brandOverlay(read.value as ReadBrand, OWN);
}

describe('what a brand says', () => {
  const hosts = ['orchard.example', 'www.orchard.example'];

  it('is who it is and where, in the letters that browsers send, where all else is as it stands', () => {
    expect(said({})).toEqual({ hosts, companyName: 'Orchard' });
    expect(said({ refId: '', groupId: '', supportEmail: '', themeColor: '' })).toEqual(said({}));
  });

  it('chooses among languages in the order of the installation, with those that guests are not shown', () => {
    expect(said({ siteLanguages: ['de', 'en'] })).toMatchObject({
      languages: { all: ['en', 'de'], hiddenFromGuests: ['de'], fallback: 'en' },
    });
    expect(said({ siteLanguages: ['de', 'ru', 'en'] })).not.toHaveProperty('languages');
    // One that the installation has no more is sent, so that the server names it.
    expect(said({ siteLanguages: ['tr', 'en'] })).toMatchObject({ languages: { all: ['en', 'tr'] } });
  });

  it('leaves the first currency of a country out where it has not that currency', () => {
    const { currencies, geoCurrencies } = said({ siteCurrencies: ['USD', 'EUR'] });
    expect([currencies, geoCurrencies]).toEqual([['EUR', 'USD'], { DE: 'EUR' }]);
    expect(said({ siteCurrencies: ['RUB', 'EUR'] })).not.toHaveProperty('geoCurrencies');
  });

  it('has a colour of each theme, or one for both', () => {
    const colours = [
      { role: '--brand', light: 'oklch(0.4 0.1 285)', dark: 'oklch(0.5 0.1 285)' },
      { role: '--focus', light: 'oklch(0.6 0.1 285)', dark: '' },
    ];
    expect(said({ colours })).toMatchObject({
      partnerCssBrandBook: [
        { css_prop: '--brand', css_value: 'light-dark(oklch(0.4 0.1 285), oklch(0.5 0.1 285))' },
        { css_prop: '--focus', css_value: 'oklch(0.6 0.1 285)' },
      ],
    });
  });
});

describe('what is wrong with a brand', () => {
  const keys = { 'brand:meadow': {} };
  const BRANDS = [{ name: 'meadow', hosts: ['meadow.example'] }];

  it.each([
    ['', { rule: 'required' }],
    ['Meadow', { rule: 'shape' }],
    ['7hills', { rule: 'shape' }],
    ['meadow', { problem: { kind: 'taken', named: 'meadow' } }],
    ['own', { problem: { kind: 'taken', named: 'own' } }],
  ])('is its code: %j', (code, wrong) => {
    expect(wrongBrandCode(code, keys)).toMatchObject([{ at: '/brand/brandCode', ...wrong }]);
  });

  it('is no code that is free', () => {
    expect(wrongBrandCode('hill-2', keys)).toEqual([]);
  });

  it('is each host that another brand has, or that no browser asks for', () => {
    const taken = ['meadow.example', 'Meadow.example'];
    const wrong = [
      'a_b.example',
      'hill.example:8080',
      'https://hill.example',
      'hill..example',
      '-hill',
      '[x]',
    ];
    const found = wrongHosts(
      [...taken, 'hill.example', 'HILL.example', 'localhost', '[::1]', ...wrong],
      BRANDS,
    );
    expect(found.map(({ problem }) => problem?.named)).toEqual([...taken, ...wrong]);
    expect(found[0]).toMatchObject({ problem: { kind: 'host-of', other: 'brand:meadow' } });
    expect(new Set(found.map(({ at }) => at))).toEqual(new Set(['/brand/hosts']));
  });

  it.each([
    ['/brand:hill/hosts/0 must match pattern "^x$"', '/brand/hosts'],
    ['/brand:hill/companyName must not have more than 60 characters', '/brand/companyName'],
    ["/brand:hill/languages tr is not one of the installation's", '/brand/siteLanguages'],
    ['/brand:hill/languages/fallback ru is not a language guests may see', '/brand/fallback'],
    ["/brand:hill/currencies JPY is not one of the installation's", '/brand/siteCurrencies'],
    ['/brand:hill/defaultCurrency EUR is not in /currencies', '/brand/defaultCurrency'],
    ['/brand:hill/support/email must match pattern "^x$"', '/brand/supportEmail'],
    ['/brand:hill/pwaManifest/themeColor must match pattern "^x$"', '/brand/themeColor'],
    ['/brand:hill/partnerCssBrandBook --brand is no colour of the site', '/brand/colours'],
    ['/brand:hill/refId must be >= 1', '/brand/refId'],
  ])('is said at its field: %s', (text, at) => {
    expect(wrongInBrand({ problems: [text] }, 'hill')).toMatchObject([
      { at, problem: { text: expect.any(String) } },
    ]);
  });

  it('is said at no field where it is of none or of another brand, or names nothing', () => {
    const problems = ['there are more than 50 brands', '/brand:tor/hosts h.example is that of brand:hill'];
    expect(wrongInBrand({ problems }, 'hill')).toEqual([]);
    expect(wrongInBrand(undefined, 'hill')).toEqual([]);
  });
});
