import type { EventEntry } from '../../book/entries.ts';
import type { PriceOverride } from '../../book/price-overrides.ts';
import { contradictionOf, type Contradiction } from '../alerts/contradiction.ts';
import type { SureWins } from './sure-wins.ts';

/** Whether traders have priced anything of it. */
export const isPriced = (event: EventEntry): boolean =>
  [...event.markets.values()].some(({ ordered }) => ordered.overrides.length > 0);

/** Of an event that traders priced any number of bets is held against each other, as soon as it is known how it can end. */
export function contradictionIn(
  event: EventEntry,
  sureWins: Pick<SureWins, 'of'>,
): Contradiction | undefined {
  const own = [...event.markets.values()].filter(({ ordered }) => ordered.overrides.length > 0);
  const found = contradictionOf(event);
  if (own.length === 0) return found;
  return sureWins.of(event, new Set(own.map(({ id }) => id))) ?? found;
}

/** Prices of traders in the markets that contradict. */
export function tradersPricesIn(
  event: EventEntry,
  { selectionIds }: Contradiction,
): readonly PriceOverride[] {
  return [...event.markets.values()]
    .filter(({ id }) => selectionIds.some((selectionId) => selectionId.startsWith(`${id}.`)))
    .flatMap(({ ordered }) => ordered.overrides);
}
