import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { Rate } from './rate.ts';

/** Exchange rates: published figures by time, never rewritten. */
export interface Rates extends PlatformModule {
  /** The rate in force at a moment; undefined when none is young enough. */
  rate(db: Database | Tx, from: string, to: string, atMs: number): Promise<Rate | undefined>;
}
