import type { Star } from '@paddock/shared-utils';

import type { MarketBlock } from './market-blocks.ts';

/** What a kind of market is starred by: its sport and its type, the same on every match of the sport. */
export function marketStarKey(sport: string, typeKey: string): string {
  return `${sport}:${typeKey}`;
}

/** Blocks of a match whose kind of market is starred, in the order of the stars. */
export function starredBlocks(
  blocks: readonly MarketBlock[],
  stars: readonly Star[],
  sport: string,
): readonly MarketBlock[] {
  const keys = stars.flatMap(({ kind, key }) => (kind === 'market' ? key : []));
  return keys.flatMap((key) => blocks.filter(({ type }) => marketStarKey(sport, type.key) === key));
}

/** The starred ones before the others. */
export function starredBlocksFirst(
  blocks: readonly MarketBlock[],
  starred: readonly MarketBlock[],
): readonly MarketBlock[] {
  if (starred.length === 0) return blocks;
  return [
    ...starred.filter((block) => blocks.includes(block)),
    ...blocks.filter((block) => !starred.includes(block)),
  ];
}
