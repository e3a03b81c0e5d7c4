import type { SiteConfig, SocialOffer } from '@paddock/contract';

import type { Log } from '../../kernel/module.ts';
import { readSiteConfig } from './site-config.ts';

/** The site's configuration as it stands; `reload` reads the file again. */
export interface SiteConfigSource {
  current(): SiteConfig;
  /** A wrong file is reported and the last good configuration stays: a typing error must not take the site down. */
  reload(): void;
}

/** @throws Error when the file is wrong at the start, when nothing good stands yet. */
export function createSiteConfigSource(
  dataDir: string,
  sandbox: boolean,
  log: Log,
  social?: SocialOffer,
): SiteConfigSource {
  const read = (): SiteConfig => ({
    ...readSiteConfig(dataDir, sandbox),
    ...(social === undefined ? {} : { social }),
  });
  let config = read();
  let lastFault: string | undefined;
  return {
    current: () => config,
    reload() {
      try {
        config = read();
        lastFault = undefined;
      } catch (error) {
        const fault = (error as Error).message;
        if (fault !== lastFault) log.error({ fault }, 'the site configuration is wrong and was not taken');
        lastFault = fault;
      }
    },
  };
}
