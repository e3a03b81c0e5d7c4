import type { SiteConfig } from '@paddock/contract';

import { site$ } from '@paddock/shared-utils';

import { useStreamValue } from './use-stream.ts';

/**
 * A part of the site's config, `undefined` until there is one; renders again only when that part changes. As with
 * `useStreamValue`, `select` must answer a primitive or an object that lives in the config.
 */
export function useSiteConfig<T>(select: (config: SiteConfig) => T): T | undefined {
  return useStreamValue(site$, (site) => ('config' in site ? select(site.config) : undefined));
}
