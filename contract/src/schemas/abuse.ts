import { Type, type Static } from 'typebox';

import { CAPTCHA_LEVELS } from '../abuse/captcha.ts';

/** A proof-of-work challenge in the form of altcha; the signature covers the parameters. */
export const CaptchaChallenge = Type.Object({
  parameters: Type.Object({
    algorithm: Type.String(),
    nonce: Type.String(),
    salt: Type.String(),
    cost: Type.Integer(),
    keyLength: Type.Integer(),
    keyPrefix: Type.String(),
    keySignature: Type.String(),
    data: Type.Object({
      expiresAtMs: Type.Integer(),
      /** The solution is not above this, so that progress can be told. */
      max: Type.Integer(),
    }),
  }),
  signature: Type.String(),
});
export type CaptchaChallenge = Static<typeof CaptchaChallenge>;

/** GET /web-api/captcha/update: how much work, as `details.level` of the refusal says. */
export const CaptchaUpdateQuery = Type.Object({
  level: Type.Optional(Type.Integer({ minimum: CAPTCHA_LEVELS.least, maximum: CAPTCHA_LEVELS.most })),
});

/** GET /web-api/captcha/update (S7-30). */
export const CaptchaUpdateView = Type.Object({ challenge: CaptchaChallenge, expires_at_ms: Type.Integer() });
export type CaptchaUpdateView = Static<typeof CaptchaUpdateView>;

/** GET /web-api/captcha/gettime (S7-30): the clock by which challenges expire. */
export const CaptchaTimeView = Type.Object({ time_ms: Type.Integer() });

/** POST /web-api/captcha/validate (S7-30): the challenge with its solution. */
export const CaptchaValidateRequest = Type.Object(
  {
    captcha: Type.Object({
      challenge: CaptchaChallenge,
      solution: Type.Object({
        counter: Type.Integer({ minimum: 0, maximum: 4_294_967_295 }),
        derivedKey: Type.String({ minLength: 2, maxLength: 128 }),
      }),
    }),
  },
  { additionalProperties: false },
);
export type CaptchaValidateRequest = Static<typeof CaptchaValidateRequest>;

/** What the header `x-captcha` carries, once. */
export const CaptchaPassView = Type.Object({ pass: Type.String(), expires_at_ms: Type.Integer() });
export type CaptchaPassView = Static<typeof CaptchaPassView>;

/** POST /web-api/auth/fingerprint (S3-31): coarse facts of the browser, of which the server keeps a keyed hash alone. */
export const FingerprintRequest = Type.Object(
  {
    components: Type.Record(Type.String({ pattern: '^[a-zA-Z]{1,32}$' }), Type.String({ maxLength: 200 }), {
      additionalProperties: false,
    }),
  },
  { additionalProperties: false },
);
export type FingerprintRequest = Static<typeof FingerprintRequest>;

/** The token goes with sign-ins as `components_data`. */
export const FingerprintView = Type.Object({ token: Type.String(), expires_at_ms: Type.Integer() });
export type FingerprintView = Static<typeof FingerprintView>;

/** A token of POST /web-api/auth/fingerprint; FINGERPRINT_STALE asks for a fresh one (S7-03). */
export const ComponentsData = Type.String({ minLength: 1, maxLength: 300 });
