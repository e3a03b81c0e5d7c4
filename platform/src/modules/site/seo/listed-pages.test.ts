import { createRouteMatcher } from '@paddock/contract';

import { siteConfigOf } from '../site-config.ts';
import { ROUTES } from '../testing/fixture-routes.ts';
import { listedPages } from './listed-pages.ts';

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
