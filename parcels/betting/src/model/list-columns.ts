import { MARKET_TYPES } from '@paddock/contract';

/** A market as a list knows it: its kind and its line, without prices. */
export interface ListedMarket {
  readonly id: string;
  readonly type: string;
  readonly specifiers: Readonly<Record<string, string>>;
  readonly outcomes: readonly string[];
}

/** Groups of cells in a list row; the fourth one shows from 1700 wide, the handicap goes below 1300 (look.md). */
export type ColumnKey = 'winner' | 'total' | 'handicap' | 'next';

export interface ListColumn {
  readonly key: ColumnKey;
  /** Outcomes in the order of their cells; headers are `betting:column.<sport>.<key>.<outcome>`. */
  readonly outcomes: readonly string[];
  /** A column with a line shows it left of its cells. */
  readonly hasLine: boolean;
}

const THREE_WAY = ['home', 'draw', 'away'] as const;
const TWO_WAY = ['home', 'away'] as const;
const OVER_UNDER = ['over', 'under'] as const;

const FOOTBALL: readonly ListColumn[] = [
  { key: 'winner', outcomes: THREE_WAY, hasLine: false },
  { key: 'total', outcomes: OVER_UNDER, hasLine: true },
  { key: 'handicap', outcomes: TWO_WAY, hasLine: true },
  { key: 'next', outcomes: ['home', 'none', 'away'], hasLine: false },
];

const TWO_WAY_SPORT: readonly ListColumn[] = [
  { key: 'winner', outcomes: TWO_WAY, hasLine: false },
  { key: 'total', outcomes: OVER_UNDER, hasLine: true },
  { key: 'handicap', outcomes: TWO_WAY, hasLine: true },
  { key: 'next', outcomes: TWO_WAY, hasLine: false },
];

/** The columns of a sport's lists: three-way first for football, two-way for all others. */
export function listColumns(sport: string): readonly ListColumn[] {
  return sport === 'football' ? FOOTBALL : TWO_WAY_SPORT;
}

/** The market that stands in a column of a row; the server sends one for each column that has one. */
export function marketOfColumn(
  markets: readonly ListedMarket[],
  column: ColumnKey,
): ListedMarket | undefined {
  return markets.find(({ type }) => MARKET_TYPES.get(type)?.listColumn === column);
}

/** Key of the market type that fills a column for a sport: the words of its heads. */
export function columnType(sport: string, column: ColumnKey): string | undefined {
  return [...MARKET_TYPES.values()].find((type) => type.listColumn === column && type.sports.includes(sport))
    ?.key;
}
