import { wholeManifest } from '@paddock/contract/releases';
import { manifestProblems } from './read-manifest.ts';

const written = (...routes: readonly object[]) => ({
  name: 'office',
  version: '0.1.0',
  owner: '@paddock/office-team',
  requires: {},
  routes,
  widgets: [],
  languages: ['en'],
});
const wholeRoutes = (manifest: object) => (wholeManifest(manifest) as { readonly routes: unknown }).routes;

describe('a whole manifest', () => {
  it('says of a route what its id tells', () => {
    const route = { id: 'office.account-edit', paths: ['/office/account/edit'], guards: ['auth'] };
    expect(wholeRoutes(written(route))).toEqual([
      {
        ...route,
        page: 'account-edit',
        layout: 'default',
        meta: { dictionaries: ['common', 'office'], scroll: 'top', seoKey: 'office:seo.accountEdit' },
      },
    ]);
    expect(manifestProblems('parcel.json', wholeManifest(written(route)))).toEqual([]);
  });

  it('has what the routes have in common, where a route says nothing of its own', () => {
    const everyRoute = {
      layout: 'empty',
      guards: ['auth', 'ban'],
      meta: { skeleton: 'panels', banLevels: [53], regions: { menu: 'office/menu', aside: null } },
    };
    const plain = { id: 'office.history', paths: ['/office/history'] };
    const own = {
      id: 'office.pay',
      paths: ['/office/pay'],
      page: 'payments',
      layout: 'default',
      guards: [],
      meta: { skeleton: 'form', scroll: 'keep', seoKey: 'office:seo.payments' },
    };
    expect(wholeManifest({ ...written(plain, own), everyRoute })).not.toHaveProperty('everyRoute');
    expect(wholeRoutes({ ...written(plain, own), everyRoute })).toEqual([
      {
        ...plain,
        page: 'history',
        layout: 'empty',
        guards: ['auth', 'ban'],
        meta: {
          dictionaries: ['common', 'office'],
          scroll: 'top',
          seoKey: 'office:seo.history',
          ...everyRoute.meta,
        },
      },
      {
        ...own,
        meta: { dictionaries: ['common', 'office'], ...everyRoute.meta, ...own.meta },
      },
    ]);
  });

  it('leaves one that was written whole as it was', () => {
    const whole = wholeManifest(written({ id: 'office.history', paths: ['/office/history'], guards: [] }));
    expect(wholeManifest(whole)).toEqual(whole);
  });

  it.each([
    ['no guards', { id: 'office.history', paths: ['/office/history'] }, '/routes/0/guards'],
    ['no paths', { id: 'office.history', guards: [] }, '/routes/0/paths'],
    ['no id', { paths: ['/office/history'], guards: [] }, '/routes/0/id'],
    ['an unknown member', { id: 'office.history', paths: ['/h'], guards: [], title: '' }, '/routes/0/title'],
    [
      'an unknown layout',
      { id: 'office.history', paths: ['/h'], guards: [], layout: 'wide' },
      '/routes/0/layout',
    ],
  ])('with %s in a route is refused still', (_what, route, place) => {
    const problems = manifestProblems('parcel.json', wholeManifest(written(route)));
    expect(problems.join('\n')).toContain(place.slice(0, place.lastIndexOf('/')));
    expect(problems.join('\n')).toContain(place.split('/').at(-1));
  });

  it.each([
    null,
    'text',
    [],
    { name: 'office' },
    { name: 'office', routes: 'none' },
    { ...written(), everyRoute: 1 },
  ])('of what is none stays as it is: %j', (value) => {
    expect(wholeManifest(value)).toEqual(value);
    expect(manifestProblems('parcel.json', wholeManifest(value))).not.toEqual([]);
  });
});
