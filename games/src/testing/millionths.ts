import type { Ratio } from '@paddock/contract';

/** A ratio in millionths, to the nearest. */
export const millionths = ({ num, den }: Ratio): number => Number((num * 2_000_000n + den) / (2n * den));

/** Whether two ratios are the same number. */
export const isSameRatio = (one: Ratio, other: Ratio): boolean => one.num * other.den === other.num * one.den;
