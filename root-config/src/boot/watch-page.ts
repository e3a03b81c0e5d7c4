import type { BootData } from '@paddock/contract';

import { createAttribution } from '../errors/attribution.ts';
import { captureErrors } from '../errors/capture.ts';
import { reportLostStyles } from '../errors/lost-styles.ts';
import { createReporter, type Reporter } from '../errors/reporter.ts';
import { sendReport } from '../errors/send-report.ts';
import { createChunkReload } from '../remote/chunk-reload.ts';
import { entryNameOf } from '../remote/entry-loader.ts';
import type { FileProbe } from '../remote/file-probe.ts';
import type { RemoteFailure } from '../remote/remote-failure.ts';
import type { ImportTraces, SystemRegistry } from '../remote/system-registry.ts';
import { browserRandom, browserScheduler } from '../time/scheduler.ts';
import { pageStorage } from './page-storage.ts';

/** Every tab reports until there is traffic enough for a sample to do. */
const SAMPLE_RATE = 1;

export interface PageWatch {
  readonly reporter: Reporter;
  /** Reports a failure; a lost chunk may load the document again (S8-02). */
  onFailure(failure: RemoteFailure): void;
}

export interface WatchPageOptions {
  readonly window: Window;
  readonly boot: BootData;
  readonly system: SystemRegistry;
  readonly traces: ImportTraces;
  readonly probe: FileProbe;
  routeId(): string | null;
}

/** Sets up the one reporter and everything that feeds it. */
export function watchPage({ window, boot, system, traces, probe, routeId }: WatchPageOptions): PageWatch {
  const reload = createChunkReload({
    storage: pageStorage(() => window.sessionStorage),
    nowMs: browserScheduler.nowMs,
    isOnline: () => window.navigator.onLine,
    reload: () => window.location.reload(),
  });
  const entryUrlOf = (parcel: string): string | null => entryAddress(system, parcel);
  const reporter = createReporter({
    release: boot.release,
    scheduler: browserScheduler,
    attribution: createAttribution({ versions: versionsOf(boot), entryUrlOf }),
    entryUrlOf,
    sampleRate: SAMPLE_RATE,
    random: browserRandom,
    routeId,
    send: (request) => sendReport(window, request),
  });
  const onLostChunk = (): void => {
    reporter.flush();
    reload();
  };
  captureErrors(window, { reporter, probe, isImportError: traces.isImportError, onLostChunk });
  void reportLostStyles(window.document, { reporter, probe });
  return {
    reporter,
    onFailure(failure) {
      reporter.reportFailure(failure);
      if (failure.chunk) onLostChunk();
    },
  };
}

/** Versions as the document names them; without them the parcels of the route table, unversioned. */
function versionsOf(boot: BootData): Readonly<Record<string, string>> {
  const parcels = boot.routeTable.routes.map(({ parcel }) => [parcel, 'unknown'] as const);
  return boot.parcelVersions ?? Object.fromEntries(parcels);
}

function entryAddress(system: SystemRegistry, parcel: string): string | null {
  try {
    return system.resolve(entryNameOf(parcel));
  } catch {
    return null;
  }
}
