import { findSport, LIST_COLUMNS, type ListColumnKey } from '@paddock/contract';

/** A market as a list knows it: its kind and its line, without prices. */
export interface ListedMarket {
  readonly id: string;
  readonly type: string;
  readonly specifiers: Readonly<Record<string, string>>;
  readonly outcomes: readonly string[];
}

/** Groups of cells in a list row; the fourth one shows from 1700 wide, the handicap goes below 1300 (look.md). */
export interface ListColumn {
  readonly key: ListColumnKey;
  /** Key of the market type that fills it. */
  readonly type: string;
  /** Outcomes in the order of their cells; their letters are `betting:letter.<type>.<outcome>`. */
  readonly outcomes: readonly string[];
  /** A column with a line shows it left of its cells. */
  readonly hasLine: boolean;
}

const TWO_WAY = ['home', 'away'];

/** The columns of a sport's lists, as its market types say (`listColumn`); of an unknown sport its winner alone. */
export function listColumns(sport: string): readonly ListColumn[] {
  const markets = findSport(sport)?.markets;
  if (markets === undefined) return [{ key: 'winner', type: 'winner', outcomes: TWO_WAY, hasLine: false }];
  return LIST_COLUMNS.flatMap((key) => {
    const market = markets.find(({ listColumn }) => listColumn === key);
    return market === undefined || market.outcomes === 'scores'
      ? []
      : [{ key, type: market.key, outcomes: market.outcomes, hasLine: market.specifiers.includes('line') }];
  });
}

/** The market that stands in a column of a row; the server sends one for each column that has one. */
export function marketOfColumn(
  markets: readonly ListedMarket[],
  column: ListColumn,
): ListedMarket | undefined {
  return markets.find(({ type }) => type === column.type);
}
