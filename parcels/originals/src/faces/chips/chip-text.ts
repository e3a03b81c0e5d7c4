import { formatAmount } from '@paddock/contract';
import type { Formatters } from '@paddock/shared-utils';

const THOUSAND = 1_000;

/** What stands on a chip: "5", "0.50", and from ten thousand on in thousands, "12.5k", rounded down. */
export function chipText(amountMinor: bigint, iso: string, format: Formatters): string {
  const decimal = formatAmount(amountMinor, iso);
  const amount = Number(decimal);
  if (amount >= 10 * THOUSAND) return `${format.number(Math.floor(amount / 100) / 10)}k`;
  return decimal.replace(/\.0+$/, '').replace('.', format.decimalMark);
}
