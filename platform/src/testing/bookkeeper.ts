import { createHash, createHmac } from 'node:crypto';

/** A category as the rules say it: a whole percent of what the house leaves, and where it goes without a winner. */
export interface BookedCategory {
  readonly percent: number;
  readonly empty: 'jackpot' | 'down';
}

export interface PoolToBook {
  readonly stakesMinor: bigint;
  readonly housePercent: number;
  readonly jackpotMinor: bigint;
  /** The best first. */
  readonly categories: readonly BookedCategory[];
  /** Winning columns or lines of each, counted one by one. */
  readonly winners: readonly number[];
}

export interface BookedPool {
  readonly houseMinor: bigint;
  /** What each winning column or line of a category gets. */
  readonly eachMinor: readonly bigint[];
  readonly paidMinor: bigint;
  readonly carriedMinor: bigint;
}

/**
 * A pool as a bookkeeper divides it who has read rules §13 and none of our code: what a category has, asked of it alone; what
 * is carried by what the others leave. Tests compare the product with it.
 */
export function bookPool(pool: PoolToBook): BookedPool {
  const { stakesMinor, housePercent, jackpotMinor, categories, winners } = pool;
  const houseMinor = floorOf(stakesMinor, housePercent);
  const restMinor = stakesMinor - houseMinor;
  const isWon = (at: number): boolean => (winners[at] ?? 0) > 0;
  /** Of this draw's own money, with what came down to it. */
  const ownMinor = (at: number): bigint => {
    const above = categories[at - 1];
    const comesDown = above?.empty === 'down' && !isWon(at - 1);
    return floorOf(restMinor, categories[at]?.percent ?? 0) + (comesDown ? ownMinor(at - 1) : 0n);
  };
  const eachMinor = categories.map((_, at) =>
    isWon(at) ? (ownMinor(at) + (at === 0 ? jackpotMinor : 0n)) / BigInt(winners[at] ?? 0) : 0n,
  );
  const paidMinor = eachMinor.reduce((sum, minor, at) => sum + minor * BigInt(winners[at] ?? 0), 0n);
  return {
    houseMinor,
    eachMinor,
    paidMinor,
    carriedMinor: stakesMinor + jackpotMinor - houseMinor - paidMinor,
  };
}

/** A whole percent of an amount as the fraction it is, rounded down once. */
const floorOf = (minor: bigint, percent: number): bigint => (minor * BigInt(percent)) / 100n;

/** SHA-256 of a text, in hex. */
export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The whole numbers below 2³² that follow from a seed and a message, eight a block (rules §12), by another library than ours. */
export function numberAt(seed: string, message: string, at: number): number {
  const block = createHmac('sha256', seed)
    .update(`${message}:${Math.floor(at / 8)}`)
    .digest();
  return block.readUInt32BE((at % 8) * 4);
}
