import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { Account } from '../account.ts';

/** The numbers of an account's lines in a time, both included; `last` is below `first` when there are none. */
export interface StatementRange {
  readonly first: bigint;
  readonly last: bigint;
}

export interface StatementTime {
  /** Included. */
  readonly fromMs: number | undefined;
  /** Not included. */
  readonly toMs: number | undefined;
}

/** Finds a time's lines by halving their numbers: some twenty look-ups in a million. */
export async function rangeOf(
  db: Database,
  { playerId, id, lastSeq }: Account,
  { fromMs, toMs }: StatementTime,
): Promise<StatementRange> {
  const before = async (atMs: number): Promise<bigint> => {
    const { rows } = await sql<{ lines: bigint }>`
      select wallet_lines_before(${playerId}, ${id}, ${lastSeq}, ${atMs}) as lines`.execute(db);
    return rows[0]?.lines ?? 0n;
  };
  const [skipped, last] = await Promise.all([
    fromMs === undefined ? 0n : before(fromMs),
    toMs === undefined ? lastSeq : before(toMs),
  ]);
  return { first: skipped + 1n, last };
}

/** The balance after a line; zero before the first. */
export async function balanceAt(db: Database, { playerId, id }: Account, seq: bigint): Promise<bigint> {
  if (seq === 0n) return 0n;
  const { rows } = await sql<{ balance_after_minor: bigint | null }>`
    select balance_after_minor from wallet_posting
      where player_id = ${playerId} and account_id = ${id} and seq = ${seq}`.execute(db);
  return rows[0]?.balance_after_minor ?? 0n;
}
