import type { Limit } from 'p-limit';

import type { Database } from '../../kernel/database/database.ts';
import type { Clock } from '../../kernel/time/clock.ts';
import type { AssetStore } from './assets/asset-store.ts';
import type { ReleaseMaker } from './release-maker.ts';
import type { ReleaseSource } from './serving/release-source.ts';

/** What the commands of the registry work on. */
export interface Registry {
  readonly db: Database;
  readonly clock: Clock;
  readonly store: AssetStore;
  readonly maker: ReleaseMaker;
  readonly source: ReleaseSource;
  /** Takes a few uploads at a time. */
  readonly uploads: Limit;
}
