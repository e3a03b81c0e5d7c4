import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import {
  createRouteMatcher,
  robotsOf,
  type RedirectDefinition,
  type RouteDefinition,
} from '@paddock/contract';
import { wholeManifest } from '@paddock/contract/releases';

const parcels = globSync('parcels/*/parcel.json').map((path) => ({
  name: basename(dirname(path)),
  ...(wholeManifest(JSON.parse(readFileSync(path, 'utf8'))) as {
    routes?: RouteDefinition[];
    redirects?: RedirectDefinition[];
  }),
}));
const matcher = createRouteMatcher({
  routes: parcels.flatMap(({ name, routes = [] }) => routes.map((route) => ({ ...route, parcel: name }))),
  redirects: parcels.flatMap(({ redirects = [] }) => redirects),
  notFound: 'system-pages.not-found',
});
const robotsAt = (path: string): string | undefined => {
  const found = matcher.match(path);
  return found.kind === 'page' ? robotsOf(found, 200) : undefined;
};

describe('search engines', () => {
  it.each([
    '/thank-you',
    '/user/accountverify',
    '/user/activatefast',
    '/user/stopnewsletter',
    '/user/passwordreset',
    '/my-casino/favorites',
    '/casino-search',
    '/live/favourites',
    '/line/favourites',
  ])('do not list %s, where nothing stands for who comes from them', (path) => {
    expect(robotsAt(path)).toBe('noindex, nofollow');
  });

  it.each(['/live', '/line', '/live/football', '/line/football/12-league', '/my-casino'])(
    'list %s',
    (path) => {
      expect(robotsAt(path)).toBe('index, follow');
    },
  );
});
