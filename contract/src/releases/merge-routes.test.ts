import { createRouteMatcher } from '../routing/match.ts';
import type { RouteTable } from '../routing/route.ts';
import type { ParcelManifest } from '../schemas/manifest.ts';
import { mergeRoutes } from './merge-routes.ts';
import type { PlacedManifest } from './placed.ts';

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
/** The table of manifests that go together, as a caller takes it. */
function tableOf(manifests: readonly PlacedManifest[]): RouteTable {
  const { table, problems } = mergeRoutes(manifests);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return table;
}
const merge = (...parcels: PlacedManifest[]) => tableOf([system, ...parcels]);

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

  it.each(['/en/tables', '/tv{/:channel}', '{/tv}/tables'])(
    'refuses %s, whose first word an address would have for its language',
    (path) => {
      const { problems } = mergeRoutes([
        system,
        parcel('tables', { routes: [{ id: 'tables.a', paths: [path] }] }),
      ]);
      expect(problems).toEqual([
        `parcels/tables/parcel.json /routes/0/paths/0: "${path}" begins with two letters, which is how an address names its language`,
      ]);
    },
  );

  it.each([
    ['/lucky wheel', 'is never an address: "lucky wheel" is written "lucky%20wheel" there'],
    ['/games{/:id}/\u043a', 'is never an address: "\u043a" is written "%D0%BA" there'],
    ['/games/../wheel', 'is never an address: ".." is written "" there'],
    ['/wheel/', 'ends with a slash, which addresses are matched without'],
    ['/games//wheel', 'has an empty part between two slashes'],
  ])('refuses %s, which no address is ever like', (path, reason) => {
    const tables = parcel('tables', { routes: [{ id: 'tables.a', paths: [path] }] });
    expect(mergeRoutes([system, tables]).problems).toEqual([
      `parcels/tables/parcel.json /routes/0/paths/0: "${path}" ${reason}`,
    ]);
  });

  it('takes a word as an address has it', () => {
    const paths = ['/lucky%20wheel', '/games.html', '/@team~{/:id}', '/a\\:b'];
    expect(() => merge(parcel('tables', { routes: [{ id: 'tables.a', paths }] }))).not.toThrow();
  });

  it('takes a first word of two letters that goes on', () => {
    const paths = ['/tv-guide', '/t', '/english'];
    expect(() => merge(parcel('tables', { routes: [{ id: 'tables.a', paths }] }))).not.toThrow();
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
    expect(() => tableOf([])).toThrow('no parcel.json names the page for unknown paths');
    const second = parcel('b', { routes: [{ id: 'b.none', paths: ['/b'] }], notFound: 'b.none' });
    expect(() => merge(second)).toThrow(
      'parcels/b/parcel.json /notFound: parcels/system/parcel.json names one already',
    );
    expect(() => tableOf([parcel('b', { notFound: 'b.none' })])).toThrow(
      '"b.none" is no route of this parcel',
    );
  });

  it('refuses a path that one parcel names twice, and redirects of two parcels from one path', () => {
    const twice = parcel('a', { routes: [{ id: 'a.page', paths: ['/a', '/b', '/a'] }] });
    expect(() => merge(twice)).toThrow('parcels/a/parcel.json /routes/0/paths/2: "/a" is never reached');
    const away = (name: string) => ({
      redirects: [{ id: `${name}.old`, from: '/old', to: '/404', status: 301 }],
    });
    expect(() => merge(parcel('one', away('one')), parcel('two', away('two')))).toThrow(
      'parcels/two/parcel.json /redirects/0/from: /old also belongs to parcels/one/parcel.json /redirects/0',
    );
  });

  it('takes letters of either case for the same path, as browsers and server do', () => {
    const one = parcel('one', { routes: [{ id: 'one.a', paths: ['/Games'] }] });
    const two = parcel('two', { routes: [{ id: 'two.b', paths: ['/games{/:x}'] }] });
    expect(() => merge(one, two)).toThrow('also belongs to');
  });

  it('refuses patterns that could not be checked in time', () => {
    const parts = (count: number) => Array.from({ length: count }, (_, at) => `{/:p${at}}`).join('');
    const routes = (path: string) => [{ id: 'a.page', paths: [path] }];
    expect(() => merge(parcel('a', { routes: routes(`/a${parts(5)}`) }))).toThrow('5 optional parts');
    expect(() => merge(parcel('a', { routes: routes(`/a${parts(4)}`) }))).not.toThrow();
    expect(() => merge(parcel('a', { routes: routes('/:a'.repeat(13)) }))).toThrow(
      'has 13 parts; 12 can be checked',
    );
  });

  it('compares a bounded number of forms and values of a manifest, whatever it is made of, and says that there are more', () => {
    const values = Array.from({ length: 100 }, (_, at) => `v${at}`);
    const params = { a: { kind: 'one-of', values }, b: { kind: 'one-of', values } };
    const routes = Array.from({ length: 100 }, (_, at) => ({
      id: `a.r${at}`,
      paths: Array.from({ length: 10 }, (_each, path) => `/a/:a/:b/w${at * 10 + path}`),
      params,
    }));
    const { problems } = mergeRoutes([system, parcel('a', { routes })]);
    // At its fifteenth pattern of a thousand; work is counted, so that this is the same on every machine.
    expect(problems).toEqual([
      'parcels/a/parcel.json /routes/1/paths/4: "/a/:a/:b/w14" cannot be compared in time: too many patterns and parameters',
    ]);
    // Nobody else pays for it.
    const other = parcel('b', { routes: [{ id: 'b.page', paths: ['/b'] }] });
    const both = mergeRoutes([system, parcel('a', { routes }), other]).problems;
    expect(both.filter((problem) => problem.includes('/b/'))).toEqual([]);
  });

  it('checks 300 parcels against each other, each within what one may take', () => {
    const parcels = Array.from({ length: 300 }, (_, at) =>
      parcel(`p${at}`, { routes: [{ id: `p${at}.page`, paths: [`/p${at}{/:sport}{/:game}`] }] }),
    );
    expect(merge(...parcels).routes).toHaveLength(301);
  });
});
