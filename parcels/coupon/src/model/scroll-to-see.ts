/** Where something stands on the screen, in pixels from its top. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** Room above what is in sight: the coupon's head, or the handle of its sheet, which stands over what scrolls below it. */
const ROOM_PX = 72;

/**
 * How far a region that scrolls has to, so that something in it is seen.
 * @param region the part of it that is on the screen
 * @returns pixels downwards, `0` where all of it is in sight
 */
export function scrollToSee(region: Edges, wanted: Edges): number {
  const down = wanted.top - region.top - ROOM_PX;
  return down >= 0 && wanted.bottom <= region.bottom ? 0 : down;
}
