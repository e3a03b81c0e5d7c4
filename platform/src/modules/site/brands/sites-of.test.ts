import type { BrandRule } from '@paddock/contract/brand';
import { brandProblems } from '@paddock/contract/brand';

import { MEADOW, sitesOfTest } from '../testing/meadow.ts';
import { keepingWhatStands } from './sites-of.ts';

const HOSTS = { hosts: ['meadow.test'] };

describe('the sites of an installation', () => {
  it('are its own and one for each brand, which says its keys in place of the installation’s', () => {
    const { own, brands } = sitesOfTest({
      companyName: 'Hippodrome',
      timeZone: 5,
      'brand:turf': { hosts: ['turf.test'] },
      'brand:meadow': {
        ...HOSTS,
        companyName: 'Meadow',
        languages: { all: ['ru'], hiddenFromGuests: [], fallback: 'ru' },
      },
    });
    expect(own).toMatchObject({ companyName: 'Hippodrome', timeZone: 5 });
    expect(own).not.toHaveProperty('brand');
    expect(Object.keys(own).filter((key) => key.startsWith('brand:'))).toEqual([]);
    expect(
      brands.map(({ name, config }) => [name, config.brand, config.companyName, config.timeZone]),
    ).toEqual([
      ['meadow', 'meadow', 'Meadow', 5],
      ['turf', 'turf', 'Hippodrome', 5],
    ]);
    expect(brands[0]?.config.languages.all).toEqual(['ru']);
  });

  it.each([
    [{ 'brand:meadow': {} }, /^\/brand:meadow .*hosts/],
    [{ 'brand:meadow': { hosts: [] } }, /^\/brand:meadow\/hosts /],
    [{ 'brand:meadow': { hosts: ['Meadow.test'] } }, /^\/brand:meadow\/hosts\/0 /],
    [{ 'brand:meadow': { hosts: ['meadow.test:8080'] } }, /^\/brand:meadow\/hosts\/0 /],
    [{ 'brand:meadow': { hosts: ['meadow.test/en'] } }, /^\/brand:meadow\/hosts\/0 /],
    [{ 'brand:meadow': { hosts: ['meadow..test'] } }, /^\/brand:meadow\/hosts\/0 /],
    [
      { 'brand:meadow': { hosts: ['paddock.test'] } },
      /^\/brand:meadow\/hosts paddock.test is that of the installation itself$/,
    ],
    [
      { 'brand:meadow': HOSTS, 'brand:turf': { hosts: ['turf.test', 'meadow.test'] } },
      /^\/brand:turf\/hosts meadow.test is that of brand:meadow$/,
    ],
    [{ 'brand:meadow': { ...HOSTS, maintenance: {} } }, /^\/brand:meadow\/maintenance is not a known key$/],
    [{ 'brand:meadow': { ...HOSTS, timeZone: 99 } }, /^\/brand:meadow\/timeZone must be <= 14$/],
    [
      { 'brand:meadow': { ...HOSTS, currencies: ['USD'] } },
      /^\/brand:meadow\/defaultCurrency EUR is not in \/currencies$/,
    ],
    [
      { currencies: ['EUR'], 'brand:meadow': { ...HOSTS, currencies: ['EUR', 'USD'] } },
      /^\/brand:meadow\/currencies USD is not one of the installation's$/,
    ],
    [
      {
        'brand:meadow': { ...HOSTS, languages: { all: ['en', 'kk'], hiddenFromGuests: [], fallback: 'en' } },
      },
      /^\/brand:meadow\/languages kk is not one of the installation's$/,
    ],
    [
      {
        'brand:meadow': {
          ...HOSTS,
          partnerCssBrandBook: [{ css_prop: '--text', css_value: 'oklch(0.9 0 0)' }],
        },
      },
      /^\/brand:meadow\/partnerCssBrandBook --text on --surface-0 in light: contrast /,
    ],
    [
      { 'brand:meadow': { ...HOSTS, closedParcels: ['betting'] } },
      /^\/brand:meadow\/closedParcels names betting, which no site can be without$/,
    ],
    [
      { 'brand:meadow': { ...HOSTS, closedParcels: ['coupon'] } },
      /^\/brand:meadow\/closedParcels names coupon\/main, which stands in \/widgets\/aside$/,
    ],
    [{ closedParcels: ['cashier'] }, /^\/closedParcels names cashier, which no site can be without$/],
    [{ 'brand:Meadow': HOSTS }, /^\/brand:Meadow is not a known key$/],
    [{ 'brand:': HOSTS }, /^\/brand: is not a known key$/],
    [{ 'brand:meadow': 'meadow.test' }, /^\/brand:meadow must be object$/],
    [[], /must be object/],
  ])('are refused with the brand and the place: %j', (said, message) => {
    expect(() => sitesOfTest(said)).toThrow(message);
  });

  it('are fifty brands at most', () => {
    const many = Array.from({ length: 51 }, (_, at) => [
      `brand:b${String(at)}`,
      { hosts: [`b${String(at)}.test`] },
    ]);
    expect(() => sitesOfTest(Object.fromEntries(many))).toThrow('there are more than 50 brands');
  });
});

describe('what stands while sites change', () => {
  const first = sitesOfTest({ 'brand:meadow': HOSTS, 'brand:turf': { hosts: ['turf.test'] } });

  it('is every site that says the same as before', () => {
    const kept = keepingWhatStands(
      first,
      sitesOfTest({ 'brand:meadow': { ...HOSTS, refId: 7 }, 'brand:turf': { hosts: ['turf.test'] } }),
    );
    expect(kept.own).toBe(first.own);
    expect(kept.brands.map(({ config }, at) => config === first.brands[at]?.config)).toEqual([false, true]);
  });

  it('is none once a host moved: who looks at it looks at another site', () => {
    const next = sitesOfTest({ 'brand:meadow': HOSTS });
    expect(keepingWhatStands(first, next)).toBe(next);
  });
});

describe('the brand that comes as an example', () => {
  const site = sitesOfTest({ 'brand:meadow': MEADOW }).brands[0]?.config;

  it('is another site than the installation’s: name, colours, languages, currencies, parcels', () => {
    expect(site).toMatchObject({
      companyName: 'Meadow',
      refId: 2,
      currencies: ['EUR', 'USD', 'RUB'],
      closedParcels: ['casino', 'originals', 'lotto'],
    });
    expect(site?.languages.all).toHaveLength(2);
  });

  it('can be read in both themes', () => {
    const rules: readonly BrandRule[] = MEADOW.partnerCssBrandBook ?? [];
    expect(rules.length).toBeGreaterThan(10);
    expect(brandProblems(rules)).toEqual([]);
  });
});
