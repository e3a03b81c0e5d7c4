import type { SiteConfig } from '@paddock/contract';

import type { WritingSite } from './kernel/index.ts';

/** What of a site's configuration those who write to its players are told. */
export function writingSite({ companyName, languages }: SiteConfig): WritingSite {
  return { name: companyName, language: languages.fallback };
}
