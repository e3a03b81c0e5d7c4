import { LIMIT_RULES, type LimitType, type PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { PREPARED } from '../../kernel/database/prepared.ts';

/** Types that stop play as a whole while they last. */
export const BREAKS: readonly LimitType[] = Object.entries(LIMIT_RULES)
  .filter(([, { kind }]) => kind === 'exclusion' || kind === 'timeout')
  .map(([type]) => Number(type) as LimitType);

/** @see LimitsCheck.pausedOf */
export async function pausedOf(
  db: Database | Tx,
  players: readonly PlayerId[],
  atMs: number,
): Promise<ReadonlySet<PlayerId>> {
  const { rows } = await sql<{ player_id: bigint }>`
    ${PREPARED} select player_id from limits_limit where player_id = any(${[...players]}::bigint[])
      and state = 'active' and limit_type = any(${BREAKS}::smallint[]) and ends_at_ms > ${atMs}::bigint`.execute(
    db,
  );
  return new Set(rows.map((row) => row.player_id.toString() as PlayerId));
}
