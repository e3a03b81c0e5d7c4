import type { FastifyRequest } from 'fastify';
import type { MaintenanceWindow, SiteConfig } from '@paddock/contract';

import { subject } from '../../../kernel/bus/bus.ts';
import { socialOfferOf } from '../../../kernel/config/social-config.ts';
import type { Kernel, PlatformModule } from '../../../kernel/module.ts';
import type { Operators } from '../../operators/index.ts';
import { REDIRECTS_CHANGED } from '../../redirects/index.ts';
import { brandSheetOf } from '../brand-config.ts';
import { keepingWhatStands, sitesOf, type Sites } from '../brands/sites-of.ts';
import { carryOut, takeFileOver, type ChangingParts } from './change-site.ts';
import { configurationMigrations } from './migrations.ts';
import { operatorSiteRoutes } from './operator-site-routes.ts';
import { readWaiting } from './plan-store.ts';
import { Announcements } from './planned-closings.ts';
import { readSiteFile } from './site-file.ts';
import { unheardNames } from './unheard-names.ts';
import { readState, readVersion, type SiteVersion } from './version-store.ts';

/** How soon this node knows of a changed file, a change made by another node, or a plan whose time has come. */
export const LOOK_EVERY_MS = 1_000;

/** What one of the sites says of itself changed: a brand's, or the installation's own. Maintenance is told by its own news. */
export const SITE_CHANGED = subject<{ readonly brand: string | undefined; readonly config: SiteConfig }>(
  'site.changed',
);

export interface ConfigurationDependencies {
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
  /** Maintenance that is planned or runs. */
  readonly maintenance: () => MaintenanceWindow | undefined;
  /** Rules of moved addresses: how often they were changed, and how many stand. */
  readonly redirects: { version(): number; count(): number };
  /** Those of the releases; undefined while there is none. */
  readonly parcels: () => ReadonlySet<string> | undefined;
}

