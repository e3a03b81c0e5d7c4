import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { BetKey } from './settling-store.ts';
import { inLanes, inTransactions, type Bounds } from './together.ts';
import {
  addMissingJobs,
  betsAfter,
  dueJobs,
  finishJobs,
  hasNoJobs,
  lockJobs,
  postponeJobs,
  type SettlementJob,
} from './settlement-job-store.ts';

/** Jobs taken at once; several nodes take different ones. */
const JOBS_AT_ONCE = 200;
const BETS_PER_PAGE = 500;
/** Of one transaction: so many players wait for one another while it lasts. The fewer bets, the more each costs. */
const AT_ONCE: Bounds = { bets: 128, rounds: 4 };
/** Players whose bets are settled side by side, each lane on its own connection. */
const LANES = 2;
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

/** Jobs that are worked off together, and how far. */
interface Batch {
  readonly jobs: readonly SettlementJob[];
  /** What to settle next; not yet known of the first page. */
  readonly page: readonly BetKey[] | undefined;
  readonly failed: number;
}

/**
 * Settles the bets of decided markets, a page after the other. A job stays in the table until all of its bets are settled,
 * and is locked while a page is: killed at any point it is free again and is done over, which changes nothing for the bets
 * that are done. A transaction for all pages would keep every row that they replace from being cleared away.
 */
export function createSettlementJobs(
  kernel: Pick<Kernel, 'db' | 'clock' | 'log'>,
  settle: (keys: readonly BetKey[]) => Promise<void>,
): SettlementJobs {
  /** Jobs this node works on: between two pages nobody holds them, and whoever took one then would begin it anew. */
  const underWay = new Set<bigint>();

  /** Settles the next page of a batch; undefined when that was its last. */
  async function runPage(tx: Tx, { jobs, page: known, failed }: Batch): Promise<Batch | undefined> {
    const held = await lockJobs(tx, jobs);
    if (held.length === 0) return undefined;
    const marketIds = [...new Set(held.map((job) => job.marketId))];
    const after = (betId: bigint) => betsAfter(tx, marketIds, betId, BETS_PER_PAGE);
    const page = known ?? (await after(0n));
    const last = page.length === BETS_PER_PAGE ? page.at(-1) : undefined;
    const settling = settleAll(page);
    let following: readonly BetKey[] = [];
    let lost = failed;
    try {
      // Read while this one is settled: nobody waits for it.
      if (last !== undefined) following = await after(BigInt(last.betId));
    } finally {
      lost += await settling;
    }
    if (following.length > 0) return { jobs: held, page: following, failed: lost };
    if (lost === 0) await finishJobs(tx, held);
    else await postponeJobs(tx, held, kernel.clock.nowMs() + RETRY_JOB_MS);
    return undefined;
  }

  /** Answers how many jobs there were. */
  async function runBatch(): Promise<number> {
    const found = await dueJobs(kernel.db, kernel.clock.nowMs(), JOBS_AT_ONCE, [...underWay]);
    const jobs = found.filter(({ id }) => !underWay.has(id));
    for (const { id } of jobs) underWay.add(id);
    try {
      await runPages(jobs);
    } finally {
      for (const { id } of jobs) underWay.delete(id);
    }
    return found.length;
  }

  async function runPages(jobs: readonly SettlementJob[]): Promise<void> {
    let batch: Batch | undefined = { jobs, page: undefined, failed: 0 };
    while (batch !== undefined && batch.jobs.length > 0) {
      const now: Batch = batch;
      batch = await inTransaction(kernel.db, (tx) => runPage(tx, now));
    }
  }

  /** Settles a page of bets; answers how many could not be. One that fails does not hold up the others. */
  async function settleAll(page: readonly BetKey[]): Promise<number> {
    const failed = await Promise.all(inLanes(page, LANES).map(settleLane));
    return failed.reduce((sum, lost) => sum + lost, 0);
  }

  async function settleLane(lane: readonly BetKey[]): Promise<number> {
    let failed = 0;
    for (const bets of inTransactions(lane, AT_ONCE)) failed += await settleOrSplit(bets);
    return failed;
  }

  /** Where bets cannot be settled together each has its own try. Answers how many could not be. */
  async function settleOrSplit(keys: readonly BetKey[]): Promise<number> {
    try {
      await settle(keys);
      return 0;
    } catch (error) {
      const [first] = keys;
      if (keys.length === 1 && first !== undefined) {
        kernel.log.error({ err: error, betId: first.betId }, 'a bet could not be settled; it is tried again');
        return 1;
      }
      let failed = 0;
      for (const key of keys) failed += await settleOrSplit([key]);
      return failed;
    }
  }

  return {
    async run() {
      while ((await runBatch()) === JOBS_AT_ONCE);
    },
    sweep: () => addMissingJobs(kernel.db),
    isEmpty: () => hasNoJobs(kernel.db),
  };
}
