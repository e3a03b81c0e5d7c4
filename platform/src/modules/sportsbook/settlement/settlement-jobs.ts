import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { BetKey } from './settling-store.ts';
import {
  addMissingJobs,
  betsOf,
  finishJobs,
  hasNoJobs,
  postponeJobs,
  takeJobs,
} from './settlement-job-store.ts';

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
  /** True when nothing waits to be settled. */
  isEmpty(): Promise<boolean>;
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
    const jobs = await takeJobs(tx, nowMs, JOBS_AT_ONCE);
    if (jobs.length === 0) return 0;
    const marketIds = [...new Set(jobs.map((job) => job.marketId))];
    let failed = 0;
    for await (const page of betsOf(tx, marketIds, BETS_PER_PAGE)) failed += await settleAll(page);
    if (failed === 0) await finishJobs(tx, jobs);
    else await postponeJobs(tx, jobs, nowMs + RETRY_JOB_MS);
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
    sweep: () => addMissingJobs(kernel.db),
    isEmpty: () => hasNoJobs(kernel.db),
  };
}
