import { NO_MONEY_LIMIT, parseAmount } from '@paddock/contract';

/** What a typed amount would do to a limit, decided before it is sent. */
export type AmountWish =
  | { readonly kind: 'missing' | 'high' | 'same' }
  /** `lower` holds at once, `higher` waits a day (S4-07). */
  | { readonly kind: 'lower' | 'higher'; readonly value: number; readonly minor: bigint };

/** @param current the amount in force as the API names it; `null` without a limit */
export function amountWish(typed: string, currency: string, current: number | null): AmountWish {
  const minor = typed === '' ? undefined : parseAmount(typed, currency);
  if (minor === undefined) return { kind: 'missing' };
  const value = Number(typed);
  if (value >= NO_MONEY_LIMIT) return { kind: 'high' };
  if (value === current) return { kind: 'same' };
  return { kind: current === null || value < current ? 'lower' : 'higher', value, minor };
}
