import { percentText } from '@paddock/contract';
import { useFormat } from '@paddock/shared-utils/react';

const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Writes percent with two decimals, as the language writes them: "99.00%", "%99,00". */
export function usePercent(): (percent: number) => string {
  const { locale } = useFormat();
  return (percent) => percentText(percent / 100, locale, DIGITS);
}
