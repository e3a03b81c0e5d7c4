import type { MarketTypeView } from '@paddock/contract/schemas';
import type { MarketShape } from '@paddock/shared-utils';

/**
 * How a market page draws markets of one kind.
 * - `cells`: one market, label above price
 * - `ladder`: one row a line, the line left of its pair
 * - `pairs`: handicaps, each side's own line inside its cell
 * - `scores`: three columns by who wins, then any other
 */
export type BlockLayout = 'cells' | 'ladder' | 'pairs' | 'scores';

export interface MarketBlock {
  /** Unique on the page: type and specifiers but for the line. */
  readonly key: string;
  readonly type: MarketTypeView;
  readonly layout: BlockLayout;
  readonly group: MarketTypeView['group'];
  /** The specifiers its markets share: all but the line. */
  readonly rest: MarketShape['specifiers'];
  /** In the order of their lines. */
  readonly markets: readonly MarketShape[];
}

/** More than there are types. */
const MAIN_FIRST = 1_000_000;

/** Markets of an event as the blocks of its page: the main ones first, the others in the order of the market types. */
export function marketBlocks(markets: readonly MarketShape[]): readonly MarketBlock[] {
  const blocks = new Map<string, MarketShape[]>();
  for (const market of markets) {
    const key = blockKey(market);
    blocks.set(key, [...(blocks.get(key) ?? []), market]);
  }
  return [...blocks]
    .flatMap(([key, own]): MarketBlock[] => {
      const [first] = own;
      if (first === undefined) return [];
      const { type } = first;
      const line = type.line?.name ?? '';
      const { [line]: _line, ...rest } = first.specifiers;
      const lineOf = ({ specifiers }: MarketShape) => Number(specifiers[line] ?? 0);
      const markets = own.toSorted((a, b) => lineOf(a) - lineOf(b));
      return [{ key, type, layout: layoutOf(type), group: type.group, rest, markets }];
    })
    .sort((a, b) => rank(a) - rank(b) || bySide(a, b) || (a.key < b.key ? -1 : 1));
}

/** Groups that have a block, in page order, with how many markets each holds. */
export function blockGroups(
  blocks: readonly MarketBlock[],
): readonly { readonly group: MarketTypeView['group']; readonly count: number }[] {
  const counts = new Map<MarketTypeView['group'], number>();
  for (const { group, markets } of blocks) counts.set(group, (counts.get(group) ?? 0) + markets.length);
  return [...counts].map(([group, count]) => ({ group, count }));
}

/**
 * Blocks dealt to columns of about the same height, each to the shortest so far. Only the list of blocks counts, so that a
 * line that comes or goes moves what stands below it and nothing else.
 */
export function dealToColumns(
  blocks: readonly MarketBlock[],
  columnCount: number,
): readonly (readonly MarketBlock[])[] {
  const columns = Array.from({ length: columnCount }, () => ({ height: 0, blocks: [] as MarketBlock[] }));
  for (const block of blocks) {
    const shortest = columns.reduce((best, column) => (column.height < best.height ? column : best));
    shortest.blocks.push(block);
    shortest.height += usualRows(block);
  }
  return columns.map((column) => column.blocks);
}

/** Rows a block of its kind usually has, its heads counted in: teams and halves have fewer lines than the match. */
function usualRows({ layout, type, key }: MarketBlock): number {
  if (layout === 'cells') return 3;
  if (layout === 'scores') return 14;
  return key === type.key ? 8 : 6;
}

function layoutOf({ beyond, line, outcomes }: MarketTypeView): BlockLayout {
  if (beyond === 'scores') return 'scores';
  // A row of a line has room for two.
  if (line === undefined || outcomes.length !== 2) return 'cells';
  return line.signed ? 'pairs' : 'ladder';
}

function blockKey({ type, specifiers }: MarketShape): string {
  const rest = Object.entries(specifiers).filter(([name]) => name !== type.line?.name);
  return [type.key, ...rest.map(([name, value]) => `${name}=${value}`).sort()].join(' ');
}

function rank({ group, type }: MarketBlock): number {
  return group === 'main' ? type.rank - MAIN_FIRST : type.rank;
}

/** Home before away, as everywhere. */
function bySide(a: MarketBlock, b: MarketBlock): number {
  return Number(a.key.endsWith('team=away')) - Number(b.key.endsWith('team=away'));
}
