import { Type, type Static } from 'typebox';

import { lengthOf } from '../forms/field-bounds.ts';
import { LanguageCode } from './primitives.ts';
import { ActivationType } from './profile.ts';

const closed = { additionalProperties: false } as const;
const NewPassword = Type.String(lengthOf('password'));
/** Token of a link in a mail: 256 bits, base64url. */
const LinkToken = Type.String({ pattern: '^[\\w-]{43}$' });
const CodeId = Type.String({ minLength: 1, maxLength: 64 });
const TypedCode = Type.String({ minLength: 1, maxLength: 16 });

/** POST /web-api/auth/forgot-password: a link by e-mail or a code by SMS. Answers alike whoever is known. */
export const ForgotPasswordRequest = Type.Union([
  Type.Object(
    {
      channel: Type.Literal('email'),
      email: Type.String(lengthOf('email')),
      language: LanguageCode,
    },
    closed,
  ),
  Type.Object(
    {
      channel: Type.Literal('sms'),
      phone_number: Type.String({ minLength: 1, maxLength: 40 }),
      /** Country as in GET phone countries, two letters; a number with a plus says it itself. */
      country_code: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
      language: LanguageCode,
    },
    closed,
  ),
]);
export type ForgotPasswordRequest = Static<typeof ForgotPasswordRequest>;

/** `code_id` is null where a link was sent. */
export const ForgotPasswordView = Type.Object({
  code_id: Type.Union([Type.String(), Type.Null()]),
  resend_at_ms: Type.Integer(),
  expires_at_ms: Type.Integer(),
});
export type ForgotPasswordView = Static<typeof ForgotPasswordView>;

/** POST /web-api/auth/reset-password/code: the code of the SMS gives a token for the new password. */
export const ResetCodeRequest = Type.Object({ code_id: CodeId, code: TypedCode }, closed);
export type ResetCodeRequest = Static<typeof ResetCodeRequest>;
export const ResetTokenView = Type.Object({ token: Type.String() });
export type ResetTokenView = Static<typeof ResetTokenView>;

/** POST /web-api/auth/reset-password/check: whether a link still works, without spending it. */
export const ResetCheckRequest = Type.Object({ token: LinkToken }, closed);
export type ResetCheckRequest = Static<typeof ResetCheckRequest>;
export const ResetCheckView = Type.Object({ expires_at_ms: Type.Integer() });
export type ResetCheckView = Static<typeof ResetCheckView>;

/** POST /web-api/auth/reset-password: sets the password and ends every session of the player. */
export const ResetPasswordRequest = Type.Object({ token: LinkToken, password: NewPassword }, closed);
export type ResetPasswordRequest = Static<typeof ResetPasswordRequest>;

/** POST /web-api/user/password: ends the player's other sessions. */
export const ChangePasswordRequest = Type.Object(
  { old_password: Type.String({ minLength: 1, maxLength: 128 }), new_password: NewPassword },
  closed,
);
export type ChangePasswordRequest = Static<typeof ChangePasswordRequest>;
export const PasswordChangedView = Type.Object({ changed: Type.Literal(true) });
export type PasswordChangedView = Static<typeof PasswordChangedView>;

/** GET /web-api/user/activation: the player's own addresses and what is confirmed of them. */
export const ActivationView = Type.Object({
  activation_type: ActivationType,
  /** Empty without one. */
  email: Type.String(),
  is_email_confirmed: Type.Boolean(),
  /** A number that was told and waits for its code; null otherwise. */
  phone_to_confirm: Type.Union([Type.String(), Type.Null()]),
  is_phone_confirmed: Type.Boolean(),
  /** Null once the account is activated (S3-23). */
  remaining_days_to_activate: Type.Union([Type.Integer(), Type.Null()]),
});
export type ActivationView = Static<typeof ActivationView>;

/** POST /web-api/user/activation/email: sends the link again. */
export const ActivationSentView = Type.Object({ resend_at_ms: Type.Integer() });
export type ActivationSentView = Static<typeof ActivationSentView>;

/** POST /web-api/user/activation/sms/confirm. */
export const ActivationCodeRequest = Type.Object({ code_id: CodeId, code: TypedCode }, closed);
export type ActivationCodeRequest = Static<typeof ActivationCodeRequest>;

/** POST /web-api/auth/activate: confirms the address a link was sent to. */
export const ActivateRequest = Type.Object({ token: LinkToken }, closed);
export type ActivateRequest = Static<typeof ActivateRequest>;

/** The first link of an account also signs in while it is fresh: `user_id` is then set. */
export const ActivateView = Type.Object({
  activation_type: ActivationType,
  user_id: Type.Union([Type.String(), Type.Null()]),
});
export type ActivateView = Static<typeof ActivateView>;

/** Fields of the user config that tell of password and activation (S3-19, S3-20, S3-23). */
export const ActivationFields = Type.Object({
  changed_pass_day_count: Type.Integer(),
  activation_type: ActivationType,
  remaining_days_to_activate: Type.Union([Type.Integer(), Type.Null()]),
});
export type ActivationFields = Static<typeof ActivationFields>;
