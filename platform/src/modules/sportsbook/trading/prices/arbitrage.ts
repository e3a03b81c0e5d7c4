import { setImmediate } from 'node:timers/promises';
import { selectionIdOf, type MarketId } from '@paddock/contract';
import type { PriceArbitrage, SelectionView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../../kernel/http/problem.ts';
import type { EventEntry, MarketEntry } from '../../book/entries.ts';
import { namesOfSelection } from '../../read/market-view.ts';
import { contradictionWith, type Contradiction } from '../alerts/contradiction.ts';
import type { SureWins } from '../sure-wins/sure-wins.ts';
import { pricedSelections } from '../priced-selections.ts';

/** Prices that a market would offer, while others of its event are held. */
export interface AskedPrices {
  readonly market: MarketEntry;
  readonly selections: readonly SelectionView[];
  readonly holds: ReadonlySet<MarketId>;
}

/**
 * Refuses prices of a market with which some bets on its event would cost less than they bring. What is held or suspended
 * takes no bets, and does not count: neither the others of the event nor the market itself. One price beside one other, and all of a
 * market, are looked at first; then any number of bets, of halves and lines too. A refusal says with which markets held it would be none.
 * @throws OVERRIDE_ARBITRAGE
 */
export async function refuseArbitrage(asked: AskedPrices, sureWins: Pick<SureWins, 'of'>): Promise<void> {
  const found = arbitrageIn(asked, sureWins);
  if (found === undefined) return;
  const { market, selections } = asked;
  const { bookMilli, selectionIds } = found;
  const asSet = new Map<string, number>(
    selections.map(({ outcome, oddsMilli }) => [selectionIdOf(market.id, outcome), oddsMilli]),
  );
  const contradicting = await contradictingMarkets(asked, sureWins);
  const details: PriceArbitrage = {
    bookMilli,
    selections: pricedSelections(market.event, selectionIds).map((one) => ({
      ...one,
      oddsMilli: asSet.get(one.selectionId) ?? one.oddsMilli,
    })),
    markets: [...market.event.markets.values()]
      .filter(({ id }) => contradicting.has(id))
      .map((one) => ({
        marketId: one.id,
        name: namesOfSelection(one, one.selections[0]?.outcome ?? '').market,
      })),
  };
  throw new PlatformError('OVERRIDE_ARBITRAGE', details);
}

/** The markets of an event with some of them held. */
function withHeld(event: EventEntry, held: ReadonlySet<MarketId>): EventEntry {
  if (held.size === 0) return event;
  const markets = [...event.markets].map(
    ([key, one]) => [key, held.has(one.id) ? { ...one, status: 'suspended' as const } : one] as const,
  );
  return { ...event, markets: new Map(markets) };
}

function arbitrageIn(asked: AskedPrices, sureWins: Pick<SureWins, 'of'>): Contradiction | undefined {
  const { market, selections, holds } = asked;
  return contradictionWith(market, selections, withHeld(market.event, holds)) ?? manyBetsIn(asked, sureWins);
}

function manyBetsIn({ market, selections, holds }: AskedPrices, sureWins: Pick<SureWins, 'of'>) {
  const event = withHeld(market.event, holds);
  return sureWins.of(event, new Set([market.id]), new Map([[market.id, selections]]));
}

/**
 * Which others have to be held, with those that are asked for, for nothing to contradict: all that are part of such bets, then
 * all that are part of what is left. None where holding others does not help.
 */
async function contradictingMarkets(
  asked: AskedPrices,
  sureWins: Pick<SureWins, 'of'>,
): Promise<ReadonlySet<MarketId>> {
  const { market } = asked;
  const holds = new Set(asked.holds);
  for (;;) {
    // Pairs take longest to compare, and most of them are found among any number of bets.
    const found = manyBetsIn({ ...asked, holds }, sureWins) ?? arbitrageIn({ ...asked, holds }, sureWins);
    if (found === undefined) return holds;
    const partOf = [...market.event.markets.values()].filter(
      (one) =>
        one !== market &&
        !holds.has(one.id) &&
        one.selections.some(({ outcome }) => found.selectionIds.includes(selectionIdOf(one.id, outcome))),
    );
    if (partOf.length === 0) return new Set();
    for (const { id } of partOf) holds.add(id);
    await setImmediate();
  }
}
