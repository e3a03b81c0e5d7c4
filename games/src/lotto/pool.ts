import type { PoolPrizes } from './lottery.ts';

export interface PoolDraw {
  /** Stakes of all lines that take part. */
  readonly stakedMinor: bigint;
  /** Carried from the draw before. */
  readonly jackpotMinor: bigint;
  /** Winning lines of all tickets, a count for each category. */
  readonly winners: readonly bigint[];
}

export interface PoolResult {
  /** What the house keeps. */
  readonly houseMinor: bigint;
  /** What each winning line of a category is paid; 0 where nobody won it. */
  readonly prizesMinor: readonly bigint[];
  readonly paidMinor: bigint;
  /** Carried to the next draw. */
  readonly carriedMinor: bigint;
}

/**
 * Divides a pool (rules §13). The house takes its share first, rounded down; the rest is divided by the shares of the
 * categories, and the jackpot joins the best one. A category that nobody won carries, or goes to the one below it; below
 * the last there is the jackpot. A winning line gets floor(category ÷ winners), and what no division gives out is carried.
 * Nothing is lost: staked + jackpot = house + paid + carried.
 */
export function dividePool(prizes: PoolPrizes, { stakedMinor, jackpotMinor, winners }: PoolDraw): PoolResult {
  const houseMinor = (stakedMinor * BigInt(prizes.houseBasisPoints)) / 10_000n;
  const poolMinor = stakedMinor - houseMinor;
  let paidMinor = 0n;
  let fromAboveMinor = jackpotMinor;
  const prizesMinor = prizes.tiers.map(({ shareBasisPoints, unwon }, at) => {
    const categoryMinor = (poolMinor * BigInt(shareBasisPoints)) / 10_000n + fromAboveMinor;
    const lines = winners[at] ?? 0n;
    fromAboveMinor = lines === 0n && unwon === 'down' ? categoryMinor : 0n;
    const prizeMinor = lines === 0n ? 0n : categoryMinor / lines;
    paidMinor += prizeMinor * lines;
    return prizeMinor;
  });
  return {
    houseMinor,
    prizesMinor,
    paidMinor,
    carriedMinor: stakedMinor + jackpotMinor - houseMinor - paidMinor,
  };
}
