import type { BetId, PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { BetKey } from './settle-bet.ts';

/** Jobs taken at once; several nodes take different ones. */
const JOBS_AT_ONCE = 200;
const BETS_PER_PAGE = 500;
/** Bets settled side by side, each on its own connection. */
const PARALLEL = 6;
/** A job whose bets could not all be settled waits this long. */
export const RETRY_JOB_MS = 10_000;

export interface SettlementJobs {
  /** Works off what is due; answers when nothing is left that can be taken now. */
  run(): Promise<void>;
  /**
   * Makes jobs for open legs whose market has a result or a cancel window: a bet that was accepted in the instant its
   * market was decided, or a job lost to a mistake. Cheap: only open legs are looked at.
   */
  sweep(): Promise<void>;
}

interface Job {
  readonly id: bigint;
  readonly market_id: bigint;
}

/**
 * Settles the bets of decided markets. A job stays in the table, locked, until all of its bets are settled: killed at
 * any point it is free again and is done over, which changes nothing for the bets that are done.
 */
export function createSettlementJobs(
  kernel: Pick<Kernel, 'db' | 'clock' | 'log'>,
  settle: (key: BetKey) => Promise<void>,
): SettlementJobs {
  async function runBatch(tx: Tx): Promise<number> {
    const nowMs = kernel.clock.nowMs();
    const { rows: jobs } = await sql<Job>`
      select id, market_id from sportsbook_settlement_job where not_before_ms <= ${nowMs}
      order by id limit ${JOBS_AT_ONCE} for update skip locked`.execute(tx);
    if (jobs.length === 0) return 0;
    const marketIds = [...new Set(jobs.map((job) => job.market_id))];
    let failed = 0;
    for await (const page of betsOf(tx, marketIds)) failed += await settleAll(page);
    const jobIds = jobs.map((job) => job.id);
    if (failed === 0) {
      await sql`delete from sportsbook_settlement_job where id = any(${jobIds}::bigint[])`.execute(tx);
    } else {
      await sql`
        update sportsbook_settlement_job set not_before_ms = ${nowMs + RETRY_JOB_MS}
        where id = any(${jobIds}::bigint[])`.execute(tx);
    }
    return jobs.length;
  }

  /** Settles a page of bets; answers how many could not be. One that fails does not hold up the others. */
  async function settleAll(page: readonly BetKey[]): Promise<number> {
    const waiting = [...page];
    let failed = 0;
    const work = async () => {
      for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
        try {
          await settle(key);
        } catch (error) {
          failed += 1;
          kernel.log.error({ err: error, betId: key.betId }, 'a bet could not be settled; it is tried again');
        }
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    return failed;
  }

  return {
    async run() {
      while ((await inTransaction(kernel.db, runBatch)) === JOBS_AT_ONCE);
    },
    async sweep() {
      await sql`
        insert into sportsbook_settlement_job (market_id, not_before_ms)
        select distinct l.market_id, 0 from sportsbook_bet_leg l
        left join lateral (
          select r.won from sportsbook_result r where r.market_id = l.market_id and r.outcome = l.outcome
          order by r.revision desc limit 1
        ) r on true
        where l.result = 'open' and (
          r.won is not null or exists (
            select from sportsbook_cancel c
            where c.event_id = l.event_id and (c.market_id is null or c.market_id = l.market_id)
              and l.accepted_at_ms >= c.from_ms and l.accepted_at_ms < c.to_ms
          )
        )`.execute(kernel.db);
    },
  };
}

/** The bets with a leg on the markets, in pages. */
async function* betsOf(tx: Tx, marketIds: readonly bigint[]): AsyncGenerator<readonly BetKey[]> {
  let after = 0n;
  for (;;) {
    const { rows } = await sql<{ player_id: bigint; bet_id: bigint }>`
      select distinct player_id, bet_id from sportsbook_bet_leg
      where market_id = any(${marketIds}::bigint[]) and bet_id > ${after}
      order by bet_id limit ${BETS_PER_PAGE}`.execute(tx);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) => ({
      playerId: row.player_id.toString() as PlayerId,
      betId: row.bet_id.toString() as BetId,
    }));
    after = last.bet_id;
  }
}
