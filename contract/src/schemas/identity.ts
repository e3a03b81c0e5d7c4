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

/** Public keys as a JWK set (RFC 7517): the current one, and the one before while its tokens last. */
export const TokenKeysView = Type.Object({
  keys: Type.Array(
    Type.Object({
      kty: Type.Literal('EC'),
      crv: Type.Literal('P-256'),
      x: Type.String(),
      y: Type.String(),
      kid: Type.String(),
      alg: Type.Literal('ES256'),
      use: Type.Literal('sig'),
    }),
  ),
});
export type TokenKeysView = Static<typeof TokenKeysView>;

const Right = Type.Union([Type.Null(), Type.String()], {
  description: 'null where the player may; otherwise the code its call would be refused with',
});

/**
 * GET /web-api/auth/rights (S7-34): what the player behind the token may do now, before anything particular is asked for: a
 * limit, a balance or a price can still refuse.
 */
export const RightsView = Type.Object({
  user_id: Type.String(),
  rights: Type.Object({ bet: Right, deposit: Right, withdraw: Right }),
});
export type RightsView = Static<typeof RightsView>;

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
