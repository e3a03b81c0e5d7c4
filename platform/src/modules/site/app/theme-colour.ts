import type { SiteConfig } from '@paddock/contract';

/** The browser's own frame around a site that names no colour of its own, by day. */
export const HOUSE_COLOUR = '#003a20';

/** Colour of a site for what stands around it or in its place: manifests, pictures. */
export function themeColourOf({ pwaManifest }: Pick<SiteConfig, 'pwaManifest'>): string {
  return pwaManifest?.themeColor ?? HOUSE_COLOUR;
}
