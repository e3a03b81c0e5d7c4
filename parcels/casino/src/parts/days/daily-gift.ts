import type { CalendarGift, DayGift, PromotionView, WheelGift } from '@paddock/contract/schemas';

export type DailyGift = WheelGift | CalendarGift;

export const isDailyGift = (gives: PromotionView['gives']): gives is DailyGift =>
  gives.kind === 'wheel' || gives.kind === 'calendar';

/** In which it has figures: the same of each of its gifts. */
export function currenciesOfGift(gives: DailyGift): readonly string[] {
  const gifts = gives.kind === 'wheel' ? gives.prizes.map(({ gift }) => gift) : gives.gifts;
  const figures = gifts.find((gift) => gift !== null && 'currencies' in gift);
  return Object.keys(figures?.currencies ?? {});
}

/** Its gifts, those beside each other that differ in their amount alone, each once. */
export function giftsByTerms(gives: DailyGift): readonly (readonly [DayGift, ...DayGift[]])[] {
  const groups = new Map<string, [DayGift, ...DayGift[]]>();
  const gifts = gives.kind === 'wheel' ? gives.prizes.map(({ gift }) => gift) : gives.gifts;
  const seen = new Set<string>();
  for (const gift of gifts) {
    const whole = JSON.stringify(gift);
    if (gift === null || seen.has(whole)) continue;
    seen.add(whole);
    const terms = JSON.stringify({ ...gift, currencies: null, points: null });
    const group = groups.get(terms);
    if (group === undefined) groups.set(terms, [gift]);
    else group.push(gift);
  }
  return [...groups.values()];
}
