import {
  LIMIT_RULES,
  LIMIT_TYPES,
  LOCK_PENDING_DEPOSIT_LIMIT,
  NO_MONEY_LIMIT,
  type LimitType,
} from '@paddock/contract';
import type { Limit } from '@paddock/shared-utils';

/** One type of limit as the page shows it. */
export interface LimitRow {
  readonly limitType: LimitType;
  readonly active: Limit | null;
  /** Looser, waiting for its day and the player. */
  readonly pending: Limit | null;
}

export function rowOf(limits: readonly Limit[], limitType: LimitType): LimitRow {
  const own = limits.filter((limit) => limit.limitType === limitType);
  const inState = (state: Limit['limitState']) => own.find(({ limitState }) => limitState === state) ?? null;
  return { limitType, active: inState('ACTIVE'), pending: inState('PENDING') };
}

/** True for the values that stand for "no limit" (S9-05). */
export function isNoLimit({ limitValue }: Pick<Limit, 'limitValue'>): boolean {
  return limitValue < 0 || limitValue === NO_MONEY_LIMIT;
}

/** A self-exclusion that is set and has not begun yet: the one the player is warned of (S5-13). */
export function comingExclusion(limits: readonly Limit[], nowMs: number): Limit | null {
  return (
    limits.find(
      ({ limitType, startedAt }) => limitType === LIMIT_TYPES.selfExclusion && startedAt * 1000 > nowMs,
    ) ?? null
  );
}

/** A break in play that is on: a self-exclusion, else a timeout, until its end. */
export function runningBreak(limits: readonly Limit[], nowMs: number): Limit | null {
  const isOn = ({ limitState, startedAt, endsAt }: Limit) =>
    limitState === 'ACTIVE' && startedAt * 1000 <= nowMs && endsAt !== null && endsAt * 1000 > nowMs;
  return (
    [LIMIT_TYPES.selfExclusion, LIMIT_TYPES.depositTimeout]
      .map((type) => limits.find((limit) => limit.limitType === type && isOn(limit)))
      .find(Boolean) ?? null
  );
}

/** Why the field of a limit cannot be used now. */
export type LimitLock = { readonly kind: 'waiting' } | { readonly kind: 'until'; readonly untilMs: number };

/**
 * The amount of a deposit limit is closed while a change of it waits, where the site wants that, and while the limit has an
 * end date that is still to come (S5-12).
 */
export function lockOf(
  { limitType, active, pending }: LimitRow,
  features: readonly number[],
  nowMs: number,
): LimitLock | null {
  if (LIMIT_RULES[limitType].kind !== 'deposit') return null;
  const untilMs = endMsOf(active);
  if (untilMs > nowMs) return { kind: 'until', untilMs };
  return pending !== null && features.includes(LOCK_PENDING_DEPOSIT_LIMIT) ? { kind: 'waiting' } : null;
}

/** The end of a limit, 0 for one without. */
export function endMsOf(limit: Limit | null): number {
  return (limit?.endsAt ?? 0) * 1000;
}