/** What the sites say of themselves, as it stands. */
export interface SiteConfigSource {
  /** The installation's own. */
  current(): SiteConfig;
  /** The site that a request is for, by its host. */
  of(request: Pick<FastifyRequest, 'headers'>): SiteConfig;
  /** A brand's; the installation's own for none, and for one that is no more. */
  ofBrand(brand: string | null | undefined): SiteConfig;
  /** Names of the brands. */
  brands(): readonly string[];
  /** What it says of maintenance, or a planned change of it will, whatever else is ordered. */
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
  { operators, maintenance, redirects, parcels }: ConfigurationDependencies,
): Configuration {
  const { config: platform, log } = kernel;
  const parts: ChangingParts = { kernel, operators, parcels };
  const social = socialOfferOf(platform.social, platform.sandbox);
  const dressed = (site: SiteConfig, version: number): SiteConfig => {
    const brand = brandSheetOf(site);
    const seo = (site.seo?.length ?? 0) > 0 && ({ hasSeoRules: true } as const);
    return {
      ...site,
      ...seo,
      // Their companies lead back to the one address they were told of.
      ...(social && site.brand === undefined && { social }),
      ...(brand && { brandStyle: brand.href }),
      version,
    };
  };
  const sitesIn = ({ number, keys }: SiteVersion): Sites => {
    const { own, brands } = sitesOf(keys, platform);
    return {
      own: dressed(own, number),
      brands: brands.map((brand) => ({ ...brand, config: dressed(brand.config, number) })),
    };
  };

  // The file's word until the database was asked: modules are made before any of them starts.
  let standing: SiteVersion = { number: 0, keys: readSiteFile(platform)?.keys ?? {} };
  let sites = sitesIn(standing);
  /** Version whose names were looked for in the releases. */
  let lookedAt: number | undefined;
  const announced = new Announcements(platform);
  kernel.hosts.know(sites.brands);
  const fault = once((text) =>
    log.error({ fault: text }, 'the site configuration is wrong and was not taken'),
  );

  interface Told {
    readonly of: readonly unknown[];
    readonly beside: string;
    readonly told: SiteConfig;
  }
  const tolds = new WeakMap<SiteConfig, Told>();
  /** The same object until something of it changes: documents are kept by it. */
  const told = (site: SiteConfig): SiteConfig => {
    const window = maintenance();
    const moves = redirects.version();
    const of = [window, moves, redirects.count(), announced.now];
    const known = tolds.get(site);
    // Each document asks this many times.
    if (known?.of.every((one, at) => one === of[at]) === true) return known.told;
    const beside = {
      version: (site.version ?? 0) + moves,
      ...(redirects.count() > 0 && { redirects: moves }),
      ...(window && { maintenance: window }),
      ...announced.of(site.brand),
    };
    const text = JSON.stringify(beside);
    const { maintenance: _configured, ...rest } = site;
    const now = known?.beside === text ? known.told : { ...rest, ...beside };
    tolds.set(site, { of, beside: text, told: now });
    return now;
  };
  const ofBrand = (brand: string | null | undefined): SiteConfig => {
    const found = sites.brands.find(({ name }) => name === brand);
    return told(found?.config ?? sites.own);
  };

  /** Tells of those that changed. */
  function tell(changed: (site: SiteConfig) => boolean): void {
    for (const site of [sites.own, ...sites.brands.map((brand) => brand.config)])
      if (changed(site)) kernel.bus.publish(SITE_CHANGED, { brand: site.brand, config: told(site) });
  }

  async function takeFile(): Promise<void> {
    // A typing error must not take the site down: what stood stays.
    const file = fault.of(() => readSiteFile(platform));
    if (file !== undefined && file.sha256 !== (await readState(kernel.db)).fileSha256)
      await takeFileOver(parts, file);
  }

  async function look(): Promise<void> {
    await takeFile();
    const waiting = await readWaiting(kernel.db);
    const nowMs = kernel.clock.nowMs();
    const due = waiting.filter(({ fromMs }) => fromMs <= nowMs);
    for (const plan of due) await carryOut(parts, plan);
    await takeVersion();
    tellUnheard();
    // Those that wait on may say other things of a brand now.
    const still = due.length === 0 ? waiting : await readWaiting(kernel.db);
    if (announced.look(still, standing, nowMs)) tell(() => true);
  }

  /** A file may come before its release, so that what it names is never refused. */
  function tellUnheard(): void {
    const known = parcels();
    if (known === undefined || lookedAt === standing.number) return;
    lookedAt = standing.number;
    const names = unheardNames({}, standing.keys, known);
    if (names.length > 0) log.warn({ names }, 'the site configuration names what no release has');
  }

  async function takeVersion(): Promise<void> {
    const { version } = await readState(kernel.db);
    if (version === standing.number) return;
    const read = await readVersion(kernel.db, version);
    const next = read && fault.of(() => sitesIn(read));
    if (read === undefined || next === undefined) return;
    const before = new Set([sites.own, ...sites.brands.map(({ config }) => config)]);
    sites = keepingWhatStands(sites, next);
    standing = read;
    kernel.hosts.know(sites.brands);
    tell((site) => !before.has(site));
  }

  return {
    name: 'configuration',
    migrations: configurationMigrations,
    current: () => told(sites.own),
    of: (request) => ofBrand(kernel.hosts.brandOf(request)),
    ofBrand,
    brands: () => sites.brands.map(({ name }) => name),
    configuredMaintenance: () =>
      sites.own.maintenance?.state === true
        ? sites.own.maintenance
        : (announced.maintenance ?? sites.own.maintenance),
    routes: (app) => operatorSiteRoutes(app, { ...parts, operators, look }),
    async start() {
      await look();
      kernel.scheduler.every('site configuration', LOOK_EVERY_MS, look);
      kernel.bus.subscribe(REDIRECTS_CHANGED, () => tell(() => true));
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
