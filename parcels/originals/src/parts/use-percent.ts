import { useLanguage } from '@paddock/shared-utils/react';

/** Writes percent with two decimals: "99.00 %" in every language's figures. */
export function usePercent(): (percent: number) => string {
  const language = useLanguage();
  const format = new Intl.NumberFormat([language, 'en'], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (percent) => `${format.format(percent)}\u00a0%`;
}
