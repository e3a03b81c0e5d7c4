import { LIST_COLUMNS, type ListColumnKey } from '@paddock/contract';
import type { MarketShape } from '@paddock/shared-utils';

/** The columns of a match among others; what comes next is left to its own page. */
const COLUMNS: readonly ListColumnKey[] = LIST_COLUMNS.filter((key) => key !== 'next');

export interface MainMarket {
  readonly key: ListColumnKey;
  /** Its lines in their order; empty where the match has none of it now. */
  readonly markets: readonly MarketShape[];
}

/** The main markets of a match by the columns its sport has in lists, of all its markets. */
export function mainMarkets(sport: string, markets: readonly MarketShape[]): readonly MainMarket[] {
  return COLUMNS.map((key) => {
    const own = markets.filter(
      ({ type }) => type.listColumn === key && type.listedIn?.includes(sport) === true,
    );
    const lineOf = ({ type, specifiers }: MarketShape) => Number(specifiers[type.line?.name ?? ''] ?? 0);
    return { key, markets: own.toSorted((a, b) => lineOf(a) - lineOf(b)) };
  });
}
