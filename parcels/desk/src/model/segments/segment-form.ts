import { formOfTerms, type GroupPart } from '../promotions/form-parts.ts';

/** Where the form stands in what is refused. */
export const CONDITIONS_AT = '/conditions';
export const SEGMENT_CODE_AT = `${CONDITIONS_AT}/segmentCode`;

/** Who is in a segment, as it is typed. @param schema JSON Schema of the conditions, as the server says it */
export const segmentForm = (schema: unknown): GroupPart => formOfTerms(schema);

/** Whether conditions say anything: a segment of everybody is none. */
export const saysAnything = (conditions: unknown): boolean =>
  typeof conditions === 'object' && conditions !== null && Object.keys(conditions).length > 0;
