import { numberLocale } from '@paddock/contract';

import type { SpokenLanguage } from '../../../kernel/spoken.ts';

/** A moment as messages write it. In UTC: a mail does not know where it is read. */
export function momentOf(atMs: number, language: SpokenLanguage): string {
  // English of no country, which nobody takes for the month before the day.
  const locale = language === 'en' ? 'en-GB' : numberLocale(language, false);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(atMs)} UTC`;
}
