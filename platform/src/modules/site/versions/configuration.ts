import type { MaintenanceWindow, SiteConfig } from '@paddock/contract';

import { subject } from '../../../kernel/bus/bus.ts';
import { socialOfferOf } from '../../../kernel/config/social-config.ts';
import type { Kernel, PlatformModule } from '../../../kernel/module.ts';
import type { Operators } from '../../operators/index.ts';
import { REDIRECTS_CHANGED } from '../../redirects/index.ts';
import { brandSheetOf } from '../brand-config.ts';
import { siteConfigOf } from '../site-config.ts';
import { carryOut, takeFileOver, type ChangingParts } from './change-site.ts';
import { configurationMigrations } from './migrations.ts';
import { operatorSiteRoutes } from './operator-site-routes.ts';
import { readDue } from './plan-store.ts';
import { readSiteFile } from './site-file.ts';
import { readState, readVersion, type SiteVersion } from './version-store.ts';

/** How soon this node knows of a changed file, a change made by another node, or a plan whose time has come. */
export const LOOK_EVERY_MS = 1_000;

/** The site's configuration changed; maintenance is told by its own news. */
export const SITE_CHANGED = subject<{ readonly config: SiteConfig }>('site.changed');

export interface ConfigurationDependencies {
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
  /** Maintenance that is planned or runs. */
  readonly maintenance: () => MaintenanceWindow | undefined;
  /** Rules of moved addresses: how often they were changed, and how many stand. */
  readonly redirects: { version(): number; count(): number };
}

/** What the site says of itself, as it stands. */
export interface SiteConfigSource {
  current(): SiteConfig;
  /** What it says of maintenance, whatever else is ordered. */
  configuredMaintenance(): MaintenanceWindow | undefined;
}

export interface Configuration extends PlatformModule, SiteConfigSource {}

/**
 * What the site is, in versions: each change is kept whole, with its author and reason. `site.json` is taken over as a
 * version whenever its bytes change. Starts before all other modules, which may ask at their start.
 * @throws Error when the file is wrong at the start, before anybody is told anything by it
 */
export function createConfiguration(
  kernel: Kernel,
  { operators, maintenance, redirects }: ConfigurationDependencies,
): Configuration {
  const { config: platform, log } = kernel;
  const parts: ChangingParts = { kernel, operators };
  const social = socialOfferOf(platform.social, platform.sandbox);
  const configOf = ({ number, keys }: SiteVersion): SiteConfig => {
    const site = siteConfigOf(keys, platform.sandbox);
    const brand = brandSheetOf(site);
    const seo = (site.seo?.length ?? 0) > 0 && ({ hasSeoRules: true } as const);
    return {
      ...site,
      ...seo,
      ...(social && { social }),
      ...(brand && { brandStyle: brand.href }),
      version: number,
    };
  };

  // The file's word until the database was asked: modules are made before any of them starts.
  let config = configOf({ number: 0, keys: readSiteFile(platform.dataDir, platform.sandbox)?.keys ?? {} });
  const fault = once((text) =>
    log.error({ fault: text }, 'the site configuration is wrong and was not taken'),
  );

  const current = () => {
    const { maintenance: _configured, version = 0, ...rest } = config;
    const window = maintenance();
    const moves = redirects.version();
    return {
      ...rest,
      version: version + moves,
      ...(redirects.count() > 0 && { redirects: moves }),
      ...(window && { maintenance: window }),
    };
  };

  async function takeFile(): Promise<void> {
    // A typing error must not take the site down: what stood stays.
    const file = fault.of(() => readSiteFile(platform.dataDir, platform.sandbox));
    if (file !== undefined && file.sha256 !== (await readState(kernel.db)).fileSha256)
      await takeFileOver(parts, file);
  }

  async function look(): Promise<void> {
    await takeFile();
    for (const plan of await readDue(kernel.db, kernel.clock.nowMs())) await carryOut(parts, plan);
    const { version } = await readState(kernel.db);
    if (version === config.version) return;
    const read = await readVersion(kernel.db, version);
    const next = read && fault.of(() => configOf(read));
    if (next === undefined) return;
    config = next;
    kernel.bus.publish(SITE_CHANGED, { config: current() });
  }

  return {
    name: 'configuration',
    migrations: configurationMigrations,
    current,
    configuredMaintenance: () => config.maintenance,
    routes: (app) => operatorSiteRoutes(app, { ...parts, operators, look }),
    async start() {
      await look();
      kernel.scheduler.every('site configuration', LOOK_EVERY_MS, look);
      kernel.bus.subscribe(REDIRECTS_CHANGED, () => {
        kernel.bus.publish(SITE_CHANGED, { config: current() });
      });
    },
  };
}

/** Tells of a fault when it is new, and not each second that it lasts. */
function once(tell: (fault: string) => void) {
  let last: string | undefined;
  return {
    /** What is read; undefined where that fails. */
    of<Value>(read: () => Value): Value | undefined {
      try {
        const value = read();
        last = undefined;
        return value;
      } catch (error) {
        const { message } = error as Error;
        if (message !== last) tell(message);
        last = message;
        return undefined;
      }
    },
  };
}
