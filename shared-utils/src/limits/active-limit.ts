import type { LimitsValue } from './limits-types.ts';

/**
 * Value of the limit of a type that is in force; `null` while there is none or it is not a number above zero, as -1 for
 * "none" (S5-13, S9-05).
 */
export function activeValueOf(value: LimitsValue, limitType: number): number | null {
  if (!('limits' in value)) return null;
  const active = value.limits.find(
    (limit) => limit.limitType === limitType && limit.limitState === 'ACTIVE' && limit.limitValue > 0,
  );
  return active?.limitValue ?? null;
}
