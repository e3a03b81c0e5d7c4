import { formOfTerms, type GroupPart } from '../promotions/form-parts.ts';
import { isPromotionCode } from '../promotions/promotion-place.ts';
import type { Wrong } from '../promotions/wrong-places.ts';

/** Where the form stands in what is refused. */
export const CONDITIONS_AT = '/conditions';
export const SEGMENT_CODE_AT = `${CONDITIONS_AT}/segmentCode`;

/** Who is in a segment, as it is typed. @param schema JSON Schema of the conditions, as the server says it */
export const segmentForm = (schema: unknown): GroupPart => formOfTerms(schema);

/** What is wrong with the code of a new segment: nothing where it can be one. */
export function wrongSegmentCode(code: string): readonly Wrong[] {
  if (isPromotionCode(code)) return [];
  return [{ at: SEGMENT_CODE_AT, rule: code === '' ? 'required' : 'shape' }];
}

/** Whether conditions say anything: a segment of everybody is none. */
export const saysAnything = (conditions: unknown): boolean =>
  typeof conditions === 'object' && conditions !== null && Object.keys(conditions).length > 0;
