export { createVerification } from './verification.ts';
export type { Verification, VerificationDependencies } from './verification-api.ts';
export { openDocumentFiles } from './documents/document-files.ts';
export { resealDocuments } from './documents/reseal-documents.ts';
export { caseOf, decideByOperator, waitingCases, type OperatorDecision } from './operator-decisions.ts';
