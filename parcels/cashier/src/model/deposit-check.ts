import { parseAmount, type AmountMinor } from '@paddock/contract';
import type { PaymentMethodsView } from '@paddock/contract/schemas';

export type PaymentMethod = PaymentMethodsView['methods'][number];

/** Whether an amount can be paid by a method, and if not, why. Nothing is rounded and nothing is filled in. */
export type DepositCheck =
  | { readonly kind: 'fine'; readonly amountMinor: AmountMinor }
  | { readonly kind: 'no-method' | 'no-amount' | 'invalid' }
  | { readonly kind: 'low' | 'high'; readonly boundMinor: AmountMinor };

export function checkDeposit(
  method: PaymentMethod | undefined,
  amount: string,
  currency: string,
): DepositCheck {
  if (method === undefined) return { kind: 'no-method' };
  if (amount === '') return { kind: 'no-amount' };
  const amountMinor = parseAmount(amount, currency);
  if (amountMinor === undefined || amountMinor <= 0n) return { kind: 'invalid' };
  const minMinor = parseAmount(method.min, currency) ?? 0n;
  const maxMinor = parseAmount(method.max, currency) ?? 0n;
  if (amountMinor < minMinor) return { kind: 'low', boundMinor: minMinor };
  if (amountMinor > maxMinor) return { kind: 'high', boundMinor: maxMinor };
  return { kind: 'fine', amountMinor };
}
