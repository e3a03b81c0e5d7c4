import { sql } from 'kysely';

import { sha256 } from '../../../kernel/crypto/sha256.ts';
import type { Kernel } from '../../../kernel/module.ts';

/** Remembers what may be used once, for all nodes and over restarts. */
export interface SpentMarks {
  /** True the first time; `untilMs` is when the thing itself expires. */
  spend(kind: string, mark: string, untilMs: number): Promise<boolean>;
  forgetOld(): Promise<void>;
}

export function createSpentMarks({ db, clock }: Pick<Kernel, 'db' | 'clock'>): SpentMarks {
  return {
    async spend(kind, mark, untilMs) {
      const hash = sha256(mark);
      const { rows } = await sql`
        insert into identity_spent_mark (kind, mark_hash, until_ms) values (${kind}, ${hash}, ${untilMs})
          on conflict do nothing returning kind`.execute(db);
      return rows.length === 1;
    },
    async forgetOld() {
      await sql`delete from identity_spent_mark where until_ms < ${clock.nowMs()}`.execute(db);
    },
  };
}
