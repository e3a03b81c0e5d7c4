import { numberLocale } from '@paddock/contract';

import type { SpokenLanguage } from '../../../kernel/spoken.ts';

/** How long something lasts, in the language's own plural: "10 Minuten", "24 ساعة". */
export function durationOf(count: number, unit: 'minute' | 'hour', language: SpokenLanguage): string {
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(numberLocale(language, false), format).format(count);
}
