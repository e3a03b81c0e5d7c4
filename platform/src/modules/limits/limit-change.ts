import { DAY_MS, LIMIT_APPROVAL_MS, LIMIT_RULES, type LimitType } from '@paddock/contract';

/** A limit's value: minor units of money, else days, hours or minutes; null where there is no limit. */
export type LimitValue = bigint | null;

/** What a player has of one type of limit. */
export interface LimitStanding {
  /** In force; undefined where none was ever set. */
  readonly active?: { readonly value: bigint; readonly endsAtMs: number | null };
  /** Looser than what is in force, waiting for its time and the player's approval. */
  readonly pending?: {
    readonly value: LimitValue;
    readonly setAtMs: number;
    /** Of money: the currency it was wished in. */
    readonly currency: string | null;
  };
}

/** What becomes of a wish. */
export type LimitChange =
  /** In force from now; a looser wish that waits is dropped with it. */
  | { readonly kind: 'apply'; readonly value: LimitValue; readonly endsAtMs: number | null }
  /** Waits for its time and approval. */
  | { readonly kind: 'wait'; readonly value: LimitValue }
  | { readonly kind: 'keep' }
  | { readonly kind: 'refuse'; readonly reason: 'locked' | 'value' };

/**
 * Decides a player's wish for one type of limit (S4-07, rules §9): what protects more is in force at once and drops a
 * looser wish that waits; what protects less waits a day. An exclusion or timeout in force is only ever prolonged.
 */
export function decideLimit(
  type: LimitType,
  standing: LimitStanding,
  wanted: LimitValue,
  nowMs: number,
): LimitChange {
  const { kind, values } = LIMIT_RULES[type];
  if (wanted !== null && values !== undefined && !values.includes(Number(wanted))) {
    return { kind: 'refuse', reason: 'value' };
  }
  if (wanted !== null && wanted < 0n) return { kind: 'refuse', reason: 'value' };
  if (kind === 'exclusion' || kind === 'timeout') return decideBreak(standing, wanted, nowMs);
  if (kind === 'reality-check') return { kind: 'apply', value: wanted, endsAtMs: null };
  return decideAmount(standing, wanted);
}

function decideBreak({ active }: LimitStanding, wanted: LimitValue, nowMs: number): LimitChange {
  if (wanted === null) return { kind: 'refuse', reason: active === undefined ? 'value' : 'locked' };
  const endsAtMs = nowMs + Number(wanted) * DAY_MS;
  const standsUntilMs = active?.endsAtMs ?? 0;
  return endsAtMs < standsUntilMs
    ? { kind: 'refuse', reason: 'locked' }
    : { kind: 'apply', value: wanted, endsAtMs };
}

function decideAmount({ active, pending }: LimitStanding, wanted: LimitValue): LimitChange {
  const current = active?.value ?? null;
  if (wanted === current)
    return pending === undefined ? { kind: 'keep' } : { kind: 'apply', value: wanted, endsAtMs: null };
  const stricter = wanted !== null && (current === null || wanted < current);
  return stricter ? { kind: 'apply', value: wanted, endsAtMs: null } : { kind: 'wait', value: wanted };
}

/** When a waiting wish may be approved, in ms. */
export function approvableAtMs({ setAtMs }: { readonly setAtMs: number }): number {
  return setAtMs + LIMIT_APPROVAL_MS;
}
