import type { DocumentKind, VerificationFields, VerificationStatus } from '@paddock/contract/schemas';

/** What can happen to a player's verification. */
export type VerificationEvent = 'sent' | 'approved' | 'refused' | 'asked-more' | 'handed-over' | 'revoked';

type Steps = Readonly<Partial<Record<VerificationEvent, VerificationStatus>>>;

const DECIDED: Steps = { approved: 'verified', refused: 'refused', 'asked-more': 'more-needed' };

const STEPS: Readonly<Record<VerificationStatus, Steps>> = {
  'not-verified': { sent: 'checking', approved: 'verified' },
  /** With the identity-check company. */
  checking: { ...DECIDED, 'handed-over': 'in-review' },
  /** With an operator; a late answer of the company still counts. */
  'in-review': DECIDED,
  'more-needed': { sent: 'checking', approved: 'verified', refused: 'refused' },
  refused: { sent: 'checking', approved: 'verified' },
  verified: { revoked: 'not-verified' },
};

/** Where an event leads; undefined where it cannot happen. */
export function nextStatus(
  status: VerificationStatus,
  event: VerificationEvent,
): VerificationStatus | undefined {
  return STEPS[status][event];
}

/** Statuses in which the player adds documents. */
export function takesDocuments(status: VerificationStatus): boolean {
  return STEPS[status].sent !== undefined;
}

const KIND_NUMBERS: Readonly<Record<DocumentKind, number>> = { identity: 1, selfie: 2, address: 3 };

/** S4-17: 1 means not verified. The spec names no other number; these are ours. */
const STATUS_NUMBERS: Readonly<Record<VerificationStatus, number>> = {
  'not-verified': 1,
  checking: 2,
  'in-review': 2,
  'more-needed': 3,
  verified: 4,
  refused: 5,
};

/** S4-17: 1 means pending verification. */
const PENDING: ReadonlySet<VerificationStatus> = new Set(['checking', 'in-review', 'more-needed']);

const GROUPS: Readonly<Record<VerificationStatus, 'act' | 'wait' | 'none'>> = {
  'not-verified': 'act',
  checking: 'wait',
  'in-review': 'wait',
  'more-needed': 'act',
  verified: 'none',
  refused: 'act',
};

/** The fields of the user config (S3-23, S4-17). `isRequired`: the site wants its players identified (S5-02). */
export function fieldsOf(
  status: VerificationStatus,
  asked: readonly DocumentKind[],
  isRequired: boolean,
): VerificationFields {
  return {
    user_status_id: PENDING.has(status) ? 1 : status === 'verified' ? 2 : 0,
    verification_status: STATUS_NUMBERS[status],
    verification_types: status === 'verified' ? [] : asked.map((kind) => KIND_NUMBERS[kind]),
    verification_status_group_code: GROUPS[status],
    requested_additional_document:
      status === 'more-needed' && asked[0] !== undefined ? KIND_NUMBERS[asked[0]] : null,
    is_identification_bonus: false,
    is_need_identification: isRequired && status !== 'verified',
  };
}
