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
  const asked = live?.length === 0 ? line : live;
  return asked?.reduce<Candidate | undefined>(
    (best, event) => (best === undefined || event.marketCount > best.marketCount ? event : best),
    undefined,
  )?.id;
}
