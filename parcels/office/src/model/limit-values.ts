import { DAY_MS, isLimitType, LIMIT_RULES, LIMIT_TYPES } from '@paddock/contract';

/** A year has 365 days here, so that of the pairs of S9-05 (360/365) one value is offered. */
const YEAR_DAYS = 365;

/** The families of money limits, each with its windows. */
export const MONEY_FAMILIES = ['deposit', 'loss', 'wagering'] as const;
export type MoneyFamily = (typeof MONEY_FAMILIES)[number];

export function isMoneyLimit({ limitType }: { readonly limitType: number }): boolean {
  return isLimitType(limitType) && LIMIT_RULES[limitType].windowMs !== undefined;
}

export const SESSION_HOURS = LIMIT_RULES[LIMIT_TYPES.session].values ?? [];
export const CHECK_MINUTES = LIMIT_RULES[LIMIT_TYPES.realityCheck].values ?? [];
export const TIMEOUT_DAYS = LIMIT_RULES[LIMIT_TYPES.depositTimeout].values ?? [];
export const EXCLUSION_DAYS = (LIMIT_RULES[LIMIT_TYPES.selfExclusion].values ?? []).filter(
  (days) => days < 360 || days % YEAR_DAYS === 0,
);

/** How long something lasts, as a dictionary key with its count: whole years as years. */
export function lengthOf(days: number): { readonly key: 'days' | 'years'; readonly count: number } {
  return days % YEAR_DAYS === 0 ? { key: 'years', count: days / YEAR_DAYS } : { key: 'days', count: days };
}

export function endOfBreakMs(days: number, nowMs: number): number {
  return nowMs + days * DAY_MS;
}
