import { Type, type Static } from 'typebox';

import { FIELD_BOUNDS, lengthOf } from '../forms/field-bounds.ts';
import { IsoCurrency, LanguageCode, PlayerNumber } from './primitives.ts';

/** What every way to register asks for. Payload names are the spec's (S3-34). */
const CHOICES = {
  country_id: Type.Integer({ minimum: 1 }),
  currency_id: IsoCurrency,
  birth_date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  language: LanguageCode,
  terms_accepted: Type.Literal(true),
  ref_code: Type.Optional(Type.String({ maxLength: FIELD_BOUNDS.promoCode.max })),
  promo_code: Type.Optional(Type.String({ maxLength: FIELD_BOUNDS.promoCode.max })),
  first_deposit_bonus_choice: Type.Optional(Type.String({ maxLength: 32 })),
};
const Password = Type.String(lengthOf('password'));
/** Longer than any name, so that an emoji of many parts still meets the rules of names instead of a bare length. */
const NameText = Type.String({ minLength: 1, maxLength: 320 });
const PhoneText = Type.String(lengthOf('phone'));
const CODE = {
  code_id: Type.String({ minLength: 1, maxLength: 64 }),
  code: Type.String({ minLength: 1, maxLength: 16 }),
};
const closed = { additionalProperties: false };

/**
 * POST /web-api/registration: by e-mail. The short form leaves the person out, the full one names them. The code is
 * that of POST /web-api/registration/code, where the site wants the address proved first.
 */
export const RegistrationRequest = Type.Object(
  {
    email: Type.String(lengthOf('email')),
    password: Password,
    ...CHOICES,
    code_id: Type.Optional(CODE.code_id),
    code: Type.Optional(CODE.code),
    name: Type.Optional(NameText),
    surname: Type.Optional(NameText),
    /** Told, not proved: it becomes a login when it is bound on the security page. */
    phone: Type.Optional(PhoneText),
    address: Type.Optional(Type.String(lengthOf('address'))),
    /** Number in the country's register of persons, where the site has one. */
    national_id: Type.Optional(Type.String(lengthOf('nationalId'))),
  },
  closed,
);
export type RegistrationRequest = Static<typeof RegistrationRequest>;

/** POST /web-api/registration/phone: the code proves the number, so that it is a login at once. */
export const PhoneRegistrationRequest = Type.Object(
  { phone: PhoneText, password: Password, ...CHOICES, ...CODE },
  closed,
);
export type PhoneRegistrationRequest = Static<typeof PhoneRegistrationRequest>;

/** POST /web-api/registration/one-click: nothing that could be mistyped. */
export const OneClickRegistrationRequest = Type.Object(CHOICES, closed);
export type OneClickRegistrationRequest = Static<typeof OneClickRegistrationRequest>;

/** What the player has to keep: it is answered once and stored nowhere. */
export const OneClickRegistrationView = Type.Object({
  user_id: Type.String(),
  /** What the player signs in by: there is nothing else yet. */
  number: PlayerNumber,
  password: Type.String(),
});
export type OneClickRegistrationView = Static<typeof OneClickRegistrationView>;

/** POST /web-api/registration/code: asks for the code that proves a number or an address. */
export const RegistrationCodeRequest = Type.Object(
  {
    channel: Type.Union([Type.Literal('sms'), Type.Literal('email')]),
    to: Type.String({ minLength: 3, maxLength: 254 }),
    /** Whose national form a number may have. */
    country_id: Type.Optional(Type.Integer({ minimum: 1 })),
    language: LanguageCode,
  },
  closed,
);
export type RegistrationCodeRequest = Static<typeof RegistrationCodeRequest>;

/** The same for a number or address that has an account and for one that has none. */
export const RegistrationCodeView = Type.Object({
  code_id: Type.String(),
  resend_at_ms: Type.Integer(),
  expires_at_ms: Type.Integer(),
});
export type RegistrationCodeView = Static<typeof RegistrationCodeView>;

/** GET /web-api/social-links (S3-16): pages of the site on social networks. */
export const SiteSocialLinksView = Type.Array(
  Type.Object({ name: Type.String(), link: Type.String(), iconName: Type.String() }),
);
export type SiteSocialLinksView = Static<typeof SiteSocialLinksView>;

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
