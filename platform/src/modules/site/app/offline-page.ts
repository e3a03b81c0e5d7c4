import type { SiteConfig } from '@paddock/contract';

import { plainPage } from '../pages/plain-page.ts';
import { siteWords } from '../words/site-words.ts';

/**
 * What stands at any address while there is no connection, kept by the service worker. Nobody's own, no prices, no money;
 * its style sheets are the few that no release has.
 */
export function offlinePage(site: SiteConfig, language: string): string {
  const { title, text, again } = siteWords(language).offline;
  return plainPage({
    language,
    theme: undefined,
    companyName: site.companyName,
    title,
    paragraphs: [text],
    // The address that was asked for.
    action: { label: again, href: '' },
    styles: site.brandStyle === undefined ? [] : [site.brandStyle],
  });
}
