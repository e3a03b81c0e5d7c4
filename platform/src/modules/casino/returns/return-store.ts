import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { firstIdAt } from '../../../kernel/ids/id-generator.ts';
import type { AskedRounds, RoundSource } from '../../products/index.ts';
import type { CountedReturn } from './fair-return.ts';

/** Rounds of a game in a currency that began in a time. */
export interface GameRounds extends CountedReturn {
  readonly company: string;
  readonly game: string;
  readonly currency: string;
  readonly openRounds: number;
  readonly voidRounds: number;
  readonly stakedMinor: bigint;
  readonly paidMinor: bigint;
}

export interface WantedTime {
  readonly fromMs: number;
  readonly toMs: number;
  /** Of one company alone; undefined for all. */
  readonly company: string | undefined;
}

/**
 * Counts a product's rounds that began in a time, from the rows that players were paid by: by the keys of these rounds, which
 * grow with time, so that no older one is looked at.
 */
export async function countReturns(
  db: Database,
  { rounds }: RoundSource,
  { fromMs, toMs, company }: WantedTime,
): Promise<readonly GameRounds[]> {
  const [fromId, toId] = [firstIdAt(fromMs), firstIdAt(toMs)];
  const begun: AskedRounds['where'] = ({ roundId }) =>
    sql`${roundId} >= ${fromId}::bigint and ${roundId} < ${toId}::bigint`;
  const { rows } = await sql<{
    company: string;
    game: string;
    currency: string;
    rounds: bigint;
    open_rounds: bigint;
    void_rounds: bigint;
    staked: bigint;
    paid: bigint;
    staked_squared: number;
    staked_by_paid: number;
    paid_squared: number;
  }>`
    select company, game, currency, count(*) filter (where counts) as rounds,
        count(*) filter (where ended_at_ms is null) as open_rounds,
        count(*) filter (where ended_at_ms is not null and is_void) as void_rounds,
        coalesce(sum(stake_minor) filter (where counts), 0)::bigint as staked,
        coalesce(sum(paid_minor) filter (where counts), 0)::bigint as paid,
        coalesce(sum(stake_minor::float8 * stake_minor) filter (where counts), 0) as staked_squared,
        coalesce(sum(stake_minor::float8 * paid_minor) filter (where counts), 0) as staked_by_paid,
        coalesce(sum(paid_minor::float8 * paid_minor) filter (where counts), 0) as paid_squared
      from (
        select *, ended_at_ms is not null and not is_void as counts
          from (${rounds({ where: begun })}) r
      ) round
      where ${company ?? null}::text is null or company = ${company ?? null}::text
      group by company, game, currency order by company, game, currency`.execute(db);
  return rows.map((row) => ({
    company: row.company,
    game: row.game,
    currency: row.currency,
    rounds: Number(row.rounds),
    openRounds: Number(row.open_rounds),
    voidRounds: Number(row.void_rounds),
    stakedMinor: row.staked,
    paidMinor: row.paid,
    staked: Number(row.staked),
    paid: Number(row.paid),
    stakedSquared: row.staked_squared,
    stakedByPaid: row.staked_by_paid,
    paidSquared: row.paid_squared,
  }));
}
