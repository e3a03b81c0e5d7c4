import type { PlayerId } from '@paddock/contract';
import type { CheckReason, DocumentKind } from '@paddock/contract/schemas';

import { inTransaction, type Database } from '../../kernel/database/database.ts';
import type { TellInbox } from '../inbox/index.ts';
import { casesInReview, findCase, lockCase, type VerificationCase } from './case-store.ts';
import { takeStep } from './decide.ts';
import { listDocuments, type StoredDocument } from './documents/document-store.ts';

export interface OperatorDecision {
  readonly playerId: PlayerId;
  readonly event: 'approved' | 'refused' | 'asked-more' | 'revoked';
  readonly reason: CheckReason | null;
  readonly kinds?: readonly DocumentKind[];
  readonly operator: string;
  readonly atMs: number;
}

/** Decides a case in an operator's name, which is kept. False where the case is not in a state that allows it. */
export function decideByOperator(
  db: Database,
  tellInbox: TellInbox,
  decision: OperatorDecision,
): Promise<boolean> {
  const { playerId, event, reason, kinds, operator, atMs } = decision;
  return inTransaction(db, async (tx) => {
    if ((await findCase(tx, playerId)) === undefined) return false;
    const standing = await lockCase(tx, playerId, ['identity'], atMs);
    const step = { event, reason, byName: `operator ${operator}`, atMs };
    return takeStep(tx, { tellInbox }, standing, kinds === undefined ? step : { ...step, kinds });
  });
}

/** What waits for an operator, oldest first. */
export function waitingCases(db: Database): Promise<readonly VerificationCase[]> {
  return casesInReview(db, 200);
}

/** A player's case with its documents, for an operator. */
export async function caseOf(
  db: Database,
  playerId: PlayerId,
): Promise<{ standing: VerificationCase; documents: readonly StoredDocument[] } | undefined> {
  const standing = await findCase(db, playerId);
  return standing === undefined ? undefined : { standing, documents: await listDocuments(db, playerId) };
}
