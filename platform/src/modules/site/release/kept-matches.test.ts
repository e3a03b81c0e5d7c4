import type { RouteMatch, RouteMatcher } from '@paddock/contract';

import { withKeptMatches } from './kept-matches.ts';

it('asks the table once a path, and answers as the table does', () => {
  const asked: string[] = [];
  const bare: Pick<RouteMatcher, 'match'> = {
    match(path): RouteMatch {
      asked.push(path);
      return path === '/old' ? { kind: 'redirect', to: '/new', status: 301 } : { kind: 'none' };
    },
  };
  const matcher = withKeptMatches(bare as RouteMatcher);
  const found = ['/old', '/other', '/old', '/OLD'].map((path) => matcher.match(path).kind);
  expect(found).toEqual(['redirect', 'none', 'redirect', 'none']);
  expect(asked).toEqual(['/old', '/other', '/OLD']);
});
