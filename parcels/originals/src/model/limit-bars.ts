import { isLimitType, LIMIT_RULES, parseAmount, type AmountMinor } from '@paddock/contract';
import type { Limit } from '@paddock/shared-utils';

/** A limit on stakes or losses that is in force, as it stands beside a bet. */
export interface LimitBar {
  readonly limitType: number;
  readonly currency: string;
  readonly leftMinor: AmountMinor;
  readonly totalMinor: AmountMinor;
  /** Used of it, from 0 to 1. */
  readonly part: number;
}

const STOP_ROUNDS: readonly string[] = ['wagering', 'loss'];

/** Limits that stop a round, in the order of their types. */
export function limitBars(limits: readonly Limit[]): readonly LimitBar[] {
  return limits.flatMap(({ limitType, limitState, limitValue, limitBalance, measure }) => {
    const isOne =
      limitState === 'ACTIVE' &&
      limitValue >= 0 &&
      isLimitType(limitType) &&
      STOP_ROUNDS.includes(LIMIT_RULES[limitType].kind);
    if (!isOne) return [];
    const totalMinor = parseAmount(String(limitValue), measure) ?? 0n;
    const leftMinor = parseAmount(String(Math.max(0, limitBalance)), measure) ?? 0n;
    const part = totalMinor === 0n ? 1 : 1 - Number(leftMinor) / Number(totalMinor);
    return [{ limitType, currency: measure, leftMinor, totalMinor, part }];
  });
}
