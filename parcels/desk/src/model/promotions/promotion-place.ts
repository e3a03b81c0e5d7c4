/**
 * What the desk shows: all promotions, one of them, the next version of one that is composed (a new one: null), races, or segments
 * of players, of which one is looked at or composed.
 */
export type PromotionPlace =
  | { readonly at: 'all' }
  | { readonly at: 'one'; readonly code: string }
  | { readonly at: 'compose'; readonly code: string | null }
  | { readonly at: 'races' | 'new-race' }
  | { readonly at: 'one-race'; readonly id: string }
  | { readonly at: 'segments' }
  | { readonly at: 'segment'; readonly code: string }
  | { readonly at: 'compose-segment'; readonly code: string | null };

const ALL: PromotionPlace = { at: 'all' };
const ID = /^[1-9]\d{0,18}$/;
const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a promotion may be called so. */
export const isPromotionCode = (code: string): boolean => CODE.test(code) && code.length <= 120;

/** The place an address names; all promotions where it names none. */
export function promotionIn(query: string): PromotionPlace {
  const asked = new URLSearchParams(query);
  const code = asked.get('code') ?? '';
  const isCode = isPromotionCode(code);
  const race = asked.get('races');
  if (race !== null && ID.test(race)) return { at: 'one-race', id: race };
  if (race !== null) return { at: race === 'new' ? 'new-race' : 'races' };
  const segment = asked.get('segments');
  if (segment !== null) return segmentIn(segment, asked.has('compose'));
  if (asked.has('compose')) return { at: 'compose', code: isCode ? code : null };
  return isCode ? { at: 'one', code } : ALL;
}

function segmentIn(code: string, isComposed: boolean): PromotionPlace {
  const isCode = isPromotionCode(code);
  if (isComposed) return { at: 'compose-segment', code: isCode ? code : null };
  return isCode ? { at: 'segment', code } : { at: 'segments' };
}

export function promotionPath(place: PromotionPlace): string {
  switch (place.at) {
    case 'all':
      return '/desk/promotions';
    case 'races':
      return '/desk/promotions?races=';
    case 'new-race':
      return '/desk/promotions?races=new';
    case 'one-race':
      return `/desk/promotions?races=${place.id}`;
    case 'segments':
      return '/desk/promotions?segments=';
    case 'segment':
      return `/desk/promotions?segments=${place.code}`;
    case 'compose-segment':
      return `/desk/promotions?segments=${place.code ?? ''}&compose=`;
    default: {
      const asked = new URLSearchParams(place.code === null ? {} : { code: place.code });
      if (place.at === 'compose') asked.set('compose', '');
      return `/desk/promotions?${asked.toString()}`;
    }
  }
}
