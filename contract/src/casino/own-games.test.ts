import { createRouteMatcher } from '../routing/match.ts';
import { resolveUrl } from '../routing/resolve.ts';
import type { RouteDefinition } from '../routing/route.ts';
import { ownGameRoute, ownGames } from './own-games.ts';

const route = (id: string, path: string): RouteDefinition => ({
  id,
  paths: [path],
  params: { own: { kind: 'slug' } },
  parcel: 'x',
  page: id,
  layout: 'default',
  guards: ['own-game'],
  meta: { dictionaries: [], scroll: 'top', seoKey: id },
});
const matcher = createRouteMatcher({
  routes: [route('game', '/games/:own'), { ...route('nowhere', '/nowhere'), guards: [] }],
  redirects: [],
  notFound: 'nowhere',
});

/** What the server's document and the browser's navigation decide by alike. */
function resolve(tail: string, query = ''): string {
  const found = resolveUrl(matcher, `/en/games/${tail}`, query, {
    session: { userId: null, banLevel: 0 },
    site: { isRegistrationAllowed: true, features: [] },
    languages: { all: ['en'], hiddenFromGuests: [], fallback: 'en' },
    browserLanguages: [],
  });
  return found.kind === 'page' ? `${found.status} ${found.matched.route.id}` : `${found.status} ${found.to}`;
}

describe('addresses of our own games', () => {
  it('are each one number, one route and old routes, none of them another’s', () => {
    const names = ownGames().flatMap(({ id, route: own, oldRoutes }) => [String(id), own, ...oldRoutes]);
    expect(new Set(names).size).toBe(names.length);
    for (const { id, route: own, oldRoutes } of ownGames())
      expect([String(id), own, ...oldRoutes].map(ownGameRoute)).toEqual(
        Array(2 + oldRoutes.length).fill(own),
      );
  });

  it.each([
    ['2', '', '301 /en/games/dice'],
    ['11', '', '301 /en/games/hi-lo'],
    ['hilo', '?demo=1', '301 /en/games/hi-lo?demo=1'],
    ['classic-dice', '', '301 /en/games/dice'],
    ['dice', '?demo=1', '200 game'],
    ['0', '', '404 nowhere'],
    ['02', '', '404 nowhere'],
    ['22', '', '301 /en/games/live-roulette'],
    ['23', '', '404 nowhere'],
    ['99999999999999999999', '', '404 nowhere'],
    ['constructor', '', '404 nowhere'],
    ['nothing', '', '404 nowhere'],
  ])('lead from %s%s to %s [S5-06]', (tail, query, to) => {
    expect(resolve(tail, query)).toBe(to);
  });
});
