import { Type, type Static } from 'typebox';

import { ComponentsData } from './abuse.ts';
import { LanguageCode } from './primitives.ts';

/** What can stand behind the password: a code of an app, a recovery code, a code sent by e-mail or SMS. */
export const TwoStepMethod = Type.Union([
  Type.Literal('totp'),
  Type.Literal('recovery'),
  Type.Literal('email'),
  Type.Literal('sms'),
]);
export type TwoStepMethod = Static<typeof TwoStepMethod>;

/** The second step that is asked for: its challenge is single-use, lasts ten minutes and takes five tries. */
export const TwoStepChallenge = Type.Object({
  challenge: Type.String(),
  methods: Type.Array(TwoStepMethod, { minItems: 1 }),
  /** Somebody guesses at the account: a code is sent only where the password was right, which is not told here. */
  confirms: Type.Optional(Type.Literal(true)),
});
export type TwoStepChallenge = Static<typeof TwoStepChallenge>;

/** Answer of every way in. With a `user_id` the session's cookies are set; without, the second step is to be taken. */
export const SignInAnswer = Type.Union([
  Type.Object({ user_id: Type.String() }),
  Type.Object({ user_id: Type.Null(), two_step: TwoStepChallenge }),
]);
export type SignInAnswer = Static<typeof SignInAnswer>;

/** POST /web-api/auth/two-step (S7-34, form login_password_two_step_code of S3-28). */
export const TwoStepRequest = Type.Object(
  {
    challenge: Type.String({ minLength: 16, maxLength: 128 }),
    method: TwoStepMethod,
    code: Type.String({ minLength: 1, maxLength: 64 }),
    save: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type TwoStepRequest = Static<typeof TwoStepRequest>;

/** POST /web-api/auth/two-step/send: sends the code of the method `email` or `sms`. */
export const TwoStepSendRequest = Type.Object(
  {
    challenge: Type.String({ minLength: 16, maxLength: 128 }),
    method: Type.Union([Type.Literal('email'), Type.Literal('sms')]),
  },
  { additionalProperties: false },
);
export type TwoStepSendRequest = Static<typeof TwoStepSendRequest>;

/** A code is on its way: when another may be asked for, and until when this one counts. */
export const CodeSentView = Type.Object({ resend_at_ms: Type.Integer(), expires_at_ms: Type.Integer() });
export type CodeSentView = Static<typeof CodeSentView>;

/** POST /web-api/auth/login/phone (S7-32). */
export const PhoneLoginRequest = Type.Object(
  {
    phone_number: Type.String({ minLength: 1, maxLength: 40 }),
    /** Country as in GET phone countries, two letters; a number with a plus says it itself. */
    country_code: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    password: Type.String({ minLength: 1, maxLength: 128 }),
    save: Type.Boolean(),
    components_data: Type.Optional(ComponentsData),
  },
  { additionalProperties: false },
);
export type PhoneLoginRequest = Static<typeof PhoneLoginRequest>;

/** POST /web-api/auth/sms/send (S7-35). `phone-code` is the calling code, `+49` or `49`. */
export const SmsSendRequest = Type.Object(
  {
    'phone-number': Type.String({ minLength: 1, maxLength: 40 }),
    'phone-code': Type.Optional(Type.String({ pattern: '^\\+?[1-9]\\d{0,3}$' })),
    language: LanguageCode,
  },
  { additionalProperties: false },
);
export type SmsSendRequest = Static<typeof SmsSendRequest>;

/** The same answer for a number with an account and without one. */
export const SmsSentView = Type.Object({
  code_id: Type.String(),
  resend_at_ms: Type.Integer(),
  expires_at_ms: Type.Integer(),
});
export type SmsSentView = Static<typeof SmsSentView>;

/** POST /web-api/auth/login/sms (S7-34). */
export const SmsLoginRequest = Type.Object(
  {
    code_id: Type.String({ minLength: 1, maxLength: 64 }),
    code: Type.String({ minLength: 1, maxLength: 16 }),
    save: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type SmsLoginRequest = Static<typeof SmsLoginRequest>;

/**
 * POST /web-api/auth/login/token (S7-33): a partner's system sends its customer here with a token it signed. What the
 * token holds and how it is signed stands in docs/sign-in.md.
 */
export const TokenLoginRequest = Type.Object(
  {
    method_id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,31}$' }),
    token: Type.String({ minLength: 1, maxLength: 1_000 }),
    sign: Type.String({ minLength: 1, maxLength: 128 }),
    lng: LanguageCode,
  },
  { additionalProperties: false },
);
export type TokenLoginRequest = Static<typeof TokenLoginRequest>;

/** GET /web-api/auth/secure-data (S7-37): both values are also set as cookies that last 1800 s. */
export const SecureDataView = Type.Object({
  /** Names the player's group and register to services of the site; no secret. */
  ggru: Type.String(),
  /** Proves to services of the site that this session stood when it was made. */
  grant: Type.String(),
  expires_at_ms: Type.Integer(),
});
export type SecureDataView = Static<typeof SecureDataView>;

/** GET /web-api/auth/devices: where the player has signed in, the latest first. */
export const DevicesView = Type.Object({
  devices: Type.Array(
    Type.Object({
      id: Type.String(),
      /** Family, such as `Firefox`; null when it could not be told. */
      browser: Type.Union([Type.String(), Type.Null()]),
      system: Type.Union([Type.String(), Type.Null()]),
      /** Shortened: `203.0.113.*`. */
      address: Type.String(),
      method: Type.String(),
      first_seen_at_ms: Type.Integer(),
      last_login_at_ms: Type.Integer(),
      is_signed_in: Type.Boolean(),
      /** The device that asks. */
      is_this: Type.Boolean(),
    }),
  ),
});
export type DevicesView = Static<typeof DevicesView>;

/** Answer of POST /web-api/auth/devices/{id}/sign-out and /auth/devices/sign-out-others. */
export const DevicesSignedOutView = Type.Object({ ended: Type.Integer() });
export type DevicesSignedOutView = Static<typeof DevicesSignedOutView>;
