import { isPromotionCode } from './promotion-place.ts';
import type { Wrong } from './wrong-places.ts';

/** The code of a promotion, where the form has it. */
export const PROMOTION_CODE_AT = '/terms/promotionCode';

/** What is wrong with the code of a promotion, a race or a segment at its place: nothing where it can be one. */
export function wrongCode(code: string, at: string): readonly Wrong[] {
  if (isPromotionCode(code)) return [];
  return [{ at, rule: code === '' ? 'required' : 'shape' }];
}

/** What was refused of a promotion, at the places of the form. */
export const atFormPlaces = (wrong: readonly Wrong[]): readonly Wrong[] =>
  wrong.map((one) => (one.at === '/code' ? { ...one, at: PROMOTION_CODE_AT } : one));
