/** What the desk shows: all promotions, one of them, or the next version of one that is composed (a new one: null). */
export type PromotionPlace =
  | { readonly at: 'all' }
  | { readonly at: 'one'; readonly code: string }
  | { readonly at: 'compose'; readonly code: string | null };

const ALL: PromotionPlace = { at: 'all' };
const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a promotion may be called so. */
export const isPromotionCode = (code: string): boolean => CODE.test(code) && code.length <= 120;

/** The place an address names; all promotions where it names none. */
export function promotionIn(query: string): PromotionPlace {
  const asked = new URLSearchParams(query);
  const code = asked.get('code') ?? '';
  const isCode = isPromotionCode(code);
  if (asked.has('compose')) return { at: 'compose', code: isCode ? code : null };
  return isCode ? { at: 'one', code } : ALL;
}

export function promotionPath(place: PromotionPlace): string {
  if (place.at === 'all') return '/desk/promotions';
  const asked = new URLSearchParams(place.code === null ? {} : { code: place.code });
  if (place.at === 'compose') asked.set('compose', '');
  return `/desk/promotions?${asked.toString()}`;
}
