import { BLOCK_PAGE, type BlockReason } from './blocks.ts';

// Apart from what keeps a visitor out, for those who list it all: no page of the site needs them.

export const BLOCK_REASONS = Object.keys(BLOCK_PAGE).map(Number) as readonly BlockReason[];

/** Every page that explains a block: a visitor who is kept out is led there from wherever they are. */
export const BLOCK_PAGES: readonly string[] = [...new Set(Object.values(BLOCK_PAGE))];
