import type { AmountMinor } from '@paddock/contract';

import type { ProductRegistration } from './product-registration.ts';
import { boundIn } from './risk-currency.ts';
import { riskOf } from './risk-figures.ts';

/** What stakes of a product can be in a currency, whatever they are on. */
interface StakeRange {
  readonly leastMinor: AmountMinor;
  /** Undefined where the product's figures name none. */
  readonly mostMinor: AmountMinor | undefined;
  readonly perDay: number;
}

/** Undefined for a product that is not here, and in a currency that no stakes are taken in. */
export type StakeRanges = (product: string, currency: string) => StakeRange | undefined;

/** Ranges by the figures of risk, which are read once, as the products read them: at the start. */
export function stakeRanges(dataDir: string, products: readonly ProductRegistration[]): StakeRanges {
  const known = new Map(products.map((one) => [one.product, { ...one, risk: riskOf(dataDir, one) }]));
  return (name, currency) => {
    const product = known.get(name);
    if (product === undefined || boundIn(1n, currency) === undefined) return undefined;
    const { risk, wagering } = product;
    const largest = Object.entries(risk).flatMap(([figure, cents]) =>
      figure.startsWith('max-stake') ? [boundIn(cents, currency) ?? 0n] : [],
    );
    const leastMinor = boundIn(risk['min-stake'] ?? 0n, currency) ?? 0n;
    return {
      leastMinor: leastMinor > 0n ? leastMinor : 1n,
      mostMinor: largest.reduce<bigint | undefined>(
        (most, one) => (most === undefined || one > most ? one : most),
        undefined,
      ),
      perDay: wagering.stakesPerDay,
    };
  };
}
