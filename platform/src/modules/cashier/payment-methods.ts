import { currencyOf, formatAmount, parseAmount, type AmountBoundsDetails } from '@paddock/contract';
import type { PaymentMethodsView } from '@paddock/contract/schemas';

import { PlatformError } from '../../kernel/http/problem.ts';
import type { CashierParts } from './cashier-parts.ts';
import type { PaymentMethod, PaymentProvider } from './payment-provider.ts';

/** A method with the provider that offers it. */
export interface OfferedMethod {
  readonly provider: PaymentProvider;
  readonly method: PaymentMethod;
}

/** The method of an id in a currency; undefined when nobody offers it there. */
export function methodOf(
  { providersByName }: CashierParts,
  currency: string,
  methodId: string,
): OfferedMethod | undefined {
  for (const provider of providersByName.values()) {
    const method = provider.methods(currency).find(({ id }) => id === methodId);
    if (method !== undefined) return { provider, method };
  }
  return undefined;
}

/** Whether a player of a country may pay in by a method; `undefined` is a country nobody has named. */
export function isOfferedIn({ countryIds }: PaymentMethod, countryId: number | undefined): boolean {
  return countryIds === undefined || (countryId !== undefined && countryIds.includes(countryId));
}

/**
 * Reads an amount of a request against a method's bounds.
 * @throws AMOUNT_INVALID, AMOUNT_TOO_SMALL, AMOUNT_TOO_LARGE with the bounds.
 */
export function amountWithin(text: string, currency: string, { minMinor, maxMinor }: PaymentMethod): bigint {
  const amountMinor = parseAmount(text, currency);
  if (amountMinor === undefined || amountMinor <= 0n) throw new PlatformError('AMOUNT_INVALID');
  const bounds: AmountBoundsDetails = {
    min: formatAmount(minMinor, currency),
    max: formatAmount(maxMinor, currency),
    currency,
  };
  if (amountMinor < minMinor) throw new PlatformError('AMOUNT_TOO_SMALL', bounds);
  if (amountMinor > maxMinor) throw new PlatformError('AMOUNT_TOO_LARGE', bounds);
  return amountMinor;
}

/** Ways to pay into an account by its currency and the player's country, as the API shows them (S2-20). */
export function methodsView(parts: CashierParts, currency: string, countryId?: number): PaymentMethodsView {
  return {
    currency: currencyOf(currency).iso,
    methods: methodsIn(parts, currency, countryId).map((method) => ({
      id: method.id,
      name: method.name,
      kind: method.kind,
      ...method.deposit,
      ...boundsView(method, currency),
    })),
  };
}

/** What is offered in a currency and a country. */
export function methodsIn(
  { providersByName }: CashierParts,
  currency: string,
  countryId?: number,
): readonly PaymentMethod[] {
  return [...providersByName.values()]
    .flatMap((provider) => provider.methods(currency))
    .filter((method) => isOfferedIn(method, countryId));
}

/** What a method takes of a payment, in its currency. */
export function boundsView(
  { minMinor, maxMinor, quickMinor = [] }: PaymentMethod,
  currency: string,
): Pick<PaymentMethodsView['methods'][number], 'min' | 'max' | 'fee' | 'quick'> {
  const amount = (minor: bigint) => formatAmount(minor, currency);
  return {
    min: amount(minMinor),
    max: amount(maxMinor),
    // No provider asks for one yet.
    fee: amount(0n),
    quick: quickMinor.filter((minor) => minor >= minMinor && minor <= maxMinor).map(amount),
  };
}
