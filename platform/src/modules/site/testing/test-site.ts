import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { BootData, SessionSummary } from '@paddock/contract';
import type { ParcelManifest } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel, PlatformConfig, PlatformModule } from '../../../kernel/index.ts';
import { createTestPlatform, quickFolder, type TestPlatform } from '../../../testing/index.ts';
import { createReleases, type Releases } from '../../releases/index.ts';
import {
  createConfiguration,
  createSite,
  parcelsOfReleases,
  type Configuration,
  type SiteDependencies,
  type SiteModule,
} from '../index.ts';
import type { ConfigurationDependencies } from '../versions/configuration.ts';
import { writeFixtureRelease, type FixtureDrawing, type FixtureRelease } from './fixture-release.ts';

export interface TestSite {
  readonly platform: TestPlatform<TestSiteModules>;
  readonly fixture: FixtureRelease;
  readonly dataDir: string;
  close(): Promise<void>;
}

export interface TestSiteOptions {
  readonly config?: Partial<PlatformConfig>;
  /** Written as `site.json`. */
  readonly siteFile?: object;
  readonly dependencies?: Partial<SiteDependencies>;
  /** A page that is drawn. */
  readonly drawn?: FixtureDrawing;
  /** Origins that the manifests of parcels name, by parcel. */
  readonly connects?: Readonly<Record<string, string[]>>;
  /** Of the parcels of its release, in place of the fixture's own. */
  readonly manifests?: readonly ParcelManifest[];
}

/** The modules a test site runs. */
export interface TestSiteModules extends Readonly<Record<string, PlatformModule>> {
  readonly releases: Releases;
  readonly configuration: Configuration;
  readonly site: SiteModule;
}

/** Nobody is let in to change the site. */
const NO_OPERATORS: ConfigurationDependencies['operators'] = {
  requireOperator: () => Promise.reject(new PlatformError('UNAUTHENTICATED')),
  record: () => Promise.reject(new Error('nothing is done by operators here')),
};

const NO_APPEALS: SiteDependencies['appeals'] = {
  deskOf: () => Promise.resolve({ appeals: [], mayAppeal: false, asksEmail: true }),
  send: () => Promise.resolve('none'),
};

const NO_REDIRECTS: ConfigurationDependencies['redirects'] = { version: () => 0, count: () => 0 };

export function composeTestSite(
  kernel: Kernel,
  dependencies: Partial<SiteDependencies> = {},
): TestSiteModules {
  const releases = createReleases(kernel);
  const configuration: Configuration = createConfiguration(kernel, {
    operators: NO_OPERATORS,
    maintenance: () => configuration.configuredMaintenance(),
    redirects: NO_REDIRECTS,
    parcels: () => parcelsOfReleases(releases.source),
  });
  const given: SiteDependencies = {
    namesOf: undefined,
    headAt: () => Promise.resolve(undefined),
    gameOrigins: () => ({}),
    moved: () => undefined,
    blockOf: () => undefined,
    matchOf: () => undefined,
    pagesOf: { content: () => [], championships: () => [], matches: () => [], games: () => [] },
    countries: () => 'absent',
    appeals: NO_APPEALS,
    countryOf: () => undefined,
    homePathOf: () => undefined,
    editedOf: (standing) => standing,
    onDocument: () => Promise.resolve(),
    sessionOf: sessionOfCookie,
    releases: releases.source,
    canaries: releases.canaries,
    configuration,
    ...dependencies,
  };
  const site: SiteModule = createSite(kernel, given);
  return { configuration, releases, site };
}

/** The site module on the fixture release. A visitor with the cookie `player=<id>:<ban level>` is signed in. */
export async function startTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const fixture = writeFixtureRelease(options.connects, options.drawn, options.manifests);
  const dataDir = mkdtempSync(join(quickFolder(), 'paddock-site-data-'));
  if (options.siteFile !== undefined)
    writeFileSync(join(dataDir, 'site.json'), JSON.stringify(options.siteFile));
  const platform = await createTestPlatform((kernel) => composeTestSite(kernel, options.dependencies), {
    config: { siteDir: fixture.siteDir, dataDir, ...options.config },
  });
  return {
    platform,
    fixture,
    dataDir,
    async close() {
      await platform.close();
      fixture.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Who is signed in, from a cookie of player, ban level, end of a break and zone: `4711:1`, `4711:53:1797000000000:5`. */
function sessionOfCookie(request: FastifyRequest): Promise<SessionSummary> {
  const [userId, banLevel = '0', untilMs, zoneHours] = request.cookies['player']?.split(':') ?? [];
  return Promise.resolve({
    userId: userId ?? null,
    banLevel: Number(banLevel),
    ...(untilMs === undefined ? {} : { restrictedUntilMs: Number(untilMs) }),
    ...(zoneHours === undefined ? {} : { zoneHours: Number(zoneHours) }),
  });
}

/** The boot data a document carries, read as the browser reads it. */
export function bootOf(html: string): BootData {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  if (json === undefined) throw new Error('the document has no boot data');
  return JSON.parse(json) as BootData;
}
