import type { BuiltParcel } from '@paddock/contract';
import { entryImports, entryProblems } from '@paddock/contract/releases';

import { refuse } from '../refuse.ts';
import type { Registry } from '../registry.ts';

/**
 * A parcel with the names its entry imports, as they stand in the file: what was handed in is not believed. They are kept
 * with the build, so that a later release of the shared modules is held to them too.
 * @throws PARCEL_REFUSED for an entry that is no System module, or imports what the parcel does not say it does
 */
export async function withImports(
  { store }: Pick<Registry, 'store'>,
  parcel: BuiltParcel,
): Promise<BuiltParcel> {
  const code = Buffer.from(await store.read(parcel.entry.href)).toString();
  const imports = entryImports(code);
  refuse('PARCEL_REFUSED', entryProblems(parcel, imports));
  return imports === undefined ? parcel : { ...parcel, imports };
}
