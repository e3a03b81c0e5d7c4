/** An ISO 4217 currency the platform keeps accounts in, with its minor-unit exponent. */
export interface Currency {
  readonly iso: string;
  readonly exponent: number;
  readonly symbol: string;
}

const TABLE = [
  ['EUR', 2, '€'],
  ['USD', 2, '$'],
  ['GBP', 2, '£'],
  ['RUB', 2, '₽'],
  ['KZT', 2, '₸'],
  ['BRL', 2, 'R$'],
  ['INR', 2, '₹'],
  ['JPY', 0, '¥'],
  ['KRW', 0, '₩'],
  ['CLP', 0, '$'],
  ['KWD', 3, 'KD'],
  ['TND', 3, 'DT'],
] as const;

export const CURRENCIES: ReadonlyMap<string, Currency> = new Map(
  TABLE.map(([iso, exponent, symbol]) => [iso, { iso, exponent, symbol }]),
);

/** The currency of an ISO code. @throws RangeError for a code the platform does not keep. */
export function currencyOf(iso: string): Currency {
  const currency = CURRENCIES.get(iso);
  if (currency === undefined) throw new RangeError(`unknown currency: ${iso}`);
  return currency;
}
