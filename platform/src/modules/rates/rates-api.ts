import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PlatformModule } from '../../kernel/module.ts';
import type { Rate } from './rate.ts';

/** Exchange rates: published figures by time, never rewritten. */
export interface Rates extends PlatformModule {
  /**
   * The rate in force at a moment; undefined when none is young enough.
   * @param lastsMs how old its figures may be: a day's for counting, far less for whoever trades at it
   */
  rate(
    db: Database | Tx,
    from: string,
    to: string,
    atMs: number,
    lastsMs?: number,
  ): Promise<Rate | undefined>;
}
