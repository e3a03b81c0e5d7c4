import { currencyOf, type AmountMinor } from '@paddock/contract';

import type { GivenAmount } from '../money/amounts.ts';

/** Hub88 counts in hundred-thousandths of a unit, whatever the currency. */
const HUB88_DIGITS = 5;

const perMinor = (currency: string): bigint => 10n ** BigInt(HUB88_DIGITS - currencyOf(currency).exponent);

/** Minor units of an amount of Hub88; undefined for one that is no whole number of them. */
export function fromHub88(amount: number, currency: string): GivenAmount {
  const [hundredThousandths, each] = [BigInt(amount), perMinor(currency)];
  return hundredThousandths % each === 0n ? hundredThousandths / each : undefined;
}

/** As Hub88 counts. Exact as a number up to 300 billion units of any currency, as its last places are zeros. */
export const toHub88 = (minor: AmountMinor, currency: string): number => Number(minor * perMinor(currency));
