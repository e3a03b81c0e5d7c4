/** The chances that prices say together: 1 for a fair market, above it what the house keeps. */
export function overroundOf(pricesMilli: readonly number[]): number {
  return pricesMilli.reduce((sum, milli) => sum + 1000 / milli, 0);
}
