/**
 * How much may stand in a field, in characters: the bounds of all forms in one place (S5-17). The schemas refuse by them,
 * and the forms take no more than them. A name of a person counts what people see as a character, so that its schema leaves
 * more room.
 */
export const FIELD_BOUNDS = {
  email: { min: 3, max: 254 },
  password: { min: 8, max: 128 },
  phone: { min: 4, max: 40 },
  personName: { min: 1, max: 80 },
  address: { min: 1, max: 400 },
  nationalId: { min: 4, max: 32 },
  documentNumber: { min: 1, max: 40 },
  promoCode: { min: 1, max: 64 },
  typedCode: { min: 1, max: 40 },
  securityAnswer: { min: 1, max: 200 },
  passkeyName: { min: 1, max: 60 },
  idea: { min: 20, max: 2_000 },
  requestText: { min: 1, max: 2_000 },
  appeal: { min: 20, max: 2_000 },
  search: { min: 2, max: 60 },
} as const;

/** What a schema of text takes of a field's bounds. */
export function lengthOf(field: keyof typeof FIELD_BOUNDS): {
  readonly minLength: number;
  readonly maxLength: number;
} {
  const { min, max } = FIELD_BOUNDS[field];
  return { minLength: min, maxLength: max };
}
