import type { Formatters } from '@paddock/shared-utils';

/** "53.85 %": hundredths, and of what is smaller the first two digits that say something. */
export function percentText(chance: number, format: Formatters): string {
  const percent = chance * 100;
  const rounded = percent >= 0.01 ? Number(percent.toFixed(2)) : Number(percent.toPrecision(2));
  const digits = rounded !== 0 && rounded < 0.001 ? rounded.toFixed(10).replace(/0+$/, '') : undefined;
  // No line ends between the two.
  return `${digits?.replace('.', format.decimalMark) ?? format.number(rounded)}\u00a0%`;
}
