import { selectionIdOf } from '@paddock/contract';
import type { PriceArbitrage, SelectionView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../../kernel/http/problem.ts';
import type { MarketEntry } from '../../book/entries.ts';
import { contradictionWith } from '../alerts/contradiction.ts';
import type { SureWins } from '../sure-wins/sure-wins.ts';
import { pricedSelections } from '../priced-selections.ts';

/**
 * Refuses prices of a market with which some bets on its event would cost less than they bring. What is held or suspended
 * takes no bets, and does not count: neither the others of the event nor the market itself. One price beside one other, and all of a
 * market, are looked at first; then any number of bets, of halves and lines too.
 * @throws OVERRIDE_ARBITRAGE
 */
export function refuseArbitrage(
  market: MarketEntry,
  selections: readonly SelectionView[],
  sureWins: Pick<SureWins, 'of'>,
): void {
  const found =
    contradictionWith(market, selections) ??
    sureWins.of(market.event, new Set([market.id]), new Map([[market.id, selections]]));
  if (found === undefined) return;
  const { bookMilli, selectionIds } = found;
  const asSet = new Map<string, number>(
    selections.map(({ outcome, oddsMilli }) => [selectionIdOf(market.id, outcome), oddsMilli]),
  );
  const details: PriceArbitrage = {
    bookMilli,
    selections: pricedSelections(market.event, selectionIds).map((one) => ({
      ...one,
      oddsMilli: asSet.get(one.selectionId) ?? one.oddsMilli,
    })),
  };
  throw new PlatformError('OVERRIDE_ARBITRAGE', details);
}
