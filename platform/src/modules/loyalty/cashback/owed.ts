import { parseAmount } from '@paddock/contract';
import type { LoyaltyCashback, LoyaltyEarning } from '@paddock/contract/schemas';

/** What stakes of a product that were settled in a period came to, in cents of the site's currency. */
export interface ProductPlay {
  readonly product: string;
  /** Real money that was staked and counts. */
  readonly countedCents: bigint;
  /** Real money lost less won. */
  readonly lostCents: bigint;
}

export interface Owed {
  /** Net loss over all products of the cashback; below zero for a win. */
  readonly lostCents: bigint;
  /** What the house kept of the stakes by the stated edges. */
  readonly edgeCents: bigint;
  readonly owedCents: bigint;
}

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000n;

/**
 * Cashback of a period (rules §14): the level's part of the net real loss, no more than a share of what the stakes cost by the
 * stated edges, rounded down once each, within the bounds of one payment.
 * @param currency the site's, in which the bounds are written
 */
export function owedFor(
  { products, rates, edgeShare, least, most }: LoyaltyCashback,
  earning: readonly LoyaltyEarning[],
  level: string,
  play: readonly ProductPlay[],
  currency: string,
): Owed {
  const own = play.filter(({ product }) => products.includes(product));
  const lostCents = own.reduce((sum, one) => sum + one.lostCents, 0n);
  const edgeOf = (product: string) => BigInt(earning.find((one) => one.product === product)?.edge ?? 0);
  const edgeWhole = own.reduce((sum, one) => sum + one.countedCents * edgeOf(one.product), 0n);
  const rate = BigInt(rates.find((one) => one.level === level)?.rate ?? 0);
  const ofLoss = lostCents <= 0n ? 0n : (lostCents * rate) / WHOLE;
  const ofEdge = (edgeWhole * BigInt(edgeShare)) / (WHOLE * WHOLE);
  const bounds = [ofLoss, ofEdge, parseAmount(most, currency) ?? 0n];
  const smallest = bounds.reduce((min, one) => (one < min ? one : min));
  return {
    lostCents,
    edgeCents: edgeWhole / WHOLE,
    owedCents: smallest < (parseAmount(least, currency) ?? 0n) ? 0n : smallest,
  };
}
