import { createRouteMatcher } from '@paddock/contract';
import type { ParcelManifest } from '@paddock/contract/schemas';

import { mergeRoutes, type PlacedManifest } from './merge-routes.ts';

type Route = { id: string; paths: string[]; params?: Record<string, unknown> };
type Change = { routes?: Route[]; redirects?: object[]; notFound?: string };

const parcel = (name: string, { routes = [], ...rest }: Change): PlacedManifest => ({
  file: `parcels/${name}/parcel.json`,
  manifest: {
    name,
    version: '1.0.0',
    owner: 'team',
    requires: {},
    widgets: [],
    languages: ['en'],
    routes: routes.map((route) => ({
      page: 'page',
      layout: 'default',
      guards: [],
      meta: { dictionaries: [], scroll: 'top', seoKey: 'seo' },
      ...route,
    })),
    ...rest,
  } as unknown as ParcelManifest,
});

const system = parcel('system', {
  routes: [{ id: 'system.none', paths: ['/404'] }],
  notFound: 'system.none',
});
const merge = (...parcels: PlacedManifest[]) => mergeRoutes([system, ...parcels]);

describe('merging manifests', () => {
  it('gives one table the matcher of browser and server reads', () => {
    const table = merge(
      parcel('betting', {
        routes: [{ id: 'betting.live', paths: ['/live{/:sport}'], params: { sport: { kind: 'slug' } } }],
        redirects: [{ id: 'betting.old', from: '/inplay', to: '/live', status: 301 }],
      }),
    );
    const matcher = createRouteMatcher(table);
    expect(matcher.match('/live/football')).toMatchObject({ kind: 'page', params: { sport: 'football' } });
    expect(matcher.match('/inplay')).toEqual({ kind: 'redirect', to: '/live', status: 301 });
    expect(matcher.notFound().id).toBe('system.none');
  });

  it('refuses two parcels that claim one path, showing the path', () => {
    const one = parcel('one', { routes: [{ id: 'one.a', paths: ['/games/:name'] }] });
    const two = parcel('two', { routes: [{ id: 'two.b', paths: ['/games/slots'] }] });
    expect(() => merge(one, two)).toThrow(
      'parcels/two/parcel.json /routes/0/paths/0: /games/slots also belongs to parcels/one/parcel.json /routes/0',
    );
    expect(() => merge(two, one)).toThrow('/games/slots also belongs to parcels/two/parcel.json /routes/0');
  });

  it('sees that parameters of different kinds share no path', () => {
    const digits = { id: { kind: 'digits' } };
    const words = { id: { kind: 'one-of', values: ['new', 'top'] } };
    const one = parcel('one', { routes: [{ id: 'one.a', paths: ['/x/:id'], params: digits }] });
    const two = parcel('two', { routes: [{ id: 'two.b', paths: ['/x/:id'], params: words }] });
    expect(merge(one, two).routes).toHaveLength(3);
    const slug = parcel('three', {
      routes: [{ id: 'three.c', paths: ['/x/:id'], params: { id: { kind: 'slug' } } }],
    });
    expect(() => merge(two, slug)).toThrow('/x/new also belongs to');
  });

  it('lets the order decide inside a parcel, but refuses a pattern that is never reached', () => {
    const special = { id: 'a.special', paths: ['/a/special'] };
    const any = { id: 'a.any', paths: ['/a/:name'] };
    expect(merge(parcel('a', { routes: [special, any] })).routes).toHaveLength(3);
    expect(() => merge(parcel('a', { routes: [any, special] }))).toThrow(
      'parcels/a/parcel.json /routes/1/paths/0: "/a/special" is never reached',
    );
  });

  it('refuses a redirect that takes a page away or leads nowhere', () => {
    const page = { id: 'a.page', paths: ['/a'] };
    const away = { id: 'a.away', from: '/a', to: '/404', status: 302 };
    expect(() => merge(parcel('a', { routes: [page], redirects: [away] }))).toThrow('/a also belongs to');
    const lost = { id: 'a.lost', from: '/b', to: '/c', status: 302 };
    expect(() => merge(parcel('a', { redirects: [lost] }))).toThrow(
      'parcels/a/parcel.json /redirects/0/to: no page at /c',
    );
  });

  it('refuses doubled ids and patterns that do not parse', () => {
    const twice = [
      { id: 'a.page', paths: ['/a'] },
      { id: 'a.page', paths: ['/b'] },
    ];
    expect(() => merge(parcel('a', { routes: twice }))).toThrow('/routes/1/id: "a.page" is taken by');
    expect(() => merge(parcel('a', { routes: [{ id: 'a.bad', paths: ['/a{/:b'] }] }))).toThrow(
      'parcels/a/parcel.json /routes/0/paths/0:',
    );
  });

  it('wants exactly one page for unknown paths', () => {
    expect(() => mergeRoutes([])).toThrow('no parcel.json names the page for unknown paths');
    const second = parcel('b', { routes: [{ id: 'b.none', paths: ['/b'] }], notFound: 'b.none' });
    expect(() => merge(second)).toThrow(
      'parcels/b/parcel.json /notFound: parcels/system/parcel.json names one already',
    );
    expect(() => mergeRoutes([parcel('b', { notFound: 'b.none' })])).toThrow(
      '"b.none" is no route of this parcel',
    );
  });
});
