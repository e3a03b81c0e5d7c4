import type { Ratio } from '@paddock/contract';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { oneInHundredths, reduced } from '../model/chances.ts';

/** Writes chances: "1 in 56.66", and the exact fraction of it. */
export function useChanceText() {
  const t = useT('lotto');
  const format = useFormat();
  // Fractions have more digits than a number of JavaScript holds.
  const whole = new Intl.NumberFormat([format.locale, 'en']);
  return {
    oneIn: (chance: Ratio): string =>
      t('odds.oneIn', { count: format.number(Number(oneInHundredths(chance)) / 100) }),
    exact(chance: Ratio): string {
      const { num, den } = reduced(chance);
      return `${whole.format(num)} / ${whole.format(den)}`;
    },
  };
}
