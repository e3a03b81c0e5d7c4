import { match as matchPath } from 'path-to-regexp';

import { compilePattern, createRouteMatcher } from './match.ts';
import type { RouteDefinition } from './route.ts';

const PATTERNS = [
  '/',
  '/live/favourites',
  '/live{/:sport}{/:champ}',
  '/live/:sport/:champ/:game',
  '/files/*path',
  '/a\\:b',
  '/:any',
];

const PATHS = [
  ...[
    '/',
    '/live',
    '/live/',
    '/LIVE/football',
    '/live/favourites',
    '/live/a/b',
    '/live/a/b/c',
    '/live/a/b/c/d',
  ],
  ...['/files', '/files/a/b', '/a:b', '/else', '/else/', '/else/where', '', '/%E0%A4%A', '/li'],
];

function matcherOf(...patterns: readonly string[]) {
  const routes = patterns.map((path): RouteDefinition => ({
    id: `test.${path}`,
    paths: [path],
    parcel: 'test',
    page: 'page',
    layout: 'default',
    guards: [],
    meta: { dictionaries: [], scroll: 'top', seoKey: 'seo' },
  }));
  return createRouteMatcher({ routes, redirects: [], notFound: `test.${patterns[0] ?? ''}` });
}

it.each(PATTERNS)('matches %s as its library does, compiled only for paths that begin like it', (pattern) => {
  const matcher = matcherOf(pattern);
  const decode = (text: string) => text;
  const alone = matchPath(pattern, { decode });
  for (const path of PATHS)
    expect([path, matcher.match(path).kind === 'page']).toEqual([path, alone(path) !== false]);
});

it('takes the first of several that match', () => {
  const found = matcherOf('/live/favourites', '/live{/:sport}', '/:any').match('/live/favourites');
  expect(found).toMatchObject({ kind: 'page', route: { id: 'test./live/favourites' } });
});

describe('the parameters of a path', () => {
  const kinds = {
    digits: { kind: 'digits' },
    slug: { kind: 'slug' },
    'id-slug': { kind: 'id-slug' },
    'one-of': { kind: 'one-of', values: ['about', 'contacts'] },
    code: { kind: 'code' },
    free: undefined,
  } as const;
  const matcher = createRouteMatcher({
    routes: Object.entries(kinds).map(([kind, rule]): RouteDefinition => ({
      id: kind,
      paths: [`/${kind}{/:value}`],
      parcel: 'test',
      page: 'page',
      layout: 'default',
      guards: [],
      ...(rule && { params: { value: rule } }),
      meta: { dictionaries: [], scroll: 'top', seoKey: 'seo' },
    })),
    redirects: [{ id: 'old', from: '/old/:gameId', to: '/new/:gameId?of=:gameId&at=:none', status: 301 }],
    notFound: 'slug',
  });
  const paramsAt = (path: string) => {
    const found = matcher.match(path);
    return found.kind === 'page' ? found.params : found.kind;
  };

  it.each([
    ['digits', '0', true],
    ['digits', '9223372036854775807', true],
    ['digits', '12345678901234567890', false],
    ['digits', 'a1', false],
    ['slug', 'premier-league', true],
    ['slug', 'a-b-c1', true],
    ['slug', 'a--b', false],
    ['slug', 'league-', false],
    ['slug', '-league', false],
    ['slug', 'league!', false],
    ['slug', 'a-b!', false],
    ['id-slug', '7', true],
    ['id-slug', '88-premier-league', true],
    ['id-slug', '1234567890123456789', true],
    ['id-slug', '12345678901234567890', false],
    ['id-slug', '0-league', false],
    ['id-slug', 'x88-league', false],
    ['id-slug', '88-league!', false],
    ['id-slug', '88-', false],
  ] as const)('as %s: "%s" %s', (kind, value, isOne) => {
    expect(paramsAt(`/${kind}/${value}`)).toEqual(isOne ? { value } : 'none');
  });

  it.each([
    ['slug', 'Premier-LEAGUE', 'premier-league'],
    ['id-slug', '88-Premier', '88-premier'],
    ['one-of', 'ABOUT', 'about'],
    // Two coupons differ in case alone.
    ['code', 'AbCd1234', 'AbCd1234'],
    ['free', 'AbC', 'AbC'],
  ])('are met in any case, as %s: "%s" is "%s"', (kind, asked, value) => {
    expect(paramsAt(`/${kind}/${asked}`)).toEqual({ value });
  });

  it('are named only where the path has them', () => {
    const params = paramsAt('/slug');
    expect(Object.keys(params)).toEqual([]);
  });

  it('come decoded, and as they stand where they cannot be', () => {
    expect(matcher.match('/old/%D0%BC%2F1')).toEqual({
      kind: 'redirect',
      to: '/new/%D0%BC%2F1?of=%D0%BC%2F1&at=',
      status: 301,
    });
    expect(matcher.match('/old/%E0%A4%A')).toMatchObject({ to: '/new/%25E0%25A4%25A?of=%25E0%25A4%25A&at=' });
  });
});

it('says of a pattern by itself whether it parses', () => {
  for (const pattern of PATTERNS) expect(() => compilePattern(pattern)).not.toThrow();
  expect(() => compilePattern('/live{/:sport')).toThrow(TypeError);
  expect(() => compilePattern('/live/(x)')).toThrow(TypeError);
});
