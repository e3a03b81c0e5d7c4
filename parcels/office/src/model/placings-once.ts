import type { BetExplanationView, NamedPlacing, WithdrawnRunner } from '@paddock/contract/schemas';

/** How a field came in. */
export interface FieldEnd {
  readonly placings: readonly NamedPlacing[];
  readonly withdrawn: readonly WithdrawnRunner[];
}

const NOTHING: FieldEnd = { placings: [], withdrawn: [] };

/** By leg how its field came in; nothing where an earlier leg is of the same field, and where there is none. */
export function placingsOnce(
  legs: readonly Pick<BetExplanationView['legs'][number], 'home' | 'placings' | 'withdrawn'>[],
): readonly FieldEnd[] {
  const told = new Set<string>();
  return legs.map(({ home, placings = [], withdrawn = [] }) => {
    const end = JSON.stringify([home, placings, withdrawn]);
    if (told.has(end)) return NOTHING;
    told.add(end);
    return { placings, withdrawn };
  });
}
