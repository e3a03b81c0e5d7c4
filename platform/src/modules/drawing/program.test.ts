import type { BuiltParcel, Release, SiteConfig } from '@paddock/contract';

import { drawingKey, type DrawingWish } from './drawings.ts';

const SITE = {
  companyName: 'Paddock',
  timeZone: 0,
  features: [1],
  currencies: ['EUR'],
  defaultCurrency: 'EUR',
  mobilePaymentCountries: [],
} as unknown as SiteConfig;

const WISH: DrawingWish = {
  release: { number: 7 } as Release,
  parcel: {
    name: 'betting',
    drawing: {
      href: '/assets/parcels/betting/drawing/drawing.1.js',
      integrity: '',
      bytes: 1,
      dependencies: [],
    },
  } as unknown as BuiltParcel & DrawingWish['parcel'],
  language: 'en',
  site: SITE,
  words: new Map(),
  namespaces: [],
  place: {
    language: 'en',
    page: 'live',
    routeId: 'betting.live',
    params: {},
    path: '/live',
    query: '',
    status: 200,
  },
};

const site = (change: Partial<SiteConfig>): Partial<DrawingWish> => ({ site: { ...SITE, ...change } });

describe('the key of a drawing', () => {
  it('is the same for the same page', () => {
    expect(drawingKey(structuredClone(WISH))).toBe(drawingKey(WISH));
  });

  it.each([
    ['route', { place: { ...WISH.place, page: 'home' } }],
    ['address', { place: { ...WISH.place, path: '/live/football' } }],
    ['edition', { place: { ...WISH.place, query: '?edition=1' } }],
    ['language', { language: 'ru' }],
    ['release, which a canary has one of its own of', { release: { number: 8 } as Release }],
    ['brand', site({ companyName: 'Meadow' })],
    ['currency', site({ defaultCurrency: 'USD' })],
    ['countries', site({ mobilePaymentCountries: ['KZ'] })],
    ['flags', site({ features: [1, 2] })],
    ['time zone', site({ timeZone: 3 })],
  ])('is another for another %s', (_what, change) => {
    expect(drawingKey({ ...WISH, ...change })).not.toBe(drawingKey(WISH));
  });
});
