import type { Star } from '@paddock/shared-utils';

import type { MarketBlock } from './market-blocks.ts';
import { marketStarKey, starredBlocks, starredBlocksFirst } from './starred-markets.ts';

const block = (key: string) => ({ key, type: { key: key.split(' ')[0] } }) as unknown as MarketBlock;
const BLOCKS = ['1x2', 'total', 'team-total team=home', 'team-total team=away', 'corners'].map(block);
const stars = (...keys: readonly string[]): readonly Star[] => keys.map((key) => ({ kind: 'market', key }));
const keysOf = (blocks: readonly MarketBlock[]) => blocks.map(({ key }) => key);

describe('starred kinds of market', () => {
  it('come to the front in the order of their stars, all of a kind, on the matches of their sport', () => {
    const own = starredBlocks(
      BLOCKS,
      [
        ...stars('football:corners', 'tennis:total', 'football:team-total', 'football:nothing'),
        { kind: 'sport', key: 'football' },
      ],
      'football',
    );
    expect(keysOf(own)).toEqual(['corners', 'team-total team=home', 'team-total team=away']);
    expect(keysOf(starredBlocksFirst(BLOCKS, own))).toEqual([...keysOf(own), '1x2', 'total']);
  });

  it('are none without a star', () => {
    expect(starredBlocks(BLOCKS, stars('football:total'), 'tennis')).toEqual([]);
    expect(starredBlocksFirst(BLOCKS, [])).toBe(BLOCKS);
  });

  it('are named by the sport and the type, as a provider has it too', () => {
    expect(marketStarKey('football', 'uof:18/sr:exact')).toBe('football:uof:18/sr:exact');
  });
});
