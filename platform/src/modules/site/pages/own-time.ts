/** What the script needs of its page. */
export interface PageWithTimes {
  readonly documentElement: { readonly lang: string };
  querySelectorAll(selector: string): Iterable<SentenceWithTime>;
}

/** A sentence of the document with a moment (`data-at-ms`), and its words with places for time and zone (`data-words`). */
export interface SentenceWithTime {
  readonly dataset: { readonly atMs?: string; readonly words?: string };
  textContent: string | null;
}

/**
 * Says the moments of a plain document by the clock of its reader, with the zone named; without a script, and in a browser that
 * cannot name its zone, they stand in the site's. It goes to browsers as it stands here, so it may use nothing from outside.
 */
export function sayOwnTimes(page: PageWithTimes): void {
  for (const sentence of page.querySelectorAll('[data-at-ms]')) {
    const { atMs = '', words = '' } = sentence.dataset;
    try {
      const date = new Date(Number(atMs));
      const clock = new Intl.DateTimeFormat(page.documentElement.lang, {
        dateStyle: 'long',
        timeStyle: 'short',
      });
      const parts = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' }).formatToParts(date);
      const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
      const zone = offset.replace('GMT', 'UTC').replace('-', '−').replace(/\+0$/, '');
      sentence.textContent = words
        .replace('{{time}}', () => clock.format(date))
        .replace('{{zone}}', () => zone);
    } catch {
      // The site's own time stands.
    }
  }
}
