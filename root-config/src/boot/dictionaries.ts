import type { CommandResult } from '@paddock/shared-utils';

import { RemoteFailure } from '../remote/remote-failure.ts';

export interface DictionaryOptions {
  /** Namespaces of this release, as far as they are known by now. */
  readonly known: Readonly<Record<string, unknown>>;
  /** Makes a parcel and its words, a namespace by its name, known that the document has left out. */
  readonly knowParcel: (parcel: string) => Promise<void>;
  /** The page's words and the frame's are of this language. */
  load(namespaces: readonly string[]): Promise<CommandResult>;
}

/**
 * Waits for a parcel's dictionaries; a parcel without words has none to wait for.
 * @throws RemoteFailure when one does not come (S8-01)
 */
export function createDictionaryLoader({ known, knowParcel, load }: DictionaryOptions) {
  const isKnown = (namespace: string): boolean => Object.hasOwn(known, namespace);
  return async (parcel: string, namespaces: readonly string[]): Promise<void> => {
    // A namespace is called like its parcel; `common` is nobody's and always known.
    await Promise.all([parcel, ...namespaces.filter((namespace) => !isKnown(namespace))].map(knowParcel));
    const wanted = namespaces.filter(isKnown);
    if (wanted.length === 0) return;
    const result = await load(wanted);
    if (!result.ok) throw dictionaryFailure(result, parcel, wanted);
  };
}

/** A dictionary that did not come, as a failure of the parcel that needs it. */
export function dictionaryFailure(
  result: Extract<CommandResult, { ok: false }>,
  parcel: string,
  namespaces: readonly string[],
): RemoteFailure {
  const answered = result.status === 'refused';
  return new RemoteFailure(`dictionaries ${namespaces.join(', ')}: ${result.problem.message}`, {
    kind: answered ? 'http' : 'network',
    parcel,
    httpStatus: answered ? result.httpStatus : null,
  });
}
