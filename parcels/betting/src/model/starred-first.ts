import type { Star } from '@paddock/shared-utils';

/** Sports of a list with the starred ones first, in the order of their stars; the others as they stand. */
export function starredFirst<T extends { readonly slug: string }>(
  sports: readonly T[],
  stars: readonly Star[],
): readonly T[] {
  return first(sports, stars, 'sport', ({ slug }) => slug);
}

/** The same of championships. */
export function starredChampionshipsFirst<T extends { readonly id: string }>(
  championships: readonly T[],
  stars: readonly Star[],
): readonly T[] {
  return first(championships, stars, 'championship', ({ id }) => id);
}

function first<T>(
  things: readonly T[],
  stars: readonly Star[],
  kind: Star['kind'],
  keyOf: (thing: T) => string,
): readonly T[] {
  const keys = stars.flatMap((star) => (star.kind === kind ? star.key : []));
  if (keys.length === 0) return things;
  const placeOf = (thing: T): number => {
    const at = keys.indexOf(keyOf(thing));
    return at < 0 ? keys.length : at;
  };
  return things.toSorted((a, b) => placeOf(a) - placeOf(b));
}
