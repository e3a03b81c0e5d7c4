import type { MatchedRoute } from './route.ts';
import { unescaped } from './unescaped.ts';

/**
 * A path as its route spells it: routes are met in any case and however they are escaped, but one page has one address. What
 * fills a parameter says what it was asked for, as only its rule says what it may be.
 */
export function ownSpelling({ path, params }: Pick<MatchedRoute, 'path' | 'params'>): string {
  const filled = Object.values(params);
  return path.replace(/[^/]+/g, (segment) => {
    const said = unescaped(segment);
    return encodeURIComponent(filled.includes(said) ? said : said.toLowerCase());
  });
}
