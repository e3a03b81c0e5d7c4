import type { EventState } from '@paddock/contract/schemas';

/** How a field came in, as its state says it: by code of each runner its place, from 1, the same where several share one. */
export function fieldEnd(
  places: ReadonlyMap<string, number>,
): Required<Pick<EventState, 'winners' | 'placings'>> {
  const placings = [...places]
    .map(([code, place]) => ({ place, code }))
    .toSorted((one, other) => one.place - other.place);
  return { winners: placings.flatMap(({ place, code }) => (place === 1 ? [code] : [])), placings };
}
