import type { BootData } from '@paddock/contract';

import { captureErrors } from '../errors/capture.ts';
import { createLateReporter } from '../errors/late-reporter.ts';
import type { Reporter } from '../errors/reporter.ts';
import { createChunkReload } from '../remote/chunk-reload.ts';
import { entryNameOf } from '../remote/entry-loader.ts';
import type { FileProbe } from '../remote/file-probe.ts';
import type { RemoteFailure } from '../remote/remote-failure.ts';
import { addressOf, type ImportTraces, type SystemRegistry } from '../remote/system-registry.ts';
import { browserScheduler } from '../time/scheduler.ts';
import { pageStorage } from './page-storage.ts';

/** Longest wait for the report of a lost chunk before the document is loaded again. */
const REPORT_PATIENCE_MS = 1_000;
/** The cheapest answer of the server. Any but a fault says that a document would come. */
const HEALTH_PATH = '/healthz';

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
    isServed: async () => ((await probe(HEALTH_PATH)).httpStatus ?? 500) < 500,
    reload: () => window.location.reload(),
  });
  const entryUrlOf = (parcel: string): string | null => addressOf(system, entryNameOf(parcel));
  const reporter = createLateReporter(async () => {
    const { createPageReporter } = await import('./later.ts');
    return createPageReporter({ window, boot, scheduler: browserScheduler, entryUrlOf, routeId });
  });
  const onLostChunk = (): void => {
    const patience = new Promise<void>((end) => void browserScheduler.after(REPORT_PATIENCE_MS, end));
    void Promise.race([reporter.settled(), patience]).then(() => {
      reporter.flush();
      void reload();
    });
  };
  captureErrors(window, { reporter, probe, isImportError: traces.isImportError, onLostChunk });
  return {
    reporter,
    onFailure(failure) {
      reporter.reportFailure(failure);
      if (failure.chunk) onLostChunk();
    },
  };
}
