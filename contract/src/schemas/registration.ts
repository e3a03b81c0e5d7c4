import { Type, type Static } from 'typebox';

/** GET /web-api/phone/countries (S3-15, S7-21). `tel_code` is without its plus. */
export const PhoneCountriesView = Type.Array(
  Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    country_code: Type.String(),
    tel_code: Type.String(),
  }),
);
export type PhoneCountriesView = Static<typeof PhoneCountriesView>;

/**
 * GET /web-api/phone/masks (S3-15, S7-22): how mobile numbers of a country are written after its calling code. `#` in
 * `Mask` is a digit; `Min` and `Max` count digits.
 */
export const PhoneMasksView = Type.Array(
  Type.Object({ CountryId: Type.Integer(), Mask: Type.String(), Max: Type.Integer(), Min: Type.Integer() }),
);
export type PhoneMasksView = Static<typeof PhoneMasksView>;
