import { percentText } from '@paddock/contract';
import type { Formatters } from '@paddock/shared-utils';

/** What is smaller has its first two digits that say something. */
const LEAST_IN_HUNDREDTHS = 0.0001;

/** "53.85%": hundredths, and of what is smaller the first two digits that say something. */
export function chanceText(chance: number, { locale }: Pick<Formatters, 'locale'>): string {
  return chance === 0 || chance >= LEAST_IN_HUNDREDTHS
    ? percentText(chance, locale)
    : percentText(chance, locale, { maximumSignificantDigits: 2 });
}
