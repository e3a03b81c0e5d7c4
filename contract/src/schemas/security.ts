import { Type, type Static } from 'typebox';

const Empty = { additionalProperties: false } as const;
const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
/** Six digits as a player types them: blanks and a hyphen are no mistake. */
const TypedCode = Type.String({ minLength: 1, maxLength: 40 });
const CodeId = Type.String({ minLength: 1, maxLength: 64 });
const Password = Type.String({ minLength: 1, maxLength: 128 });
/** What a browser's WebAuthn call answered; the server's library checks its inside. */
const WebAuthnResponse = Type.Object({ id: Type.String({ minLength: 1, maxLength: 2_048 }) });
/** Options a browser's WebAuthn call is given, in the JSON form of the standard. */
const WebAuthnOptions = Type.Object({ challenge: Type.String() });

/** The fields of S3-22. */
export const ProtectionMethodsView = Type.Object({
  is_changed_password: Type.Boolean(),
  enable_two_factor_auth: Type.Boolean(),
  enable_phone_binding: Type.Boolean(),
  enable_security_question: Type.Boolean(),
  enable_email_auth: Type.Boolean(),
});

export const PasskeyView = Type.Object({
  id: Type.String(),
  name: Type.String(),
  created_at_ms: Type.Integer(),
  last_used_at_ms: Nullable(Type.Integer()),
  /** Kept by an account of the device's maker, so that it outlives the device. */
  is_synced: Type.Boolean(),
});
export type PasskeyView = Static<typeof PasskeyView>;

/** GET /web-api/user/security: everything the security page shows, the events aside. */
export const SecurityView = Type.Object({
  protection_level: Type.Integer({ minimum: 0, maximum: 100 }),
  protection_methods: ProtectionMethodsView,
  has_password: Type.Boolean(),
  password_changed_at_ms: Nullable(Type.Integer()),
  two_factor: Type.Object({
    enabled_at_ms: Nullable(Type.Integer()),
    recovery_codes_left: Type.Integer(),
  }),
  passkeys: Type.Array(PasskeyView),
  /** False where the site's address cannot have passkeys: a bare IP address. */
  passkeys_offered: Type.Boolean(),
  /** Masked, such as `+49 ••• ••45`. */
  phone: Nullable(Type.String()),
  email: Type.String(),
  email_auth_since_ms: Nullable(Type.Integer()),
  question_id: Nullable(Type.Integer()),
  /** Until when sensitive changes are taken from this session; null when it has to confirm first. */
  confirmed_until_ms: Nullable(Type.Integer()),
});
export type SecurityView = Static<typeof SecurityView>;

/** What is written down about a player's account. Words for each are in the office's dictionary. */
export const SecurityEventKind = Type.Union([
  Type.Literal('sign-in'),
  Type.Literal('sessions-ended'),
  Type.Literal('password-changed'),
  Type.Literal('password-reset'),
  Type.Literal('two-factor-on'),
  Type.Literal('two-factor-off'),
  Type.Literal('recovery-codes-made'),
  Type.Literal('recovery-code-used'),
  Type.Literal('passkey-added'),
  Type.Literal('passkey-removed'),
  Type.Literal('passkey-copied'),
  Type.Literal('phone-bound'),
  Type.Literal('phone-removed'),
  Type.Literal('email-changed'),
  Type.Literal('email-auth-on'),
  Type.Literal('email-auth-off'),
  Type.Literal('question-set'),
  Type.Literal('question-removed'),
]);
export type SecurityEventKind = Static<typeof SecurityEventKind>;

/** GET /web-api/user/security/events, newest first. */
export const SecurityEventsView = Type.Object({
  events: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: SecurityEventKind,
      at_ms: Type.Integer(),
      /** Browser and system, as far as the browser says: `Chrome, Windows`. */
      device: Type.String(),
      address: Type.String(),
      is_this_session: Type.Boolean(),
    }),
  ),
  /** Pass it as `before` for older ones; null at the end. */
  next: Nullable(Type.String()),
});
export type SecurityEventsView = Static<typeof SecurityEventsView>;

/** POST /web-api/user/security/step-up: proves once more who is there, good for five minutes. */
export const StepUpRequest = Type.Union([
  Type.Object({ method: Type.Literal('password'), password: Password }, Empty),
  Type.Object({ method: Type.Literal('totp'), code: TypedCode }, Empty),
  Type.Object({ method: Type.Literal('passkey'), response: WebAuthnResponse }, Empty),
]);
export type StepUpRequest = Static<typeof StepUpRequest>;
export const StepUpView = Type.Object({ confirmed_until_ms: Type.Integer() });
export type StepUpView = Static<typeof StepUpView>;

