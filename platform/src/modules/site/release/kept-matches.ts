import type { RouteMatch, RouteMatcher } from '@paddock/contract';

import { keptByText } from '../../../kernel/kept-by-text.ts';

/** Paths whose match is kept, of one route table. */
const MOST_PATHS = 2_000;

/** A matcher that goes through its table once a path: a table never changes, and a large site's is long. */
export function withKeptMatches(matcher: RouteMatcher): RouteMatcher {
  const find = keptByText<RouteMatch>(MOST_PATHS);
  return { ...matcher, match: (path) => find(path, (asked) => matcher.match(asked)) };
}
