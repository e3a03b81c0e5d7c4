import { LIST_COLUMNS, type ListColumnKey } from '@paddock/contract';
import type { MarketTypeView } from '@paddock/contract/schemas';

/** Groups of cells in a list row; the fourth one shows from 1700 wide, the handicap goes below 1300 (look.md). */
export interface ListColumn {
  readonly key: ListColumnKey;
  /** The market type that fills it. */
  readonly type: MarketTypeView;
}

/** The columns of a sport's lists, as the types say that came with the list (`listColumn`). */
export function listColumns(sport: string, types: readonly MarketTypeView[]): readonly ListColumn[] {
  const own = types.filter(({ listedIn }) => listedIn?.includes(sport));
  return LIST_COLUMNS.flatMap((key) => {
    const type = own.find(({ listColumn }) => listColumn === key);
    return type === undefined ? [] : [{ key, type }];
  });
}

/** The Asian view's (S3-25): handicap, total, who wins; what comes next has no place in it. */
export function inAsianOrder(columns: readonly ListColumn[]): readonly ListColumn[] {
  return columns.filter(({ key }) => key !== 'next').toReversed();
}

/** The market that stands in a column of a row; the server sends one for each column that has one. */
export function marketOfColumn<Market extends { readonly type: MarketTypeView }>(
  markets: readonly Market[],
  { type: { key } }: ListColumn,
): Market | undefined {
  return markets.find(({ type }) => type.key === key);
}
