import type { PublishedDocument } from './library.ts';

/**
 * The day a document is dated with: an article or a news item to which its editor gives none is of the day, by UTC, on which
 * it was first published. Undefined of all others.
 */
export function dayOf({
  body: { kind, day },
  editions,
}: Pick<PublishedDocument, 'body' | 'editions'>): string | undefined {
  const first = editions.at(-1);
  if (day !== undefined || first === undefined) return day;
  return kind === 'article' || kind === 'news'
    ? new Date(first.fromMs).toISOString().slice(0, 10)
    : undefined;
}
