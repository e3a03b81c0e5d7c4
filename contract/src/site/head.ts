import type { RouteDefinition } from '../routing/route.ts';

/**
 * Where a route's words for the head stand: keys `<seoKey>.title` and `.description` of the parcel's own namespace, or of
 * the one the key names (`betting:seo.home`).
 */
export function seoKeysOf(route: RouteDefinition): { namespace: string; title: string; description: string } {
  const [, namespace = route.parcel, stem = ''] = /^(?:([^:]+):)?(.*)$/.exec(route.meta.seoKey) ?? [];
  return { namespace, title: `${stem}.title`, description: `${stem}.description` };
}

/** The document's title: the page's own, then the site's name. */
export function documentTitle(pageTitle: string, companyName: string): string {
  return pageTitle === '' || pageTitle === companyName ? companyName : `${pageTitle} · ${companyName}`;
}
