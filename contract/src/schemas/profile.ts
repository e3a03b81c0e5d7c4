import { Type, type Static, type TSchema } from 'typebox';

import { PlayerNumber } from './primitives.ts';
import { ProtectionFields } from './security.ts';
import { VerificationFields } from './verification.ts';

const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** Documents a player may name: 1 passport, 2 identity card, 3 driving licence, 4 residence permit. */
export const DocumentTypeId = Type.Enum([1, 2, 3, 4]);
export type DocumentTypeId = Static<typeof DocumentTypeId>;

/** What is known of the person behind the account (S3-21). Dates are `YYYY-MM-DD`; null is not known. */
export const UserData = Type.Object({
  date_birthday: orNull(Type.String()),
  document_type_id: orNull(DocumentTypeId),
  /** Tax number. */
  inn: orNull(Type.String()),
  name: orNull(Type.String()),
  passport: orNull(Type.String()),
  passport_date: orNull(Type.String()),
  passport_end_date: orNull(Type.String()),
  registration_address: orNull(Type.String()),
  surname: orNull(Type.String()),
});
export type UserData = Static<typeof UserData>;

export const UserDataField = Type.Enum([
  'date_birthday',
  'document_type_id',
  'inn',
  'name',
  'passport',
  'passport_date',
  'passport_end_date',
  'registration_address',
  'surname',
]);
export type UserDataField = Static<typeof UserDataField>;

const Day = Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' });

/**
 * POST /web-api/user/data: what the player changes; what is not named stays, an empty text takes away. Rules beyond the
 * shape (which names, which dates) are the server's; INVALID_INPUT names the field.
 */
export const UserDataChange = Type.Partial(
  Type.Object({
    date_birthday: Day,
    document_type_id: orNull(DocumentTypeId),
    inn: Type.String({ maxLength: 40 }),
    name: Type.String({ maxLength: 320 }),
    passport: Type.String({ maxLength: 80 }),
    passport_date: Day,
    passport_end_date: Day,
    registration_address: Type.String({ maxLength: 800 }),
    surname: Type.String({ maxLength: 320 }),
  }),
  { additionalProperties: false, minProperties: 1 },
);
export type UserDataChange = Static<typeof UserDataChange>;

/** GET and POST /web-api/user/data. */
export const UserDataView = Type.Object({
  user_data: UserData,
  /** What only support can change: it was checked, or is being checked. */
  locked: Type.Array(UserDataField),
});
export type UserDataView = Static<typeof UserDataView>;

/** How far an account is confirmed (S3-20, S4-18): 0 none, 1 e-mail, 2 e-mail and phone, 3 phone only. */
export const ActivationType = Type.Enum([0, 1, 2, 3]);
export type ActivationType = Static<typeof ActivationType>;

/** GET /web-api/user/config (S7-16): everything the site knows of its player (S3-19 to S3-24). */
export const UserConfigView = Type.Object({
  result: Type.Object({
    ...ProtectionFields.properties,
    ...VerificationFields.properties,
    user_id: Type.String(),
    /** What people know the player by; the id stays inside. */
    user_number: PlayerNumber,
    user_email: Type.String(),
    /** The person's name, else the part of the e-mail address before its sign. */
    user_name: Type.String(),
    /** ISO 3166-1: two letters, and the number. */
    user_country_code: Type.String(),
    user_country_id: Type.Integer(),
    /** Who brought the player; null for one who came alone. */
    user_ref_id: orNull(Type.String()),
    /** Messages not read yet. */
    user_msg_count: Type.Integer({ minimum: 0 }),
    user_hide_balance: Type.Boolean(),
    /** Whole days since the password was set. */
    changed_pass_day_count: Type.Integer({ minimum: 0 }),
    activation_type: ActivationType,
    /** Days left to confirm the account; null where nothing is to be done or no day is set. */
    remaining_days_to_activate: orNull(Type.Integer({ minimum: 0 })),
    /** What an account without a name may become: 0 nothing, 1 the main account, 2 an additional one (S4-06). */
    convert: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
    user_data: UserData,
    ban_level: Type.Integer(),
    /** 1: level 53 is the one that keeps a way to one's money (S5-09). */
    ban_version: Type.Integer(),
    /** End of a break the player chose (rules §9); null while there is none. */
    restricted_until_ms: orNull(Type.Integer()),
    has_deposit: Type.Boolean(),
    registered_at_ms: Type.Integer(),
    /** Sports, by slug, on which this player may not bet (S3-24, S6-06). */
    disallow_line_sport: Type.Array(Type.String()),
    disallow_live_sport: Type.Array(Type.String()),
  }),
});
export type UserConfigView = Static<typeof UserConfigView>;
