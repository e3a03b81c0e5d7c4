import type { JudgedStake } from '../products/index.ts';

/** What of a stake counts by the weight of its product, rounded down; nothing of a product that the grant does not name. */
export function weighStake(stake: JudgedStake, percent: number): JudgedStake {
  const countedMinor = (stake.countedMinor * BigInt(percent)) / 100n;
  return {
    ...stake,
    countedMinor,
    // Of a product that counts nothing no other reason decided; an open one has not ended.
    reason: percent === 0 && stake.reason !== 'open' ? 'product' : stake.reason,
  };
}
