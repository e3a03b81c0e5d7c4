import type { MaintenanceWindow, SiteConfig, SocialOffer } from '@paddock/contract';

import type { Log } from '../../kernel/module.ts';
import { readSiteConfig } from './site-config.ts';

/** The site's configuration as it stands; `reload` reads the file again. */
export interface SiteConfigSource {
  current(): SiteConfig;
  /** What the file says of maintenance, whatever else is ordered. */
  configuredMaintenance(): MaintenanceWindow | undefined;
  /** A wrong file is reported and the last good configuration stays: a typing error must not take the site down. */
  reload(): void;
}

/** @throws Error when the file is wrong at the start, when nothing good stands yet. */
export function createSiteConfigSource(
  dataDir: string,
  sandbox: boolean,
  log: Log,
  maintenance: () => MaintenanceWindow | undefined,
  social?: SocialOffer,
): SiteConfigSource {
  const read = (): SiteConfig => ({
    ...readSiteConfig(dataDir, sandbox),
    ...(social === undefined ? {} : { social }),
  });
  let config = read();
  let lastFault: string | undefined;
  return {
    current() {
      const { maintenance: _configured, ...rest } = config;
      const window = maintenance();
      return window === undefined ? rest : { ...rest, maintenance: window };
    },
    configuredMaintenance: () => config.maintenance,
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
