import type { EventDetail } from '@paddock/contract/schemas';

/** Matches of several lists, the dearest list first: each once, at most so many, and in the order in which they begin. */
export function chosenFor(lists: readonly (readonly EventDetail[])[], most: number): readonly EventDetail[] {
  const seen = new Set<string>();
  const each = lists.flat().filter(({ id }) => !seen.has(id) && seen.add(id));
  return each.slice(0, most).toSorted((a, b) => a.state.startsAtMs - b.state.startsAtMs);
}
