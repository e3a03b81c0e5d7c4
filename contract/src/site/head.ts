import type { MatchedRoute, RouteDefinition } from '../routing/route.ts';

/** Keys of the words for a page's head. */
export interface SeoKeys {
  readonly namespace: string;
  readonly title: string;
  readonly description: string;
}

/**
 * Where a route's words for the head stand: keys `<seoKey>.title` and `.description` of the parcel's own namespace, or of
 * the one the key names (`betting:seo.home`).
 */
export function seoKeysOf(route: RouteDefinition, of = ''): SeoKeys {
  const [, namespace = route.parcel, stem = ''] = /^(?:([^:]+):)?(.*)$/.exec(route.meta.seoKey) ?? [];
  return { namespace, title: `${stem}${of}.title`, description: `${stem}${of}.description` };
}

/**
 * Where the words of a page stand, the most particular that there are: a list of everything is titled by `seo.line`, that of
 * a sport by `seo.line.sport`, that of a championship by `seo.line.champ`.
 * @param translate answers a key's words, empty or nothing where it has none
 */
export function seoKeysOfPage(
  { route, params }: Pick<MatchedRoute, 'route' | 'params'>,
  translate: (namespace: string, key: string) => string | undefined,
): SeoKeys {
  let found = seoKeysOf(route);
  for (const name of Object.keys(params)) {
    const keys = seoKeysOf(route, `.${name}`);
    if (translate(keys.namespace, keys.title)) found = keys;
  }
  return found;
}

/** The document's title: the page's own, then the site's name. */
export function documentTitle(pageTitle: string, companyName: string): string {
  return pageTitle === '' || pageTitle === companyName ? companyName : `${pageTitle} · ${companyName}`;
}
