/** A day in words: `26 November 2026` of `2026-11-26`. It is the same day in every zone. */
export function dayOf(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
}
