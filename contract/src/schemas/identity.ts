import { Type, type Static } from 'typebox';

import { ComponentsData } from './abuse.ts';
import { IsoCurrency } from './primitives.ts';

/** POST /web-api/auth/login (S7-31): by e-mail or id. */
export const LoginRequest = Type.Object(
  {
    login: Type.String({ minLength: 1, maxLength: 254 }),
    password: Type.String({ minLength: 1, maxLength: 128 }),
    save: Type.Boolean(),
    components_data: Type.Optional(ComponentsData),
  },
  { additionalProperties: false },
);
export type LoginRequest = Static<typeof LoginRequest>;

/**
 * Answer of registration, of login (both set the session cookie) and of the session check: GET /web-api/session at the
 * start, GET /web-api/auth/action every minute (S7-13, S7-36, S7-40). The check needs no bearer and answers null for a
 * guest. POST /web-api/auth/disconnect ends the session (S4-03).
 */
export const SessionView = Type.Object({ user_id: Type.Union([Type.String(), Type.Null()]) });
export type SessionView = Static<typeof SessionView>;

/** GET /web-api/user/gettoken (S7-14). A JWT with `exp`. */
export const TokenView = Type.Object({ token: Type.String() });
export type TokenView = Static<typeof TokenView>;

/** GET /web-api/user/config (S7-16): the part of S3-19 to S3-24 known so far. */
export const UserConfigView = Type.Object({
  result: Type.Object({
    user_id: Type.String(),
    user_email: Type.String(),
    user_name: Type.String(),
    user_country_id: Type.Integer(),
    ban_level: Type.Integer(),
    /** End of a break the player chose (rules §9); null while there is none. */
    restricted_until_ms: Type.Union([Type.Integer(), Type.Null()]),
    has_deposit: Type.Boolean(),
    registered_at_ms: Type.Integer(),
  }),
});
export type UserConfigView = Static<typeof UserConfigView>;

/** GET /web-api/countries: what the registration form offers. */
export const CountriesView = Type.Object({
  countries: Type.Array(
    Type.Object({
      id: Type.Integer(),
      code: Type.String(),
      name: Type.String(),
      currency: IsoCurrency,
      /** Age from which one may play there. */
      min_age: Type.Integer(),
    }),
  ),
});
export type CountriesView = Static<typeof CountriesView>;
