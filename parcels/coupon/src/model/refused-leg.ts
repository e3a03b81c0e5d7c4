import type { CouponMode } from './coupon-mode.ts';

/** What a leg says of itself that stands in a builder's way, by the code of its refusal. */
const BUILDER_LEG: Readonly<Record<string, string>> = {
  BUILDER_OFF: 'builderOff',
  BUILDER_MARKET: 'builderMarket',
  BUILDER_CONTRADICTS: 'contradicts',
  BUILDER_IMPLIED: 'implied',
};

/**
 * The word, among those of a leg, that a leg says which is named where a bet of this mode has no price of its own.
 * @returns undefined where the button alone says it
 */
export function refusedLegWord(mode: CouponMode, code: string): string | undefined {
  if (mode === 'builder') return BUILDER_LEG[code];
  return code === 'ANTI_MARKET' ? 'antiMarket' : 'antiClosed';
}
