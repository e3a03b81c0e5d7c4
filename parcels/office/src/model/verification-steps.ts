import type { VerificationStatus } from '@paddock/contract/schemas';

export type VerificationStepState = 'done' | 'now' | 'todo' | 'failed';

/** The three steps of every verification, as they stand (S4-17). */
export function verificationSteps(
  status: VerificationStatus,
): readonly { readonly id: 'documents' | 'check' | 'result'; readonly state: VerificationStepState }[] {
  const [documents, check, result] = STATES[status];
  return [
    { id: 'documents', state: documents },
    { id: 'check', state: check },
    { id: 'result', state: result },
  ];
}

type States = readonly [VerificationStepState, VerificationStepState, VerificationStepState];

const STATES: Readonly<Record<VerificationStatus, States>> = {
  'not-verified': ['now', 'todo', 'todo'],
  checking: ['done', 'now', 'todo'],
  'in-review': ['done', 'now', 'todo'],
  'more-needed': ['now', 'todo', 'todo'],
  refused: ['now', 'todo', 'failed'],
  verified: ['done', 'done', 'done'],
};

/** Statuses in which documents can be added and sent. */
export function takesDocuments(status: VerificationStatus): boolean {
  return status === 'not-verified' || status === 'more-needed' || status === 'refused';
}

const MEGABYTE = 1024 * 1024;

/** Megabytes with one digit after the point; at least a tenth. */
export function megabytes(bytes: number): number {
  return Math.max(1, Math.round((bytes / MEGABYTE) * 10)) / 10;
}
