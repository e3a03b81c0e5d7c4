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

/** Markets of an event as the blocks of its page, in the order of the market types. */
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
    .sort((a, b) => (ORDER.get(a.type) ?? 0) - (ORDER.get(b.type) ?? 0) || (a.key < b.key ? -1 : 1));
}

/** Groups that have a block, in page order, with how many markets each holds. */
export function blockGroups(
  blocks: readonly MarketBlock[],
): readonly { readonly group: MarketType['group']; readonly count: number }[] {
  const counts = new Map<MarketType['group'], number>();
  for (const { group, markets } of blocks) counts.set(group, (counts.get(group) ?? 0) + markets.length);
  return [...counts].map(([group, count]) => ({ group, count }));
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

function byLine(a: ListedMarket, b: ListedMarket): number {
  return Number(a.specifiers['line'] ?? 0) - Number(b.specifiers['line'] ?? 0);
}

export interface ScoreColumns {
  readonly home: readonly string[];
  readonly draw: readonly string[];
  readonly away: readonly string[];
  readonly other: readonly string[];
}

/** Score outcomes by who wins with them, low scores first; what is no score stands apart. */
export function scoreColumns(outcomes: readonly string[]): ScoreColumns {
  const columns = { home: [] as string[], draw: [] as string[], away: [] as string[], other: [] as string[] };
  for (const outcome of outcomes.toSorted(byScore)) {
    const match = /^(\d+):(\d+)$/.exec(outcome);
    const difference = match === null ? undefined : Number(match[1]) - Number(match[2]);
    if (difference === undefined) columns.other.push(outcome);
    else if (difference > 0) columns.home.push(outcome);
    else if (difference === 0) columns.draw.push(outcome);
    else columns.away.push(outcome);
  }
  return columns;
}

function byScore(a: string, b: string): number {
  const [a1 = 0, a2 = 0] = a.split(':').map(Number);
  const [b1 = 0, b2 = 0] = b.split(':').map(Number);
  return Math.max(a1, a2) - Math.max(b1, b2) || Math.min(a1, a2) - Math.min(b1, b2);
}
