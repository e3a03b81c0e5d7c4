import type { MatchedRoute } from './route.ts';

/**
 * A path as its route spells it: routes are met in any case, but one page has one address. What fills a parameter stays as it
 * was asked for, as only its rule says what it may be.
 */
export function ownSpelling({ path, params }: Pick<MatchedRoute, 'path' | 'params'>): string {
  const filled = new Set(Object.values(params).map((value) => encodeURIComponent(value)));
  return path
    .split('/')
    .map((segment) => (filled.has(segment) ? segment : segment.toLowerCase()))
    .join('/');
}
