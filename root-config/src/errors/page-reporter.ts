import type { BootData } from '@paddock/contract';

import { browserRandom } from '../time/random.ts';
import type { Scheduler } from '../time/scheduler.ts';
import { createAttribution } from './attribution.ts';
import { createReporter, type Reporter } from './reporter.ts';
import { sendReport } from './send-report.ts';

/** Every tab reports until there is traffic enough for a sample to do. */
const SAMPLE_RATE = 1;

export interface PageReporterOptions {
  readonly window: Window;
  readonly boot: BootData;
  readonly scheduler: Scheduler;
  entryUrlOf(parcel: string): string | null;
  routeId(): string | null;
}

/** The one reporter of a page. It lives in a chunk that comes with the first failure, or once the page stands. */
export function createPageReporter(options: PageReporterOptions): Reporter {
  const { window, boot, scheduler, entryUrlOf, routeId } = options;
  return createReporter({
    release: boot.release,
    scheduler,
    attribution: createAttribution({ versions: versionsOf(boot), entryUrlOf }),
    entryUrlOf,
    sampleRate: SAMPLE_RATE,
    random: browserRandom,
    routeId,
    send: (request) => sendReport(window, request),
  });
}

/** Versions as the document names them; without them the parcels of the route table, unversioned. */
function versionsOf(boot: BootData): Readonly<Record<string, string>> {
  const parcels = boot.routeTable.routes.map(({ parcel }) => [parcel, 'unknown'] as const);
  return boot.parcelVersions ?? Object.fromEntries(parcels);
}