/** POST …/two-factor/enrol: a key for the player's app, in force once a code of it was confirmed. */
export const TwoFactorEnrolView = Type.Object({
  /** Base32, for typing. */
  secret: Type.String(),
  otpauth_url: Type.String(),
  /** The QR code as an SVG path of squares of size 1 in a square of `size`. */
  qr: Type.Object({ size: Type.Integer(), path: Type.String() }),
  expires_at_ms: Type.Integer(),
});
export type TwoFactorEnrolView = Static<typeof TwoFactorEnrolView>;
export const TwoFactorConfirmRequest = Type.Object({ code: TypedCode }, Empty);
export type TwoFactorConfirmRequest = Static<typeof TwoFactorConfirmRequest>;
/** Shown once: only their hashes are kept. */
export const RecoveryCodesView = Type.Object({ recovery_codes: Type.Array(Type.String()) });
export type RecoveryCodesView = Static<typeof RecoveryCodesView>;

/** POST …/two-factor/disable: the password, and a code or what stands in for a lost device. */
export const TwoFactorDisableRequest = Type.Object(
  {
    password: Password,
    proof: Type.Union([
      Type.Object({ method: Type.Literal('totp'), code: TypedCode }, Empty),
      Type.Object({ method: Type.Literal('recovery'), code: TypedCode }, Empty),
      Type.Object(
        {
          method: Type.Literal('question'),
          answer: Type.String({ minLength: 1, maxLength: 200 }),
          code_id: CodeId,
          code: TypedCode,
        },
        Empty,
      ),
    ]),
  },
  Empty,
);
export type TwoFactorDisableRequest = Static<typeof TwoFactorDisableRequest>;

/** A code that was sent by SMS or e-mail. */
export const SentCodeView = Type.Object({
  code_id: Type.String(),
  resend_at_ms: Type.Integer(),
  expires_at_ms: Type.Integer(),
});
export type SentCodeView = Static<typeof SentCodeView>;
export const SentCodeRequest = Type.Object({ code_id: CodeId, code: TypedCode }, Empty);
export type SentCodeRequest = Static<typeof SentCodeRequest>;

export const PasskeyOptionsView = WebAuthnOptions;
export type PasskeyOptionsView = Static<typeof PasskeyOptionsView>;
const PasskeyName = Type.String({ minLength: 1, maxLength: 60 });
export const AddPasskeyRequest = Type.Object({ name: PasskeyName, response: WebAuthnResponse }, Empty);
export type AddPasskeyRequest = Static<typeof AddPasskeyRequest>;
/** POST /web-api/auth/passkey: a way in that needs no login and no second step. */
export const PasskeySignInRequest = Type.Object(
  { response: WebAuthnResponse, save: Type.Boolean() },
  Empty,
);
export type PasskeySignInRequest = Static<typeof PasskeySignInRequest>;

/** POST …/phone/send: in international form, or as dialled in the country. */
export const PhoneRequest = Type.Object(
  {
    phone: Type.String({ minLength: 4, maxLength: 40 }),
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  },
  Empty,
);
export type PhoneRequest = Static<typeof PhoneRequest>;

export const EmailRequest = Type.Object({ email: Type.String({ minLength: 3, maxLength: 254 }) }, Empty);
export type EmailRequest = Static<typeof EmailRequest>;
/** Codes to the address that is to come and to the one that is; the latter null where there is none. */
export const EmailChangeView = Type.Object({ coming: SentCodeView, current: Nullable(SentCodeView) });
export type EmailChangeView = Static<typeof EmailChangeView>;
export const EmailChangeRequest = Type.Object(
  { coming: SentCodeRequest, current: Nullable(SentCodeRequest) },
  Empty,
);
export type EmailChangeRequest = Static<typeof EmailChangeRequest>;

/** POST …/question: one of the questions of `SECURITY_QUESTIONS`, and its answer. */
export const QuestionRequest = Type.Object(
  { question_id: Type.Integer({ minimum: 1 }), answer: Type.String({ minLength: 1, maxLength: 200 }) },
  Empty,
);
export type QuestionRequest = Static<typeof QuestionRequest>;
