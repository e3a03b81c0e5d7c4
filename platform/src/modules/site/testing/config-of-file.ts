import type { SiteConfig } from '@paddock/contract';

import { siteConfigOf } from '../site-config.ts';
import { readSiteFile } from '../versions/site-file.ts';

/** The site that `site.json` of a folder makes. */
export const configOfFile = (dataDir: string, sandbox: boolean): SiteConfig =>
  siteConfigOf(readSiteFile(dataDir, sandbox)?.keys ?? {}, sandbox);
