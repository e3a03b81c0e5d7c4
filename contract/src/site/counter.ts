/**
 * Who counts what visitors do who agreed to it (S7-45): the site's own collector, or a tag layer that other companies' tags
 * of the operator read, an array of this name on the window.
 */
export type SiteCounter = { readonly domains?: readonly string[] } & (
  | { readonly kind: 'own' }
  | { readonly kind: 'tag'; readonly layer: string }
);

/** What a site counts by that says nothing. */
export const USUAL_COUNTERS: readonly SiteCounter[] = [{ kind: 'own' }];

/** The counters of one host of the site; those that name no domain are of all. */
export function countersOf(
  counters: readonly SiteCounter[] | undefined,
  domain: string,
): readonly SiteCounter[] {
  return (counters ?? USUAL_COUNTERS).filter(({ domains }) => domains?.includes(domain) ?? true);
}
