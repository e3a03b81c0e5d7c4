import type { MultiplierMilli } from '@paddock/games';

/** "×1.98", "×0.5" as "×0.50", "×1,000,000.00" without the commas: multipliers are compared under each other. */
export function writeMultiplier(milli: MultiplierMilli, decimalMark: string): string {
  const digits = milli % 10 === 0 ? 2 : 3;
  return `×${(milli / 1000).toFixed(digits).replace('.', decimalMark)}`;
}
