import type { BootData, ReleaseRest } from '@paddock/contract';

import { entryNameOf } from '../remote/entry-loader.ts';
import { messageOf, RemoteFailure } from '../remote/remote-failure.ts';
import type { SystemRegistry } from '../remote/system-registry.ts';

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
    const answer = await fetchFile(url).catch((error: unknown) => {
      throw new RemoteFailure(messageOf(error), { kind: 'network', parcel, url, cause: error });
    });
    if (!answer.ok) {
      const why = { kind: 'http', parcel, url, httpStatus: answer.status } as const;
      throw new RemoteFailure(`the release's rest answered ${answer.status}`, why);
    }
    const { imports, dictionaries, ...rest } = (await answer.json()) as ReleaseRest;
    // What the map has already may have moved since: a hung entry's retry, another address.
    const further = Object.entries(imports).filter(([name]) => !isKnown(system, name));
    system.addImportMap({ ...rest, imports: Object.fromEntries(further) });
    knowDictionaries(dictionaries);
  }

  return (parcel) => {
    if (boot.rest === undefined || isKnown(system, entryNameOf(parcel))) return Promise.resolve();
    coming ??= fetchRest(boot.rest, parcel).catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  };
}

function isKnown(system: Pick<SystemRegistry, 'resolve'>, name: string): boolean {
  try {
    system.resolve(name);
    return true;
  } catch {
    return false;
  }
}
