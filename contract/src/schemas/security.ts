import { Type, type Static } from 'typebox';

import { lengthOf } from '../forms/field-bounds.ts';

const Empty = { additionalProperties: false } as const;
const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
/** Six digits as a player types them: blanks and a hyphen are no mistake. */
const TypedCode = Type.String(lengthOf('typedCode'));
const CodeId = Type.String({ minLength: 1, maxLength: 64 });
const Password = Type.String({ minLength: 1, maxLength: 128 });
const Base64Url = (maxLength: number) => Type.String({ pattern: '^[\\w-]+$', minLength: 1, maxLength });
/** What the browser's WebAuthn calls answer, in the JSON form of the standard; the server's library checks its inside. */
const credential = <Response extends ReturnType<typeof Type.Object>>(response: Response) =>
  Type.Object({
    id: Base64Url(2_048),
    rawId: Base64Url(2_048),
    type: Type.Literal('public-key'),
    clientExtensionResults: Type.Object({}),
    response,
  });
const NewCredential = credential(
  Type.Object({
    clientDataJSON: Base64Url(8_192),
    attestationObject: Base64Url(65_536),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 10 })),
  }),
);
const CredentialUse = credential(
  Type.Object({
    clientDataJSON: Base64Url(8_192),
    authenticatorData: Base64Url(8_192),
    signature: Base64Url(8_192),
    userHandle: Type.Optional(Base64Url(128)),
  }),
);
/** Options for a WebAuthn call, in the JSON form of the standard. */
const WebAuthnOptions = Type.Object({ challenge: Type.String() }, { additionalProperties: true });

/** The fields of S3-22. */
export const ProtectionMethodsView = Type.Object({
  is_changed_password: Type.Boolean(),
  enable_two_factor_auth: Type.Boolean(),
  enable_phone_binding: Type.Boolean(),
  enable_security_question: Type.Boolean(),
  enable_email_auth: Type.Boolean(),
});

/** The part of the user config that tells of security (S3-19, S3-22, S3-24). */
export const ProtectionFields = Type.Object({
  protection_level: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
  protection_methods: ProtectionMethodsView,
  show_2fa_popup: Type.Boolean(),
  /** Calling code of the bound phone with its plus; empty without one. */
  phone_code: Type.String(),
  /** The rest of its number, all but the last digits hidden. */
  phone_number: Type.String(),
});
export type ProtectionFields = Static<typeof ProtectionFields>;

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
  password_changed_at_ms: Nullable(Type.Integer()),
  two_factor: Type.Object({
    enabled_at_ms: Nullable(Type.Integer()),
    recovery_codes_left: Type.Integer(),
    /** False from the making of codes until the player has said that they are kept. Sign-in asks for a code all the same. */
    recovery_codes_kept: Type.Boolean(),
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
  Type.Literal('social-linked'),
  Type.Literal('social-unlinked'),
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
  Type.Object({ method: Type.Literal('passkey'), response: CredentialUse }, Empty),
]);
export type StepUpRequest = Static<typeof StepUpRequest>;

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
          answer: Type.String(lengthOf('securityAnswer')),
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
const PasskeyName = Type.String(lengthOf('passkeyName'));
export const AddPasskeyRequest = Type.Object({ name: PasskeyName, response: NewCredential }, Empty);
export type AddPasskeyRequest = Static<typeof AddPasskeyRequest>;
/** POST /web-api/auth/passkey: a way in that needs no login and no second step. */
export const PasskeySignInRequest = Type.Object({ response: CredentialUse, save: Type.Boolean() }, Empty);
export type PasskeySignInRequest = Static<typeof PasskeySignInRequest>;

/** POST …/phone/send (answer `SentCodeView`): in international form, or as dialled in the country. */
export const PhoneRequest = Type.Object(
  {
    phone: Type.String(lengthOf('phone')),
    country_id: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  Empty,
);
export type PhoneRequest = Static<typeof PhoneRequest>;

export const EmailRequest = Type.Object({ email: Type.String(lengthOf('email')) }, Empty);
export type EmailRequest = Static<typeof EmailRequest>;
/**
 * POST …/email/send and …/email/confirm: a change of address goes by two codes, the first to the address that is, the
 * second to the one that is to come. `next` is the code to be typed now; null once the change is made.
 */
export const EmailChangeView = Type.Object({
  next: Nullable(
    Type.Object({
      to: Type.Union([Type.Literal('current'), Type.Literal('coming')]),
      ...SentCodeView.properties,
    }),
  ),
});
export type EmailChangeView = Static<typeof EmailChangeView>;

export const EmailConfirmRequest = Type.Object(
  {
    to: Type.Union([Type.Literal('current'), Type.Literal('coming')]),
    ...SentCodeRequest.properties,
  },
  Empty,
);
export type EmailConfirmRequest = Static<typeof EmailConfirmRequest>;

/** POST …/question: one of the questions of `SECURITY_QUESTIONS`, and its answer. */
export const QuestionRequest = Type.Object(
  { question_id: Type.Integer({ minimum: 1 }), answer: Type.String(lengthOf('securityAnswer')) },
  Empty,
);
export type QuestionRequest = Static<typeof QuestionRequest>;
