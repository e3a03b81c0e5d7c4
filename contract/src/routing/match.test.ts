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

it('says of a pattern by itself whether it parses', () => {
  for (const pattern of PATTERNS) expect(() => compilePattern(pattern)).not.toThrow();
  expect(() => compilePattern('/live{/:sport')).toThrow(TypeError);
  expect(() => compilePattern('/live/(x)')).toThrow(TypeError);
});
