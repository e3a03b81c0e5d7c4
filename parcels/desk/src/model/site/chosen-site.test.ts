import type { SiteKeysView } from '@paddock/contract/schemas';

import { brandsOf, chosenSite, keyChange, saidBrands } from './chosen-site.ts';

const MEADOW = { hosts: ['meadow.example'], closedParcels: ['casino'] };
const plan = (change: Record<string, unknown>) =>
  ({ id: '1', fromMs: 1, author: 'ada', reason: '', change, state: 'waiting', fault: null }) as const;
const SITE: SiteKeysView = {
  version: 7,
  keys: { closedParcels: ['toto'], 'brand:meadow': MEADOW, 'brand:hill': { hosts: ['hill.example'] } },
  unsaid: { features: [217] },
  plans: [
    plan({ companyName: 'Derby' }),
    plan({ 'brand:meadow': { hosts: ['meadow.example'], features: [39] } }),
    plan({ 'brand:meadow': null }),
  ],
};

describe('a site of the installation', () => {
  it('is a brand over what the installation says, or the installation’s own', () => {
    expect(brandsOf(SITE)).toEqual(['hill', 'meadow']);
    expect(chosenSite(SITE, 'meadow')).toMatchObject({ version: 7, keys: MEADOW, brand: { name: 'meadow' } });
    expect(chosenSite(SITE, 'hill')).toMatchObject({
      unsaid: { closedParcels: ['toto'], features: [217] },
    });
    expect(chosenSite(SITE, undefined)).toBe(SITE);
    expect(chosenSite(SITE, 'gone')).toBe(SITE);
  });

  it('is told by its name and where it is', () => {
    expect(saidBrands(SITE)).toMatchObject([
      { name: 'hill', hosts: ['hill.example'] },
      { name: 'meadow', hosts: ['meadow.example'] },
    ]);
  });

  it('has of each plan what it changes there', () => {
    expect(chosenSite(SITE, 'meadow').plans.map(({ change }) => change)).toEqual([
      {},
      { closedParcels: null, features: [39] },
      { hosts: null, closedParcels: null },
    ]);
  });

  it('is changed by a key, a brand with all else that it says', () => {
    const meadow = chosenSite(SITE, 'meadow');
    expect(keyChange(SITE, 'features', [1])).toEqual({ features: [1] });
    expect(keyChange(meadow, 'features', [1])).toEqual({ 'brand:meadow': { ...MEADOW, features: [1] } });
    expect(keyChange(meadow, 'closedParcels', [])).toEqual({
      'brand:meadow': { ...MEADOW, closedParcels: [] },
    });
    expect(keyChange(meadow, 'closedParcels', null)).toEqual({ 'brand:meadow': { hosts: MEADOW.hosts } });
  });
});
