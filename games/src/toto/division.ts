import { ALL_BPS, type PoolCategory } from './pools.ts';

/** What is divided once all events of a draw have an outcome. */
export interface PoolToDivide {
  /** Stakes of all accepted columns. */
  readonly stakesMinor: bigint;
  readonly houseBps: number;
  /** Carried over from earlier draws. */
  readonly jackpotMinor: bigint;
  /** The most hits first. */
  readonly categories: readonly PoolCategory[];
  /** Winning columns of each category, in the same order. */
  readonly winners: readonly bigint[];
}

export interface DividedCategory {
  readonly hits: number;
  readonly winners: bigint;
  /** All that it has to pay, with what came down to it and, in the first, the jackpot. */
  readonly amountMinor: bigint;
  /** What each winning column gets: amount / winners, rounded down; 0 where nobody won. */
  readonly columnMinor: bigint;
}

/** stakes + jackpot before = house + paid + jackpot after, to the minor unit. */
export interface DividedPool {
  readonly houseMinor: bigint;
  readonly categories: readonly DividedCategory[];
  readonly paidMinor: bigint;
  /** What the next draw begins with: categories without winners, and remainders. */
  readonly jackpotMinor: bigint;
  /** The part of it that was left over by rounding down. */
  readonly remainderMinor: bigint;
}

const shareOf = (amountMinor: bigint, bps: number): bigint => (amountMinor * BigInt(bps)) / BigInt(ALL_BPS);

/**
 * Divides a pool (rules §13): the house takes its share first, rounded down; the rest goes to the categories by their shares,
 * a carried jackpot joins the first after that; a category without winners carries to the jackpot or down; each winning
 * column gets the floor of its part, and every remainder goes to the jackpot.
 */
export function dividePool(pool: PoolToDivide): DividedPool {
  const { stakesMinor, houseBps, categories, winners } = pool;
  const houseMinor = shareOf(stakesMinor, houseBps);
  const restMinor = stakesMinor - houseMinor;
  const shares = categories.map(({ shareBps }) => shareOf(restMinor, shareBps));
  let remainderMinor = restMinor - sumOf(shares);
  let carriedMinor = 0n;
  let downMinor = pool.jackpotMinor;
  const divided = categories.map(({ hits, whenEmpty }, at): DividedCategory => {
    const amountMinor = (shares[at] ?? 0n) + downMinor;
    const count = winners[at] ?? 0n;
    downMinor = 0n;
    if (count === 0n) {
      // What was carried into the first category stays a jackpot, whatever becomes of this draw's own share.
      const keptMinor = at === 0 ? pool.jackpotMinor : 0n;
      carriedMinor += whenEmpty === 'jackpot' ? amountMinor : keptMinor;
      if (whenEmpty === 'down') downMinor = amountMinor - keptMinor;
      return { hits, winners: count, amountMinor, columnMinor: 0n };
    }
    const columnMinor = amountMinor / count;
    remainderMinor += amountMinor - columnMinor * count;
    return { hits, winners: count, amountMinor, columnMinor };
  });
  // Below the last one is nothing but the jackpot.
  carriedMinor += downMinor;
  return {
    houseMinor,
    categories: divided,
    paidMinor: sumOf(divided.map(({ columnMinor, winners: count }) => columnMinor * count)),
    jackpotMinor: carriedMinor + remainderMinor,
    remainderMinor,
  };
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);

/** What a coupon is paid, by its columns with 0, 1, … events right. */
export function paidFor(counts: readonly number[], categories: readonly DividedCategory[]): bigint {
  return sumOf(categories.map(({ hits, columnMinor }) => BigInt(counts[hits] ?? 0) * columnMinor));
}

/** What is wrong with the terms of a draw; undefined for sound ones. */
export type TermsFault = 'house' | 'shares' | 'hits';

/** Whether categories can be those of a draw of so many events: hits that fall, shares that are all of it. */
export function termsFault(
  events: number,
  houseBps: number,
  categories: readonly PoolCategory[],
): TermsFault | undefined {
  if (!Number.isInteger(houseBps) || houseBps < 0 || houseBps >= ALL_BPS) return 'house';
  const fall = categories.every(
    ({ hits }, at) => Number.isInteger(hits) && hits > 0 && hits < (categories[at - 1]?.hits ?? events + 1),
  );
  if (!fall || categories[0]?.hits !== events) return 'hits';
  const sound = categories.every(({ shareBps }) => Number.isInteger(shareBps) && shareBps > 0);
  return sound && categories.reduce((sum, { shareBps }) => sum + shareBps, 0) === ALL_BPS
    ? undefined
    : 'shares';
}
