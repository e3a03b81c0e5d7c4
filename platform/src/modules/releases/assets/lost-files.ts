import type { BuiltFile } from '@paddock/contract';

import type { AssetStore } from './asset-store.ts';
import { integrityOf } from './stored-forms.ts';

/**
 * Those of the files that the registry lists but the store does not give back as they are: a disk was lost, or a copy of
 * it was brought back half. Read one after the other, since a parcel may have hundreds.
 */
export async function lostFiles<File extends Pick<BuiltFile, 'href' | 'integrity'>>(
  store: Pick<AssetStore, 'read'>,
  files: readonly File[],
): Promise<readonly File[]> {
  const lost: File[] = [];
  for (const file of files) {
    const content = await store.read(file.href).catch(() => undefined);
    if (content === undefined || integrityOf(content) !== file.integrity) lost.push(file);
  }
  return lost;
}
