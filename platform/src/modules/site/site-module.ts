import { setTimeout } from 'node:timers/promises';
import { linkStands, routesLeadOn, type SiteConfig } from '@paddock/contract';
import { isContentAddress } from '@paddock/contract/content';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { ownReadHeaders } from '../../kernel/http/own-read.ts';
import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { Canaries, ReleaseSource, StandingRelease } from '../releases/index.ts';
import { createDrawer, createDrawings, type AskAsGuest } from '../drawing/index.ts';
import { appealRoutes } from './appeals/appeal-routes.ts';
import { brandRoute } from './brand-route.ts';
import { configRoutes } from './config-routes.ts';
import { documentRoutes } from './document/document-routes.ts';
import { createFirstDrawings } from './document/first-drawings.ts';
import { createDocumentService, type DocumentDependencies } from './document/document-service.ts';
import { releaseRestRoute } from './document/release-rest-route.ts';
import { baseHeaders } from './document/security-headers.ts';
import { createSendingBuffers } from './document/sending-buffers.ts';
import { healthRoutes } from './health-routes.ts';
import { appRoutes } from './app/app-routes.ts';
import { robotsRoute } from './robots-route.ts';
import { overrideMigrations } from './overrides/migrations.ts';
import { createOverrideRights } from './overrides/override-rights.ts';
import { overrideRoutes } from './overrides/override-routes.ts';
import { createReleaseStore } from './release/release-store.ts';
import { entryRoutes } from './remote-entries/entry-routes.ts';
import { createEntryService } from './remote-entries/entry-service.ts';
import { createRemotePages } from './remote-entries/remote-pages.ts';
import { policyLogoRoute } from './policy/policy-logo.ts';
import { createCardDrawer } from './seo/card-drawer.ts';
import { cardRoutes } from './seo/card-routes.ts';
import { createKnownPages, type KnownPages } from './seo/known-pages.ts';
import { listedPages, plainPaths } from './seo/listed-pages.ts';
import { seoRoutes } from './seo/seo-routes.ts';
import { withSportNames } from './seo/sport-names.ts';
import type { SitemapEntry, SitemapKind } from './seo/sitemap.ts';
import { sitemapRoutes } from './seo/sitemap-routes.ts';
import { qrRoute } from './qr-route.ts';
import { reportRoutes } from './report-routes.ts';
import { lookRoutes } from './staging/look-routes.ts';
import type { SiteConfigSource } from './versions/configuration.ts';

/** How often it is looked whether there is a new release to draw the first pages of. */
const FIRST_DRAWINGS_MS = 1_000;

export interface SiteModule extends PlatformModule {
  /** The installation's own configuration as it stands. */
  siteConfig(): SiteConfig;
  /** That of the site a request is for. */
  siteOf: SiteConfigSource['of'];
  /** That of a brand. */
  siteOfBrand: SiteConfigSource['ofBrand'];
  /** Where the routes of the release lead from a path without language, where that is elsewhere. */
  leadsOn(path: string): string | undefined;
  /** Whether a link to a path without language leads anywhere on a site. */
  linkStands(path: string, site: SiteConfig): boolean;
  /** Pages of the installation's own site. */
  readonly pages: KnownPages;
}

export interface SiteDependencies extends DocumentDependencies {
  /** What other modules have pages of. */
  readonly pagesOf: Readonly<Record<Exclude<SitemapKind, 'pages'>, () => readonly SitemapEntry[]>>;
  readonly releases: ReleaseSource;
  readonly canaries: Canaries;
  /** A release with the words that operators mended: the same object until one changes. */
  readonly editedOf: (standing: StandingRelease) => StandingRelease;
  /** Whether countries can be told from addresses. */
  readonly countries: () => string;
  /** What the site says of itself. */
  readonly configuration: SiteConfigSource;
}

