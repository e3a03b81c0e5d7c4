import type { MarketTypeView, MarketView } from '@paddock/contract/schemas';

import type { MarketShape } from './odds-types.ts';

/**
 * The kinds of market this page has been told of, by key. They come with the answers and topics that have markets of them;
 * nothing here knows one by itself.
 */
export type KnownTypes = Map<string, MarketTypeView>;

/** A type that is told again as it was stays the same object, so that nothing is drawn anew. */
export function learnTypes(known: KnownTypes, told: readonly MarketTypeView[] = []): void {
  for (const type of told) {
    if (JSON.stringify(known.get(type.key)) !== JSON.stringify(type)) known.set(type.key, type);
  }
}

/** A market without its prices. */
export function shapeOf(
  type: MarketTypeView,
  { id, specifiers, selections, eachWay }: MarketView,
): MarketShape {
  return {
    id,
    type,
    specifiers,
    outcomes: selections.map(({ outcome }) => outcome),
    names: Object.fromEntries(selections.map(({ outcome, name }) => [outcome, name])),
    ...(eachWay && { eachWay }),
  };
}
