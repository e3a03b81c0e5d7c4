import { Type, type Static } from 'typebox';

import { inLanguages, LocalizedName, TimestampMs } from './primitives.ts';

const Text = Type.Object(inLanguages(4_000));

/** One section of the terms; `changed` marks those that differ from the version before. */
export const TermsRule = Type.Object(
  { position: Type.Integer({ minimum: 1 }), title: LocalizedName, text: Text, changed: Type.Boolean() },
  { additionalProperties: false },
);
export type TermsRule = Static<typeof TermsRule>;

/** GET /web-api/terms: what the player is asked to confirm (S3-33). */
export const TermsView = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  updatedAt: TimestampMs,
  /** Where the whole text stands. */
  link: Type.String(),
  tags: Type.Array(Type.String()),
  subRules: Type.Array(TermsRule),
});
export type TermsView = Static<typeof TermsView>;

/** GET /web-api/v3/v2/user/agreement-rules (S7-15): `result` is true while the player agrees to the rules in force. */
export const AgreementRulesView = Type.Object({ result: Type.Boolean(), updatedAt: TimestampMs });
export type AgreementRulesView = Static<typeof AgreementRulesView>;

/** POST /web-api/terms/confirm: the version that was shown; another one is refused with TERMS_CHANGED. */
export const ConfirmTermsRequest = Type.Object(
  { version: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
);
export type ConfirmTermsRequest = Static<typeof ConfirmTermsRequest>;

/** A version as the operator publishes it (`npm run terms`). */
export const TermsFile = Type.Object(
  {
    link: Type.String({ pattern: '^/(?![/\\\\])|^https://' }),
    tags: Type.Array(Type.String({ pattern: '^[a-z0-9-]{1,32}$' }), { maxItems: 20 }),
    subRules: Type.Array(TermsRule, { minItems: 1, maxItems: 100 }),
  },
  { additionalProperties: false },
);
export type TermsFile = Static<typeof TermsFile>;
