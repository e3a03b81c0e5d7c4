import type { EventDetail } from '@paddock/contract/schemas';

type Candidate = Pick<EventDetail, 'id' | 'marketCount'>;

/**
 * Id of the match that the house covers most: among those that are on, else among those to come; the first of several.
 * Undefined until what is on is known, and where there is none.
 */
export function topGame(
  live: readonly Candidate[] | undefined,
  line: readonly Candidate[] | undefined,
): string | undefined {
  if (live === undefined) return undefined;
  const asked = live.length > 0 ? live : (line ?? []);
  return asked.toSorted((a, b) => b.marketCount - a.marketCount)[0]?.id;
}
