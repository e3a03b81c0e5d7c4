import { LIMIT_TYPES } from './limit-types.ts';

const BREAKS: readonly number[] = [LIMIT_TYPES.selfExclusion, LIMIT_TYPES.depositTimeout];

/** A limit as far as a break is told by it; times in seconds, as the spec names them. */
interface MayBeBreak {
  readonly limitType: number;
  readonly limitState: string;
  readonly startedAt: number;
  readonly endsAt: number | null;
}

/** When the break that is running ends, the last of several; `null` where none with an end is known. */
export function breakEndMs(limits: readonly MayBeBreak[], nowMs: number): number | null {
  const ends = limits.flatMap(({ limitType, limitState, startedAt, endsAt }) => {
    const runs =
      limitState === 'ACTIVE' && startedAt * 1000 <= nowMs && endsAt !== null && endsAt * 1000 > nowMs;
    return BREAKS.includes(limitType) && runs ? [endsAt * 1000] : [];
  });
  return ends.length === 0 ? null : Math.max(...ends);
}
