import { maintenancePath } from '../site/way-back.ts';
import type { GuardContext } from './guards.ts';
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
export const BLOCK_PAGE = {
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

export type BlockReason = keyof typeof BLOCK_PAGE;

/** Kept out while the site is updated. */
const UPDATE_REASON = 4;

/** Kept out by this display type (S4-12). */
const KEEPS_OUT = 1;
/** Lifted by the cookie (S4-12). */
const BY_COUNTRY = 1;

/** Where a visitor who is kept out writes why that is wrong, and reads what was answered (S2-66). */
export const APPEALS_PATH = '/block-appeal-history';

/** Kept out for a time that is no judgement of the visitor: an update of the site, and a country that is opened soon. */
const WITHOUT_APPEAL: readonly BlockReason[] = [UPDATE_REASON, 8];
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

export const blockPage = ({ reason }: Pick<BlockInfo, 'reason'>): string => BLOCK_PAGE[reason];

/**
 * Where a visitor is led from a page they are kept out of, by a block of their own before maintenance; undefined where
 * the page stays open.
 */
export function ledOut(
  { block: own, site }: Pick<GuardContext, 'block' | 'site'>,
  { route, path, query }: { readonly route: RouteDefinition; readonly path: string; readonly query: string },
): string | undefined {
  const isUpdated = site.maintenance?.state === true;
  const reason = own?.reason ?? (isUpdated ? UPDATE_REASON : undefined);
  if (reason === undefined) return undefined;
  const page = BLOCK_PAGE[reason];
  const isUpdate = reason === UPDATE_REASON;
  const { staysOpen } = route.meta;
  const isOpen = staysOpen === 'always' || (staysOpen === 'block' && !(isUpdate && isUpdated));
  // A table without the page that explains shows that it is not found, and leads nobody round.
  if (isOpen || path === page) return undefined;
  // Only an update of the site ends with the visitor where they were going (S4-13).
  return isUpdate ? maintenancePath(path + query) : page;
}

/** Whether a page is the one that explains this block. */
export const explains = (block: BlockInfo | undefined, { paths }: Pick<RouteDefinition, 'paths'>): boolean =>
  block !== undefined && paths.includes(blockPage(block));
