import { selectionIdOf } from '@paddock/contract';
import type { PricedSelection } from '@paddock/contract/schemas';

import type { EventEntry } from '../book/entries.ts';
import { namesOfSelection } from '../read/market-view.ts';

/** Selections of an event with their names and what they cost now, in the order they are asked for. */
export function pricedSelections(
  event: EventEntry,
  selectionIds: readonly string[],
): readonly PricedSelection[] {
  const offered = [...event.markets.values()].flatMap((market) =>
    market.selections.map(({ outcome, oddsMilli }) => ({ market, outcome, oddsMilli })),
  );
  const byId = new Map<string, (typeof offered)[number]>(
    offered.map((one) => [selectionIdOf(one.market.id, one.outcome), one]),
  );
  return selectionIds.flatMap((selectionId) => {
    const found = byId.get(selectionId);
    if (found === undefined) return [];
    const { market, outcome, oddsMilli } = found;
    return [{ selectionId, names: namesOfSelection(market, outcome), oddsMilli }];
  });
}