/** Documents, site configuration, error reports, health and icons. Its routes must be added last. */
export function createSite(kernel: Kernel, given: SiteDependencies): SiteModule {
  const { config, db, hosts, log, scheduler } = kernel;
  const source = given.configuration;
  const releases = createReleaseStore(given.releases, given.canaries, given.editedOf);
  const dependencies = { ...given, matchOf: withSportNames(given.matchOf, releases.current) };
  const remotes = createRemotePages(log);
  const overrides = createOverrideRights(kernel);
  const drawer = createDrawer((wall) => log.info({ wall }, 'pages are drawn behind walls of this kind'));
  const ask: { asGuest: AskAsGuest } = { asGuest: () => Promise.resolve(undefined) };
  const drawings = createDrawings({
    nowMs: () => kernel.clock.nowMs(),
    cpuNowMs: () => {
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1_000;
    },
    wait: (delayMs) => setTimeout(delayMs, undefined, { ref: false }),
    drawer,
    ask: (address, brand) => ask.asGuest(address, brand),
    textOf: (href) => dependencies.releases.text(href),
    log,
  });
  const cards = createCardDrawer();
  const drawFirst = createFirstDrawings(
    () => releases.current().release.number,
    () => [undefined, ...source.brands()].map((brand) => source.ofBrand(brand)),
    (address, brand) => ask.asGuest(address, brand),
  );
  const buffers = createSendingBuffers();
  const documents = createDocumentService(
    kernel,
    source,
    releases,
    remotes,
    overrides,
    drawings,
    buffers,
    dependencies,
  );
  const entries = createEntryService(kernel, source, releases, dependencies.namesOf);

  /** Of a parcel that so far some visitors alone have. */
  const ownerOfTried = (name: string) =>
    dependencies.releases
      .canaries()
      .find(({ parcel }) => parcel === name)
      ?.standing.release.parcels.find((parcel) => parcel.name === name)?.manifest.owner;

  /** Paths of what other modules have pages of. */
  const theirPaths = (): readonly string[] =>
    Object.values(dependencies.pagesOf).flatMap((read) => read().map(({ path }) => path));

  /** Paths of the site's own pages, where content has none. */
  function ownPaths(): readonly string[] {
    const { matcher, release } = releases.current();
    const named = release.parcels.flatMap(({ manifest }) => manifest.listed ?? []);
    return [...plainPaths(matcher), ...named].filter((path) => !isContentAddress(path));
  }

  function pagesOf(kind: SitemapKind, site: SiteConfig): readonly SitemapEntry[] {
    const routes = { matcher: releases.current().matcher, moved: dependencies.moved };
    if (kind !== 'pages') return listedPages(routes, site, dependencies.pagesOf[kind]());
    // Lists of content and pages of games are routes too: an address stands in one file.
    const elsewhere = new Set(theirPaths());
    const own = ownPaths().filter((path) => !elsewhere.has(path));
    return listedPages(
      routes,
      site,
      own.map((path) => ({ path })),
    );
  }

  return {
    name: 'site',
    migrations: overrideMigrations,
    siteConfig: source.current,
    siteOf: source.of,
    siteOfBrand: source.ofBrand,
    leadsOn: (path) => routesLeadOn(releases.current().matcher, path, source.current()),
    linkStands: (path, site) => linkStands(releases.current().matcher, path, site),
    pages: createKnownPages({
      headAt: dependencies.headAt,
      namesOf: dependencies.namesOf,
      site: source.current,
      release: () => remotes.withRemotePages(releases.current(), source.current()),
      listed: () => [...ownPaths(), ...theirPaths()],
    }),
    async routes(app: HttpApp) {
      const headers = Object.entries(baseHeaders(config));
      app.addHook('onRequest', (request, reply, done) => {
        for (const [name, value] of headers) reply.header(name, value);
        // Tabs of an older release learn from any answer that there is a newer one (S4-20).
        const release = releases.numberFor(request);
        if (release !== undefined) reply.header('x-release', release);
        const withdrawn = dependencies.releases.withdrawn();
        // Open pages without a live socket learn from it that the site says something else of itself.
        reply.header('x-site', source.of(request).version ?? 0);
        if (withdrawn !== '') reply.header('x-release-withdrawn', withdrawn);
        done();
      });
      configRoutes(app, source, kernel.log, dependencies);
      policyLogoRoute(app, source.of, dependencies.countryOf);
      healthRoutes(app, db, { releases, countries: dependencies.countries, drawings });
      qrRoute(app, hosts);
      appRoutes(app, {
        source,
        release: releases.current,
        textOf: (href) => dependencies.releases.text(href),
      });
      robotsRoute(app, source, hosts);
      const nowMs = () => kernel.clock.nowMs();
      sitemapRoutes(app, { hosts, nowMs, siteOf: source.of, pagesOf });
      seoRoutes(app, { ...dependencies, hosts, siteOf: source.of, release: releases.current });
      cardRoutes(app, { hosts, siteOf: source.of, matchOf: dependencies.matchOf, drawer: cards });
      brandRoute(app, source);
      overrideRoutes(app, kernel, overrides, source);
      lookRoutes(app, kernel, source);
      appealRoutes(app, kernel, source, dependencies.appeals);
      const ownerOf = (parcel: string) =>
        releases.current().parcels.get(parcel)?.manifest.owner ?? ownerOfTried(parcel);
      await reportRoutes(app, { log, ownerOf, health: dependencies.canaries });
      entryRoutes(app, entries, source);
      await releaseRestRoute(app, dependencies.releases);
      const ownRead = ownReadHeaders(kernel.secrets);
      ask.asGuest = async (address, brand) => {
        const { host } = new URL(hosts.originOfBrand(brand));
        const headers = { ...ownRead, host };
        const { statusCode, body } = await app.inject({ method: 'GET', url: address, headers });
        return statusCode === 200 ? body : undefined;
      };
      await documentRoutes(app, kernel, documents, entries, buffers, dependencies.onDocument);
    },
    start() {
      // A node without a release would answer every visit with the fatal page: better to say why at the start.
      remotes.check(releases.current(), source.current());
      scheduler.every('first drawings', FIRST_DRAWINGS_MS, drawFirst);
      return Promise.resolve();
    },
    stop() {
      drawer.stop();
      return Promise.resolve();
    },
  };
}
