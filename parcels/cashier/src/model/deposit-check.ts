import { parseAmount, type AmountMinor } from '@paddock/contract';
import type { PaymentMethodsView } from '@paddock/contract/schemas';

export type PaymentMethod = PaymentMethodsView['methods'][number];

/** Whether an amount can be paid by a method, and if not, why. Nothing is rounded and nothing is filled in. */
export type DepositCheck =
  | { readonly kind: 'fine'; readonly amountMinor: AmountMinor }
  | { readonly kind: 'no-method' | 'no-amount' | 'invalid' }
  | { readonly kind: 'low' | 'high' | 'over-limit'; readonly boundMinor: bigint };

/** @param roomMinor what the player's own limits leave in the currency; null where they say nothing of it */
export function checkDeposit(
  method: PaymentMethod | undefined,
  amount: string,
  currency: string,
  roomMinor: bigint | null = null,
): DepositCheck {
  if (method === undefined) return { kind: 'no-method' };
  if (amount === '') return { kind: 'no-amount' };
  const amountMinor = parseAmount(amount, currency);
  if (amountMinor === undefined || amountMinor <= 0n) return { kind: 'invalid' };
  const minMinor = parseAmount(method.min, currency) ?? 0n;
  const maxMinor = parseAmount(method.max, currency) ?? 0n;
  if (amountMinor < minMinor) return { kind: 'low', boundMinor: minMinor };
  if (roomMinor !== null && amountMinor > roomMinor) return { kind: 'over-limit', boundMinor: roomMinor };
  if (amountMinor > maxMinor) return { kind: 'high', boundMinor: maxMinor };
  return { kind: 'fine', amountMinor };
}
