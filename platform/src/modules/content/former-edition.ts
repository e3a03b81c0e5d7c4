import type { PublishedDocument } from './library.ts';

/**
 * Which edition before the one in force an address asks for; undefined for the one in force, `unknown` for one that was never
 * read. What is no number asks for nothing, as the page itself takes it.
 */
export function formerEdition(
  { body, number, editions }: Pick<PublishedDocument, 'body' | 'number' | 'editions'>,
  query: string,
): number | 'unknown' | undefined {
  const asked = Number(new URLSearchParams(query).get('edition') ?? '');
  if (!Number.isInteger(asked) || asked <= 0 || asked === number) return undefined;
  const isKnown = body.kind === 'rules' && editions.some((edition) => edition.number === asked);
  return isKnown ? asked : 'unknown';
}
