import type { SiteKeysView } from '@paddock/contract/schemas';

import { brandsOf, chosenSite, keyChange, planMetBy, saidBrands } from './chosen-site.ts';

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

  it('meets a plan that comes first, which it follows, or one that it makes be refused', () => {
    const at = (id: string, fromMs: number, change: object) => ({ ...plan({ ...change }), id, fromMs });
    const site = {
      plans: [at('3', 30, { refId: 3 }), at('2', 10, { refId: 2 }), at('1', 5, { isPwa: true })],
    };
    const met = (fromMs?: number) => {
      const found = planMetBy(site, 'refId', fromMs);
      return [found?.plan.id, found?.isFollowed];
    };
    expect(met()).toEqual(['3', false]);
    expect(met(9)).toEqual(['3', false]);
    expect(met(20)).toEqual(['3', false]);
    expect(met(30)).toEqual(['3', true]);
    expect(planMetBy(site, 'groupId', 20)).toBeUndefined();
    const ofBrand = { ...chosenSite(SITE, 'meadow'), plans: [at('4', 10, { features: [39] })] };
    expect(planMetBy(ofBrand, 'companyName', 11)).toMatchObject({ plan: { id: '4' }, isFollowed: true });
  });
});
