import { PAGE_READY_MS, type BootData, type ReleaseRest } from '@paddock/contract';

import { entryNameOf } from '../remote/entry-loader.ts';
import { messageOf, RemoteFailure } from '../remote/remote-failure.ts';
import { addressOf, type SystemRegistry } from '../remote/system-registry.ts';

export interface ReleaseRestOptions {
  readonly boot: Pick<BootData, 'rest'>;
  readonly system: Pick<SystemRegistry, 'resolve' | 'addImportMap'>;
  readonly fetchFile: typeof fetch;
  /** Tells where further dictionaries are. */
  knowDictionaries(dictionaries: ReleaseRest['dictionaries']): void;
}

/**
 * Makes a parcel known that the document of a large site has left out, by fetching the release's rest once. A failed
 * fetch is forgotten, so that the next try asks again.
 * @throws RemoteFailure
 */
export type KnowParcel = (parcel: string) => Promise<void>;

export function createKnowParcel({
  boot,
  system,
  fetchFile,
  knowDictionaries,
}: ReleaseRestOptions): KnowParcel {
  let coming: Promise<void> | null = null;

  async function fetchRest(url: string, parcel: string): Promise<void> {
    let httpStatus: number | null = null;
    try {
      const answer = await fetchFile(url, { signal: AbortSignal.timeout(PAGE_READY_MS) });
      httpStatus = answer.status;
      const rest = (await answer.json()) as ReleaseRest;
      // What the map has already may have moved since: a hung entry's retry, another address.
      for (const name of Object.keys(rest.imports)) {
        if (addressOf(system, name) !== null) Reflect.deleteProperty(rest.imports, name);
      }
      system.addImportMap(rest);
      knowDictionaries(rest.dictionaries);
    } catch (cause) {
      coming = null;
      // An answer that is no rest, of whatever status, fails as it is read.
      const kind = httpStatus ? 'http' : 'network';
      throw new RemoteFailure(messageOf(cause), { kind, parcel, url, httpStatus, cause });
    }
  }

  return (parcel) => {
    if (boot.rest === undefined || addressOf(system, entryNameOf(parcel)) !== null) return Promise.resolve();
    return (coming ??= fetchRest(boot.rest, parcel));
  };
}
