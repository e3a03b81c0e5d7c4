/** The chances that prices say together: 1 for a fair market, above it what the house keeps. */
export function overroundOf(pricesMilli: readonly number[]): number {
  return pricesMilli.reduce((sum, milli) => sum + 1000 / milli, 0);
}

/** A share in words of its reader: `5.3%`, `5,3 %`. */
export function percentText(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}
