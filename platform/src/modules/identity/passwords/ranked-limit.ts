import { PlatformError } from '../../../kernel/http/problem.ts';

/** Whose work goes first: of who is known, or of strangers. */
export type Rank = 'known' | 'stranger';

/** When it is worth asking again: what waits is done within seconds. */
const RETRY_AFTER_MS = 2_000;

export interface RankedLimitRules {
  /** Pieces of work at once. */
  readonly lanes: number;
  /** How many of each rank may wait; more are refused. */
  readonly waitAtMost: Readonly<Record<Rank, number>>;
}

/**
 * Work that is done a few at a time, of who is known before that of strangers, each rank in its order. `p-limit` has no
 * ranks, and lets any number wait.
 */
export interface RankedLimit {
  /** @throws TOO_MANY_REQUESTS where too many of this rank wait */
  run<Result>(rank: Rank, work: () => Promise<Result>): Promise<Result>;
}

export function createRankedLimit({ lanes, waitAtMost }: RankedLimitRules): RankedLimit {
  const waiting: Record<Rank, (() => void)[]> = { known: [], stranger: [] };
  let running = 0;

  async function run<Result>(rank: Rank, work: () => Promise<Result>): Promise<Result> {
    if (running < lanes) running += 1;
    else {
      const queue = waiting[rank];
      if (queue.length >= waitAtMost[rank]) {
        throw new PlatformError('TOO_MANY_REQUESTS', { retryAfterMs: RETRY_AFTER_MS });
      }
      // Whoever ends hands its lane on.
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.known.shift() ?? waiting.stranger.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return { run };
}
