import type { RouteDefinition } from './route.ts';

/** Why and how the site keeps a visitor out (S3-13, S4-12, S4-13). */
export interface BlockInfo {
  readonly reason: BlockReason;
  /** 1 keeps out; another number is told and keeps nobody out (S4-12). */
  readonly displayTypeId: number;
  /** 1 is by country, which the forced-geo-off cookie lifts (S4-12). */
  readonly templateTypeId: number;
}

/** Page by reason (S4-13). */
const PAGES = {
  1: '/block',
  2: '/block',
  3: '/block',
  4: '/site-updates',
  5: '/block',
  8: '/coming-soon',
  13: '/block-ua',
  14: '/block',
  16: '/suspension',
  17: '/block-ie',
} as const;

export type BlockReason = keyof typeof PAGES;
export const BLOCK_REASONS = Object.keys(PAGES).map(Number) as readonly BlockReason[];

/** Every page that explains a block: a visitor who is kept out is led there from wherever they are. */
export const BLOCK_PAGES: readonly string[] = [...new Set(Object.values(PAGES))];

/** Kept out by this display type (S4-12). */
const KEEPS_OUT = 1;
/** Lifted by the cookie (S4-12). */
const BY_COUNTRY = 1;

/** Where a visitor who is kept out writes why that is wrong, and reads what was answered (S2-66). */
export const APPEALS_PATH = '/block-appeal-history';

/** What a visitor who is kept out may still see: the page that proves who one is (S4-13), appeals, and an old browser's own. */
const STILL_OPEN: readonly string[] = ['/user/accountverify', APPEALS_PATH, '/oldbrowser'];

/** Kept out for a time that is no judgement of the visitor: an update of the site, and a country that is opened soon. */
const WITHOUT_APPEAL: readonly BlockReason[] = [4, 8];
export const isAppealable = ({ reason }: Pick<BlockInfo, 'reason'>): boolean =>
  !WITHOUT_APPEAL.includes(reason);

/** The block as it keeps a visitor out; undefined where it does not. */
export function blockInForce(
  block: BlockInfo | undefined,
  { isGeoOff }: { readonly isGeoOff: boolean },
): BlockInfo | undefined {
  if (block?.displayTypeId !== KEEPS_OUT) return undefined;
  return isGeoOff && block.templateTypeId === BY_COUNTRY ? undefined : block;
}

export const blockPage = ({ reason }: Pick<BlockInfo, 'reason'>): string => PAGES[reason];

/** Where a visitor who is kept out is led from a page; undefined where the page is one of those that stay open. */
export function ledByBlock(
  block: BlockInfo | undefined,
  { route, path, query }: { readonly route: RouteDefinition; readonly path: string; readonly query: string },
): string | undefined {
  if (block === undefined) return undefined;
  const page = blockPage(block);
  if (route.paths.includes(page) || route.paths.some((own) => STILL_OPEN.includes(own))) return undefined;
  // Only an update of the site ends with the visitor where they were going (S4-13).
  return block.reason === 4 ? `${page}?path=${encodeURIComponent(path + query)}` : page;
}

/** Whether a page is the one that explains this block. */
export const explains = (block: BlockInfo | undefined, { paths }: Pick<RouteDefinition, 'paths'>): boolean =>
  block !== undefined && paths.includes(blockPage(block));
