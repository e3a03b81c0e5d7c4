/** Hundredths of a percent in a whole. */
const WHOLE = 10_000;

/**
 * The most of a stake that cashback gives back, as a share of 1 rounded up to the hundredth of a percent: of the product
 * whose stakes cost most (rules §14). `edges` and `edgeShare` are in hundredths of a percent.
 */
export function mostOfStake({
  edges,
  edgeShare,
}: {
  readonly edges: Readonly<Record<string, number>>;
  readonly edgeShare: number;
}): number {
  return Math.ceil((Math.max(0, ...Object.values(edges)) * edgeShare) / WHOLE) / WHOLE;
}
