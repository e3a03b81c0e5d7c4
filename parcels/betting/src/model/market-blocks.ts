import { MARKET_TYPES, type MarketType } from '@paddock/contract';

import type { ListedMarket } from './list-columns.ts';

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
  readonly type: string;
  readonly layout: BlockLayout;
  readonly group: MarketType['group'];
  /** In the order of their lines. */
  readonly markets: readonly ListedMarket[];
}

const ORDER = new Map([...MARKET_TYPES.keys()].map((key, index) => [key, index]));

/** Markets of an event as the blocks of its page: the main ones first, the others in the order of the market types. */
export function marketBlocks(markets: readonly ListedMarket[]): readonly MarketBlock[] {
  const blocks = new Map<string, ListedMarket[]>();
  for (const market of markets) {
    const key = blockKey(market);
    blocks.set(key, [...(blocks.get(key) ?? []), market]);
  }
  return [...blocks]
    .flatMap(([key, own]): MarketBlock[] => {
      const type = MARKET_TYPES.get(own[0]?.type ?? '');
      return type === undefined
        ? []
        : [{ key, type: type.key, layout: layoutOf(type), group: type.group, markets: own.toSorted(byLine) }];
    })
    .sort((a, b) => rank(a) - rank(b) || bySide(a, b) || (a.key < b.key ? -1 : 1));
}

/** Groups that have a block, in page order, with how many markets each holds. */
export function blockGroups(
  blocks: readonly MarketBlock[],
): readonly { readonly group: MarketType['group']; readonly count: number }[] {
  const counts = new Map<MarketType['group'], number>();
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
  return key === type ? 8 : 6;
}

function layoutOf(type: MarketType): BlockLayout {
  if (type.outcomes === 'scores') return 'scores';
  if (!type.specifiers.includes('line')) return 'cells';
  return type.group === 'handicaps' ? 'pairs' : 'ladder';
}

function blockKey({ type, specifiers }: ListedMarket): string {
  const rest = Object.entries(specifiers).filter(([name]) => name !== 'line');
  return [type, ...rest.map(([name, value]) => `${name}=${value}`).sort()].join(' ');
}

function rank({ group, type }: MarketBlock): number {
  const place = ORDER.get(type) ?? 0;
  return group === 'main' ? place - ORDER.size : place;
}

/** Home before away, as everywhere. */
function bySide(a: MarketBlock, b: MarketBlock): number {
  return Number(a.key.endsWith('team=away')) - Number(b.key.endsWith('team=away'));
}

function byLine(a: ListedMarket, b: ListedMarket): number {
  return Number(a.specifiers['line'] ?? 0) - Number(b.specifiers['line'] ?? 0);
}
