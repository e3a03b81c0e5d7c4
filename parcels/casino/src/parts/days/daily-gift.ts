import type { CalendarGift, PromotionView, WheelGift } from '@paddock/contract/schemas';

export type DailyGift = WheelGift | CalendarGift;

export const isDailyGift = (gives: PromotionView['gives']): gives is DailyGift =>
  gives.kind === 'wheel' || gives.kind === 'calendar';

/** In which it has figures: the same of each of its gifts. */
export function currenciesOfGift(gives: DailyGift): readonly string[] {
  const gifts = gives.kind === 'wheel' ? gives.prizes.map(({ gift }) => gift) : gives.gifts;
  const figures = gifts.find((gift) => gift !== null && 'currencies' in gift);
  return Object.keys(figures?.currencies ?? {});
}
