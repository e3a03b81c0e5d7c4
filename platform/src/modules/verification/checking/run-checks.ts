import { MINUTE_MS } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import { findCase } from '../case-store.ts';
import { listDocuments } from '../documents/document-store.ts';
import { handOver } from '../hand-over.ts';
import { tellOfVerification, type VerificationParts } from '../verification-parts.ts';
import {
  claimDue,
  closeCheck,
  lockOpenCheck,
  noteFailedTry,
  noteSubmitted,
  silentChecks,
  type Check,
} from './check-store.ts';
import type { CheckProvider } from './check-provider.ts';

/** How long one attempt may take before another node tries. */
const LEASE_MS = 60_000;
const RETRY_FIRST_MS = 5_000;
const RETRY_MOST_MS = 10 * MINUTE_MS;

/** Hands due checks to the company. What is not taken is tried again later, ever more rarely. */
export async function submitDue(parts: VerificationParts): Promise<void> {
  const { kernel, provider } = parts;
  if (provider === undefined) return;
  for (const check of await claimDue(kernel.db, kernel.clock.nowMs(), LEASE_MS)) {
    try {
      await submit(parts, provider, check);
      await noteSubmitted(kernel.db, check.checkId);
    } catch (error) {
      kernel.log.warn({ err: error, checkId: check.checkId }, 'an identity check was not taken');
      const waitMs = Math.min(RETRY_FIRST_MS * 2 ** (check.tries - 1), RETRY_MOST_MS);
      await noteFailedTry(kernel.db, check.checkId, kernel.clock.nowMs() + waitMs);
    }
  }
}

async function submit(
  { kernel, files }: VerificationParts,
  provider: CheckProvider,
  { checkId, playerId, round }: Check,
): Promise<void> {
  const standing = await findCase(kernel.db, playerId);
  const documents = (await listDocuments(kernel.db, playerId)).filter((document) => document.round === round);
  await provider.submit({
    reference: checkId,
    stated: standing?.stated ?? null,
    documents: documents.map(({ documentId, kind, mediaType }) => ({
      kind,
      mediaType,
      read: () => files.read(documentId),
    })),
  });
}

/** Nobody waits for ever: what the company did not answer in time goes to an operator. */
export async function handOverSilent(parts: VerificationParts): Promise<void> {
  const { kernel } = parts;
  const atMs = kernel.clock.nowMs();
  for (const { checkId, playerId } of await silentChecks(kernel.db, atMs)) {
    const moved = await inTransaction(kernel.db, async (tx) => {
      if ((await lockOpenCheck(tx, checkId)) === undefined) return false;
      await closeCheck(tx, checkId, 'handed-over');
      return handOver(parts, tx, playerId, atMs);
    });
    if (moved) tellOfVerification(parts, playerId);
  }
}
