import type { Clock } from '../../kernel/time/clock.ts';

export interface BucketRules {
  /** Tries that may come at once. */
  readonly burst: number;
  /** Time in which one try grows back. */
  readonly refillMs: number;
}

/** Counts tries by key: an address, an account. In memory, so each node allows its own budget. */
export interface TokenBucket {
  /** Takes one try; false when the budget is spent. */
  take(key: string): boolean;
  /** Gives one back: the try was honest. */
  giveBack(key: string): void;
}

/** Keys remembered; a full bucket is the same as no bucket, so the oldest can be forgotten. */
const MAX_KEYS = 50_000;

export function createTokenBucket(clock: Clock, { burst, refillMs }: BucketRules): TokenBucket {
  const buckets = new Map<string, { tokens: number; atMs: number }>();

  function current(key: string): { tokens: number; atMs: number } {
    const nowMs = clock.nowMs();
    const known = buckets.get(key) ?? { tokens: burst, atMs: nowMs };
    const tokens = Math.min(burst, known.tokens + (nowMs - known.atMs) / refillMs);
    buckets.delete(key);
    buckets.set(key, { tokens, atMs: nowMs });
    if (buckets.size > MAX_KEYS) buckets.delete(buckets.keys().next().value ?? '');
    return buckets.get(key) ?? { tokens, atMs: nowMs };
  }

  return {
    take(key) {
      const bucket = current(key);
      if (bucket.tokens < 1) return false;
      bucket.tokens -= 1;
      return true;
    },
    giveBack(key) {
      const bucket = current(key);
      bucket.tokens = Math.min(burst, bucket.tokens + 1);
    },
  };
}
