import type { AmountMinor } from './amount.ts';

/**
 * The site's quick stakes in a currency, decimal strings: the amounts themselves, or ten, a hundred times as much where
 * the smallest would be below what the bet takes (20 ₽, 100 ₸), so that none is there to be refused.
 * @param offered amounts above 0 in the unit of a currency
 */
export function quickStakes(
  offered: readonly number[],
  exponent: number,
  minMinor: AmountMinor,
): readonly string[] {
  const leastMinor = Math.min(...offered) * 10 ** exponent;
  let times = 1;
  while (leastMinor * times < Number(minMinor)) times *= 10;
  return offered.map((amount) => String(amount * times));
}
