import type { CalendarGift, DayGift, PromotionTerms, WheelGift } from '@paddock/contract/schemas';

/** A gift that brings its own by the day. */
export type DailyGift = WheelGift | CalendarGift;

export const isDailyGift = (gives: PromotionTerms['gives']): gives is DailyGift =>
  gives.kind === 'wheel' || gives.kind === 'calendar';

/** What each place of a wheel or a calendar brings; null for nothing. */
export const giftsOf = (gives: DailyGift): readonly (DayGift | null)[] =>
  gives.kind === 'wheel' ? gives.prizes.map(({ gift }) => gift) : gives.gifts;

/** The terms of a gift of a day, or of what free rounds won: those of its promotion, as if it alone were given. */
export function termsOfPlace(terms: PromotionTerms, place: number | null): PromotionTerms {
  if (place === null) return terms;
  if (terms.gives.kind === 'free-rounds') return { ...terms, gives: { kind: 'bonus', currencies: {} } };
  const { wants, ...rest } = terms;
  const gift = isDailyGift(terms.gives) ? giftsOf(terms.gives)[place] : undefined;
  if (gift === undefined || gift === null) throw new Error(`place ${place} brings nothing`);
  return { ...rest, gives: gift, ...(gift.kind === 'bonus' && wants !== undefined && { wants }) };
}

interface LastTurn {
  readonly day: number;
  readonly place: number;
}

/**
 * Which gift of a calendar a day has: by dates the one so many days after the promotion's first, in a row the one after that
 * of the day before. Undefined for none.
 */
export function placeOfDay(
  { by, gifts }: CalendarGift,
  day: number,
  { firstDay, last }: { readonly firstDay: number; readonly last: LastTurn | undefined },
): number | undefined {
  const inRow = last?.day === day - 1 ? last.place + 1 : 0;
  const place = by === 'dates' ? day - firstDay : inRow;
  return place >= 0 && place < gifts.length ? place : undefined;
}

/** Whether nothing comes after a turn: a calendar is over with its last gift. */
export const isLastOf = (gives: DailyGift, place: number): boolean =>
  gives.kind === 'calendar' && place === gives.gifts.length - 1;
