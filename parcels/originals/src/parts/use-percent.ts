import { useFormat } from '@paddock/shared-utils/react';

/** Writes percent with two decimals: "99.00 %" in every language's figures. */
export function usePercent(): (percent: number) => string {
  const { locale } = useFormat();
  const format = new Intl.NumberFormat([locale, 'en'], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (percent) => `${format.format(percent)}\u00a0%`;
}
