import type { BetExplanationView, NamedPlacing } from '@paddock/contract/schemas';

/** By leg the order its field came in by; nothing where an earlier leg is of the same field, and where there is none. */
export function placingsOnce(
  legs: readonly Pick<BetExplanationView['legs'][number], 'home' | 'placings'>[],
): readonly (readonly NamedPlacing[])[] {
  const told = new Set<string>();
  return legs.map(({ home, placings = [] }) => {
    const order = JSON.stringify([home, placings]);
    if (told.has(order)) return [];
    told.add(order);
    return placings;
  });
}
