import { DAY_MS } from '@paddock/contract';
import pLimit from 'p-limit';

import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { HttpApp } from '../../kernel/http/http-app.ts';
import { createAssetStore } from './assets/create-asset-store.ts';
import { PARCEL_CALLED } from '../../kernel/http/parcel-calls.ts';
import { createCallCounts } from './canary/call-counts.ts';
import { createFailureCounts, type FailureCounts } from './canary/failures.ts';
import { followChannel } from './canary/follow-channel.ts';
import { createVisitorHealth, type VisitorHealth } from './canary/visitor-health.ts';
import { createVisits, type Visits } from './canary/visits.ts';
import { createVitalCounts, type VitalCounts } from './canary/vitals.ts';
import { forgetVisitors } from './canary/votes.ts';
import { createReleaseContents } from './records/release-contents.ts';
import { releasesMigrations } from './migrations.ts';
import type { Registry } from './registry.ts';
import { createReleaseMaker } from './release-maker.ts';
import { sweep } from './retention.ts';
import { releaseRoutes } from './routes/routes.ts';
import { createReleaseSource, type ReleaseSource } from './serving/release-source.ts';
import { importSite } from './site-build/site-import.ts';
import { openSiteFolder } from './site-build/site-folder.ts';

/** How often a node looks whether another one has moved a channel. */
const POINTER_POLL_MS = 400;
/** How often development looks whether the site was built again. */
const BUILD_POLL_MS = 500;
const COUNTS_MS = 5_000;
/** How often it is looked who waits for a canary too long. */
const SILENCE_MS = 5_000;
const SWEEP_MS = DAY_MS;
const UPLOADS_AT_ONCE = 4;

/** Who is served a canary, and how its visitors fare. */
export type Canaries = Visits &
  VisitorHealth & { readonly addVitals: VitalCounts['add']; readonly addFailures: FailureCounts['add'] };

export interface Releases extends PlatformModule {
  readonly source: ReleaseSource;
  readonly canaries: Canaries;
  /** Removes files no release needs any more; the scheduler does so once a day. */
  sweep(): Promise<void>;
}

/** The registry of releases: what parcels and shared modules the site is made of, now and before. */
export function createReleases(kernel: Kernel): Releases {
  const { config, db, clock, log, scheduler } = kernel;
  const store = createAssetStore(config);
  const maker = createReleaseMaker(db, clock, createReleaseContents(), followChannel);
  const source = createReleaseSource(db, maker, store, config.assets.origin);
  const visits = createVisits(kernel, source);
  const failures = createFailureCounts(db, source);
  const health = createVisitorHealth(kernel, maker, source, visits, failures);
  const { met, watched } = health;
  const vitals = createVitalCounts(db, source);
  const calls = createCallCounts(db, source);
  const registry: Registry = { db, clock, store, maker, source, uploads: pLimit(UPLOADS_AT_ONCE) };
  const folder = openSiteFolder(config.siteDir);
  let importedAtMs: number | undefined;

  /** Brings the site's build in when it is another than last time. */
  async function importBuild(): Promise<void> {
    const changedAtMs = folder.changedAtMs();
    if (changedAtMs === undefined || changedAtMs === importedAtMs) return;
    await importSite(kernel, folder, store, maker);
    importedAtMs = changedAtMs;
    await source.refresh();
  }

  async function sweepAndTell(): Promise<void> {
    await forgetVisitors(db, clock.nowMs());
    log.info(await sweep(registry), 'files no release needs any more were removed');
  }

  return {
    name: 'releases',
    migrations: releasesMigrations,
    source,
    canaries: { ...visits, met, watched, addVitals: vitals.add, addFailures: failures.add },
    sweep: sweepAndTell,
    async routes(app: HttpApp) {
      await store.routes(app);
      await releaseRoutes(app, registry, kernel);
    },
    async start() {
      await importBuild();
      await source.refresh();
      // A node without a release would answer every visit with the fatal page: better to say why at the start.
      if (source.currentNumber() === undefined) {
        throw new Error(`there is no release at ${config.siteDir}: run \`npm run build\` first`);
      }
      await health.forgetWaits();
      kernel.bus.subscribe(PARCEL_CALLED, calls.add);
      scheduler.every('releases.pointer', POINTER_POLL_MS, () => source.refresh());
      if (config.mode === 'development') scheduler.every('releases.build', BUILD_POLL_MS, importBuild);
      scheduler.every('releases.counts', COUNTS_MS, async () => {
        await vitals.write(clock.nowMs());
        await failures.write(clock.nowMs());
        await calls.write(clock.nowMs());
      });
      scheduler.every('releases.silence', SILENCE_MS, () => health.judgeSilence());
      scheduler.every('releases.sweep', SWEEP_MS, sweepAndTell);
    },
  };
}
