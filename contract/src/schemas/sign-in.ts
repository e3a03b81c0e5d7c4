import { Type, type Static } from 'typebox';

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
