import { parseAmount } from '@paddock/contract';

import type { Limit } from './limits-types.ts';

/** What is used and left of a money limit, exactly. */
export interface LimitUsage {
  readonly currency: string;
  readonly totalMinor: bigint;
  readonly leftMinor: bigint;
  readonly usedMinor: bigint;
  /** Used of it, from 0 to 1. */
  readonly part: number;
}

/** What is used and left of a limit whose value is an amount. */
export function limitUsage({ limitValue, limitBalance, limitUsed, measure }: Limit): LimitUsage {
  const minor = (value: number): bigint => parseAmount(String(value), measure) ?? 0n;
  const totalMinor = minor(limitValue);
  const leftMinor = minor(Math.max(0, limitBalance));
  const usedMinor = limitUsed === null ? totalMinor - leftMinor : minor(limitUsed);
  // A limit of nothing is used up, and so is one set below what was used before.
  const part = usedMinor >= totalMinor ? 1 : Number(usedMinor) / Number(totalMinor);
  return { currency: measure, totalMinor, leftMinor, usedMinor, part };
}
