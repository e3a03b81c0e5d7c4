import { Type, type Static } from 'typebox';

import { lengthOf } from '../forms/field-bounds.ts';
import { TimestampMs } from './primitives.ts';

/** What a document shows. Its number is the spec's kind in `verification_types` (S3-23): 1 identity, 2 selfie, 3 address. */
export const DocumentKind = Type.Union([
  Type.Literal('identity'),
  Type.Literal('selfie'),
  Type.Literal('address'),
]);
export type DocumentKind = Static<typeof DocumentKind>;

/** Where a player's verification stands. */
export const VerificationStatus = Type.Union([
  Type.Literal('not-verified'),
  Type.Literal('checking'),
  Type.Literal('more-needed'),
  Type.Literal('in-review'),
  Type.Literal('verified'),
  Type.Literal('refused'),
]);
export type VerificationStatus = Static<typeof VerificationStatus>;

/** Why a check was refused or asks for more. Texts are in the office's dictionary. */
export const CheckReason = Type.Union([
  Type.Literal('unreadable'),
  Type.Literal('expired'),
  Type.Literal('name-differs'),
  Type.Literal('not-accepted'),
  Type.Literal('address-needed'),
  Type.Literal('selfie-needed'),
  Type.Literal('other'),
]);
export type CheckReason = Static<typeof CheckReason>;

export const DocumentView = Type.Object({
  id: Type.String(),
  kind: DocumentKind,
  /** Media type as its content says, never as its name did. */
  type: Type.String(),
  bytes: Type.Integer(),
  addedAtMs: TimestampMs,
  /** False while it can still be taken back. */
  isSent: Type.Boolean(),
});
export type DocumentView = Static<typeof DocumentView>;

/** GET /web-api/verification. */
export const VerificationView = Type.Object({
  status: VerificationStatus,
  reason: Type.Union([CheckReason, Type.Null()]),
  /** Kinds still to be added before the documents can be sent. */
  missing: Type.Array(DocumentKind),
  /** Kinds that are asked for. */
  asked: Type.Array(DocumentKind),
  documents: Type.Array(DocumentView),
  changedAtMs: Type.Union([TimestampMs, Type.Null()]),
  /** When an answer is to be expected at the latest, while a check runs. */
  answerByMs: Type.Union([TimestampMs, Type.Null()]),
  /** Details the player has stated for identification. */
  isStated: Type.Boolean(),
  limits: Type.Object({ fileBytes: Type.Integer(), files: Type.Integer() }),
});
export type VerificationView = Static<typeof VerificationView>;

const Name = Type.String(lengthOf('personName'));

/** POST /web-api/identification: who the player is, as in the document. */
export const IdentificationRequest = Type.Object(
  {
    surname: Name,
    name: Name,
    document_number: Type.String({ pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N} /-]{2,39}$' }),
  },
  { additionalProperties: false },
);
export type IdentificationRequest = Static<typeof IdentificationRequest>;

/** The part of the user config that verification knows (S3-23, S4-17). */
export const VerificationFields = Type.Object({
  /** 1 while the player is pending verification, 2 once verified, else 0 (S4-17). */
  user_status_id: Type.Integer(),
  /** 1 not verified (S4-17), 2 being checked, 3 more is asked for, 4 verified, 5 refused. */
  verification_status: Type.Integer(),
  /** Kinds of documents asked for: 1 identity, 2 selfie, 3 address. */
  verification_types: Type.Array(Type.Integer()),
  /** What the player has to do about it: `none`, `act` or `wait`. */
  verification_status_group_code: Type.String(),
  requested_additional_document: Type.Union([Type.Integer(), Type.Null()]),
  is_identification_bonus: Type.Boolean(),
  is_need_identification: Type.Boolean(),
});
export type VerificationFields = Static<typeof VerificationFields>;
