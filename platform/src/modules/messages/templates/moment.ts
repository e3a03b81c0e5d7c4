/** A moment as messages write it. In UTC: a mail does not know where it is read. */
export function momentOf(atMs: number, locale: 'en-GB' | 'ru-RU'): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(atMs)} UTC`;
}
