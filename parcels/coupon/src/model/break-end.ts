import { LIMIT_TYPES } from '@paddock/contract';
import type { LimitsValue } from '@paddock/shared-utils';

const BREAKS: readonly number[] = [LIMIT_TYPES.selfExclusion, LIMIT_TYPES.depositTimeout];

/** When the break that is running ends, the last of several; `null` where none with an end is known. */
export function breakEndMs(value: LimitsValue, nowMs: number): number | null {
  if (!('limits' in value)) return null;
  const ends = value.limits.flatMap(({ limitType, limitState, startedAt, endsAt }) => {
    const runs =
      limitState === 'ACTIVE' && startedAt * 1000 <= nowMs && endsAt !== null && endsAt * 1000 > nowMs;
    return BREAKS.includes(limitType) && runs ? [endsAt * 1000] : [];
  });
  return ends.length === 0 ? null : Math.max(...ends);
}
