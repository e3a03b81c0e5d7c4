import { join } from 'node:path';

import type { PlatformConfig } from '../../../kernel/config/config.ts';
import type { AssetStore } from './asset-store.ts';
import { createBucketStore } from './bucket-store.ts';
import { createDiskStore } from './disk-store.ts';

/** The store the configuration names: the data directory, or a bucket. */
export function createAssetStore({
  assets,
  dataDir,
}: Pick<PlatformConfig, 'assets' | 'dataDir'>): AssetStore {
  return assets.bucket === undefined
    ? createDiskStore(join(dataDir, 'site'))
    : createBucketStore(assets.bucket);
}
