import { PAGE_READY_MS } from '@paddock/contract';

import type { Scheduler } from '../time/scheduler.ts';
import type { FileProbe } from './file-probe.ts';
import type { AskAgain } from './hung-files.ts';
import { messageOf, RemoteFailure } from './remote-failure.ts';
import { addressOf, type ImportTraces, type SystemRegistry } from './system-registry.ts';
import { withTimeout } from './with-timeout.ts';

export interface EntryLoader {
  /**
   * The module of a parcel's entry. Regions asking at the same time share one import; a failed one is forgotten by
   * SystemJS before the next try.
   * @throws RemoteFailure
   */
  load(parcel: string): Promise<unknown>;
}

export interface EntryLoaderOptions {
  readonly system: SystemRegistry;
  readonly traces: ImportTraces;
  readonly probe: FileProbe;
  readonly scheduler: Scheduler;
  /** Makes a parcel known that the document has left out. */
  readonly knowParcel: (parcel: string) => Promise<void>;
  readonly askAgain: AskAgain;
}

/** Import-map name of a parcel's entry. */
export function entryNameOf(parcel: string): string {
  return `@paddock/${parcel}`;
}

export function createEntryLoader(options: EntryLoaderOptions): EntryLoader {
  const { system, traces, probe, scheduler, knowParcel, askAgain } = options;
  const imports = new Map<string, Promise<unknown>>();
  /** Modules that failed or hang, to be forgotten before the next import: once, or another parcel would load them twice. */
  const stale = new Set<string>();

  async function explain(parcel: string, url: string, error: unknown): Promise<RemoteFailure> {
    const { phase, sourceUrl, brokenUrls } = traces.traceOf(error);
    for (const broken of [url, ...brokenUrls]) stale.add(broken);
    const source = sourceUrl ?? url;
    if (phase === 'evaluate') {
      return new RemoteFailure(messageOf(error), { kind: 'evaluation', parcel, url: source, cause: error });
    }
    const verdict = await probe(source);
    return new RemoteFailure(messageOf(error), { ...verdict, parcel, url: source, cause: error });
  }

  async function importEntry(parcel: string): Promise<unknown> {
    await knowParcel(parcel);
    for (const broken of stale) system.delete(broken);
    stale.clear();
    const name = entryNameOf(parcel);
    const url = addressOf(system, name);
    if (url === null)
      throw new RemoteFailure(`${name} is not in the import map`, { kind: 'evaluation', parcel });
    const module = system.import(name).catch(async (error: unknown) => {
      throw await explain(parcel, url, error);
    });
    return withTimeout(module, PAGE_READY_MS, scheduler, () => {
      stale.add(url);
      askAgain(parcel, name);
      return new RemoteFailure(`${name} did not load in time`, { kind: 'timeout', parcel, url });
    });
  }

  return {
    load(parcel) {
      const known = imports.get(parcel);
      if (known !== undefined) return known;
      const module = importEntry(parcel);
      imports.set(parcel, module);
      module.catch(() => imports.delete(parcel));
      return module;
    },
  };
}
