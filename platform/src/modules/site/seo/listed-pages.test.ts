import { createRouteMatcher, type RouteMatcher } from '@paddock/contract';

import { siteConfigOf } from '../site-config.ts';
import { ROUTES } from '../testing/fixture-routes.ts';
import { listedPages, plainPaths } from './listed-pages.ts';

it('pages that wait for the end of maintenance are listed as they are before it', () => {
  const matcher = createRouteMatcher({ routes: ROUTES, redirects: [], notFound: 'system-pages.not-found' });
  const routes = { matcher, moved: () => undefined };
  const site = { ...siteConfigOf({}, false), sandbox: false };
  const entries = ['/', '/live', '/site-updates', '/office/account'].map((path) => ({ path }));
  const maintenance = { startedAt: 1, endedAt: 2, state: true };
  const before = listedPages(routes, site, entries);
  expect(before.map(({ path }) => path)).toEqual(['/', '/live']);
  expect(listedPages(routes, { ...site, maintenance }, entries)).toEqual(before);
});

it('pages of a parameter that must be one of some values are listed each, and where one signs in none is', () => {
  const params = { group: { kind: 'one-of', values: ['1', '2'] }, name: { kind: 'slug' } } as const;
  const [first] = ROUTES;
  if (first === undefined) throw new Error('no route');
  const route = (path: string, more: object = {}) => ({ ...first, id: path, paths: [path], params, ...more });
  const table = {
    routes: [
      route('/rules/:group{/:name}'),
      route('/blog/:name'),
      route('/user/login', { guards: ['guest'] }),
    ],
    redirects: [],
    notFound: 'system-pages.not-found',
  };
  expect(plainPaths({ table } as unknown as RouteMatcher)).toEqual(['/rules/1', '/rules/2']);
});
