import { createRouteMatcher } from '@paddock/contract';
import type { ParcelManifest } from '@paddock/contract/schemas';

import { aManifest } from '../testing/manifest-fixture.ts';
import { aBoot } from '../testing/site-fixture.ts';
import { mergeOverrides } from './merge-overrides.ts';

const ENTRY = 'http://127.0.0.1:9101/paddock-lottery.js';
const overridden = (manifest: ParcelManifest | null, parcel = manifest?.name ?? 'lottery') => ({
  parcel,
  entryUrl: ENTRY,
  manifest,
  copies: {},
  isDevelopment: false,
  problems: [],
});
const bettingWith = (paths: string[], change: Partial<ParcelManifest> = {}) => {
  const routes = aManifest().routes.map((route) => ({ ...route, id: 'betting.new', page: 'new', paths }));
  return aManifest({ name: 'betting', routes, ...change });
};

describe('merging overrides into the boot data', () => {
  it('gives a parcel the site does not know its routes, words and version', () => {
    const { boot, problems } = mergeOverrides(aBoot(), [overridden(aManifest())], '/en');
    const found = createRouteMatcher(boot.routeTable).match('/lottery/7');
    expect(found).toMatchObject({ kind: 'page', route: { parcel: 'lottery', page: 'draw' } });
    expect(boot.dictionaries['lottery']).toEqual({
      en: 'http://127.0.0.1:9101/locales/en.json',
      ru: 'http://127.0.0.1:9101/locales/ru.json',
    });
    expect(boot.parcelVersions).toMatchObject({ lottery: '2.1.0+override' });
    expect(problems).toEqual([]);
  });

  it('says so where a parcel the site does not know has no manifest either, and no page with it', () => {
    const { problems } = mergeOverrides(aBoot(), [overridden(null), overridden(null, 'betting')], '/en');
    expect(problems).toEqual(['lottery: http://127.0.0.1:9101/parcel.json cannot be reached']);
    const refused = { ...overridden(null), problems: ['lottery parcel.json /: must be an object'] };
    expect(mergeOverrides(aBoot(), [refused], '/en').problems).toEqual(refused.problems);
  });

  it('takes the old routes and redirects of a known parcel away and leaves those of others', () => {
    const table = aBoot().routeTable;
    const redirects = [
      ...table.redirects,
      { id: 'betting.old', from: '/old', to: '/', status: 302 as const },
    ];
    const before = { ...aBoot(), routeTable: { ...table, redirects } };
    const { boot } = mergeOverrides(before, [overridden(bettingWith(['/new']))], '/en');
    const matcher = createRouteMatcher(boot.routeTable);
    expect(['/new', '/live', '/old', '/office/account'].map((path) => matcher.match(path).kind)).toEqual([
      'page',
      'none',
      'none',
      'page',
    ]);
    expect(boot.routeTable.redirects.map(({ id }) => id)).toEqual(['office', 'round', 'about']);
  });

  it('shows the developer their own page where two parcels claim a path', () => {
    const { boot } = mergeOverrides(aBoot(), [overridden(bettingWith(['/user/login']))], '/en');
    expect(createRouteMatcher(boot.routeTable).match('/user/login')).toMatchObject({
      route: { id: 'betting.new' },
    });
  });

  it.each([
    ['/en/lottery/7', 200],
    ['/en/lottery/', 200],
    ['/en/nowhere', 404],
  ])('lets the 404 of %s go only where the overrides have a page: %s', (pathname, status) => {
    const { boot } = mergeOverrides({ ...aBoot(), status: 404 }, [overridden(aManifest())], pathname);
    expect(boot.status).toBe(status);
  });

  it('keeps any other status', () => {
    const { boot } = mergeOverrides({ ...aBoot(), status: 503 }, [overridden(aManifest())], '/en/lottery');
    expect(boot.status).toBe(503);
  });

  it('names what cannot be merged and leaves the table as it was', () => {
    const taken = aManifest({
      routes: aManifest().routes.map((route) => ({ ...route, id: 'betting.live' })),
    });
    const lost = aManifest({ name: 'system', routes: [] });
    const { boot, problems } = mergeOverrides(aBoot(), [overridden(taken), overridden(lost)], '/en');
    expect(problems).toEqual([
      'lottery parcel.json /routes: "betting.live" is a route of another parcel',
      'system parcel.json /notFound: there is no route "system.error"',
    ]);
    expect(boot.routeTable).toEqual(aBoot().routeTable);
  });

  it('marks the version of a parcel without a manifest, so that its failures are not the release’s', () => {
    const before = { ...aBoot(), parcelVersions: { betting: '1.4.0' } };
    const { boot } = mergeOverrides(before, [overridden(null, 'betting')], '/en');
    expect(boot.parcelVersions).toEqual({ betting: '1.4.0+override' });
    expect(boot.routeTable).toEqual(aBoot().routeTable);
  });
});
