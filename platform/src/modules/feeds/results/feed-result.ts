import type { FeedResult } from '@paddock/contract/schemas';

import type { MarketKey, OutcomeResult } from './market-result.ts';

export type FeedMarketResult = FeedResult['markets'][number];

/** A decided market in the words of the feed contract; what is the default there is left out. */
export function toFeedResult(market: MarketKey, results: readonly OutcomeResult[]): FeedMarketResult {
  return {
    type: market.type,
    specifiers: { ...market.specifiers },
    selections: results.map(({ outcome, result }) => ({
      outcome,
      won: result.won,
      ...(result.voidHalves === 0 ? {} : { voidHalves: result.voidHalves }),
      ...(result.deadHeat.den === result.deadHeat.num
        ? {}
        : { deadHeat: [Number(result.deadHeat.num), Number(result.deadHeat.den)] as [number, number] }),
    })),
  };
}
