import type { SegmentUse } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { readUnended } from './tournament-store.ts';

/** Tournaments that run or come at a moment and are for a segment of players. */
export async function segmentUses(
  db: Database | Tx,
  nowMs: number,
): Promise<readonly (SegmentUse & { readonly segment: string })[]> {
  const open = (await readUnended(db)).filter(({ closesAtMs }) => closesAtMs > nowMs);
  return open.flatMap(({ code, who: { segment } }) =>
    segment === undefined ? [] : [{ of: 'race', code, segment }],
  );
}
