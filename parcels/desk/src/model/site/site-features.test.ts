import { listDifferences, parcelFault, siteFeatures, siteParcels, withListed } from './site-features.ts';

const SITE = {
  keys: {
    closedParcels: ['lotto', 'horses'],
    remoteEntries: [
      { name: 'shop', path: '/shop', origin: 'https://shop.example', featureId: 12 },
      { name: 'club', path: '/club', origin: 'https://shop.example' },
    ],
  },
  unsaid: {
    features: [217, 90],
    widgets: { floating: 'support/button', aside: null },
  },
};

describe('features of the site', () => {
  it('are those with words, of pages elsewhere, and whatever else is on', () => {
    expect(siteFeatures(SITE)).toEqual([
      { id: 39, word: 'quick-coupon', pages: [], isOn: false },
      { id: 217, word: 'statistics', pages: [], isOn: true },
      { id: 512, word: 'locked-limit', pages: [], isOn: false },
      { id: 12, word: null, pages: ['shop'], isOn: false },
      { id: 90, word: null, pages: [], isOn: true },
    ]);
  });

  it('are listed or not, over what holds by default', () => {
    expect(withListed(SITE, 'features', 39, true)).toEqual([217, 90, 39]);
    expect(withListed(SITE, 'features', 217, true)).toEqual([90, 217]);
    expect(withListed(SITE, 'features', 217, false)).toEqual([90]);
    expect(withListed({ keys: {}, unsaid: {} }, 'closedParcels', 'toto', true)).toEqual(['toto']);
  });
});

describe('parcels of the site', () => {
  it('are open, closed, or stand in the frame', () => {
    const parcels = siteParcels(SITE);
    expect(parcels.filter(({ isOpen }) => !isOpen)).toEqual([
      { name: 'lotto', isKnown: true, isOpen: false, framed: undefined },
      { name: 'horses', isKnown: false, isOpen: false, framed: undefined },
    ]);
    expect(parcels.filter(({ framed }) => framed !== undefined)).toEqual([
      { name: 'support', isKnown: true, isOpen: true, framed: 'floating' },
    ]);
    const said = { ...SITE, keys: { widgets: { floating: null, aside: 'casino/side' } } };
    expect(siteParcels(said).flatMap(({ name, framed }) => (framed === undefined ? [] : [name]))).toEqual([
      'casino',
    ]);
  });

  it.each([
    ['Horses', 'no-name'],
    ['', 'no-name'],
    ['cashier', 'needed'],
    ['desk', 'needed'],
    ['lotto', 'is-closed'],
    ['greyhounds', undefined],
  ])('%j cannot be closed by its name because of %s', (name, fault) => {
    expect(parcelFault(SITE, name)).toBe(fault);
  });

  it('differ by each of them', () => {
    const words = { named: (one: number | string) => `<${one}>`, listed: 'closed', unlisted: 'open' };
    expect(listDifferences(['toto', 'lotto'], ['lotto', 'casino'], words)).toEqual([
      { place: '<toto>', before: 'closed', after: 'open' },
      { place: '<casino>', before: 'open', after: 'closed' },
    ]);
  });
});
