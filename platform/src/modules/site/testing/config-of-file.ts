import type { SiteConfig } from '@paddock/contract';

import { sitesOf } from '../brands/sites-of.ts';
import { readSiteFile } from '../versions/site-file.ts';

const publicOrigin = 'http://paddock.test';

/** The site that `site.json` of a folder makes. */
export const configOfFile = (dataDir: string, sandbox: boolean): SiteConfig =>
  sitesOf(readSiteFile({ dataDir, sandbox, publicOrigin })?.keys ?? {}, { sandbox, publicOrigin }).own;
