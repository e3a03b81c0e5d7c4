import type { ParcelManifest, CurrentReleaseView } from '@paddock/contract/schemas';

import { requiredPart } from '../manifest/example-path.ts';

/** A site's answer to the question what an override brings along. */
export type SiteAnswer =
  | { readonly kind: 'release'; readonly release: CurrentReleaseView }
  | { readonly kind: 'silent'; readonly reason: string };

const PATIENCE_MS = 5_000;
export const CURRENT_RELEASE_PATH = '/web-api/releases/current';

/** Asks a site for its current release; never throws. */
export async function askSite(site: string): Promise<SiteAnswer> {
  const address = new URL(CURRENT_RELEASE_PATH, site);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok)
      return { kind: 'silent', reason: `answers ${address.pathname} with ${response.status}` };
    return { kind: 'release', release: (await response.json()) as CurrentReleaseView };
  } catch (failure) {
    return { kind: 'silent', reason: `does not answer (${causeOf(failure)})` };
  }
}

/** The innermost cause of a failed fetch, which alone says something: ECONNREFUSED. */
export function causeOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const { cause } = failure;
  if (cause instanceof Error) return causeOf(cause);
  return 'code' in failure && typeof failure.code === 'string' ? failure.code : failure.message;
}

/** Where a parcel is looked at unless its developer says otherwise: its first page that needs no parameter. */
export function firstPath(manifest: ParcelManifest): string {
  const paths = manifest.routes.flatMap((route) => route.paths);
  return paths.map(requiredPart).find((path) => !/[:*]/.test(path)) ?? '/';
}

/** The one address that opens a site with modules overridden: the site's own overrides library reads `imo`. */
export function overrideLink(site: string, path: string, imports: Readonly<Record<string, string>>): string {
  const link = new URL(path, site);
  link.searchParams.set('imo', JSON.stringify({ imports }));
  return link.href;
}
