import { DAY_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import { findCase, lockCase, recordDecision, saveCase } from '../case-store.ts';
import { deleteUnsent, listDocuments } from '../documents/document-store.ts';
import { firstAsked, type VerificationParts } from '../verification-parts.ts';
import { abandonedDocuments, deleteDocuments, untouchedCases } from './due-store.ts';

/** What was added and never sent helps nobody after this. */
export const UNSENT_KEEP_MS = 30 * DAY_MS;
/** Cases or documents read at once. */
const PAGE = 100;
/** Who is written down as the one who erased. */
export const RETENTION_NAME = 'retention';

/**
 * Erases documents whose time is over: so many days after the player's last sign-in and the last decision, whichever
 * came later, and what was never sent after 30 days. That a player was verified stays; what proved it goes. Each
 * erasure is written down with the decisions. One that fails is logged, holds up nobody else's, and is tried again.
 */
export async function eraseDue(parts: VerificationParts): Promise<void> {
  await eraseAbandoned(parts);
  const { kernel } = parts;
  const beforeMs = kernel.clock.nowMs() - kernel.config.documentsKeepDays * DAY_MS;
  let after: PlayerId | null = null;
  for (;;) {
    const page: readonly PlayerId[] = await untouchedCases(kernel.db, { beforeMs, after, limit: PAGE });
    for (const playerId of page)
      await orLog(parts, playerId, async () => {
        if ((await lastSeenMs(parts, playerId)) < beforeMs) await eraseOne(parts, playerId, beforeMs);
      });
    after = page.at(-1) ?? null;
    if (page.length < PAGE) return;
  }
}

async function lastSeenMs({ kernel, lastSignInMs }: VerificationParts, playerId: PlayerId): Promise<number> {
  return (await lastSignInMs(kernel.db, playerId)) ?? 0;
}

/** The files go before the rows are gone for good: what is interrupted in between is done again. */
async function eraseOne(parts: VerificationParts, playerId: PlayerId, beforeMs: number): Promise<void> {
  const { kernel, files } = parts;
  const atMs = kernel.clock.nowMs();
  const count = await inTransaction(kernel.db, async (tx) => {
    const standing = await lockCase(tx, playerId, firstAsked(parts), atMs);
    // Somebody may have moved it, or added to it, since it was read.
    const touchedMs = (await listDocuments(tx, playerId)).map(({ addedAtMs }) => addedAtMs);
    if (Math.max(standing.changedAtMs ?? atMs, ...touchedMs) >= beforeMs) return undefined;
    const ids = await deleteDocuments(tx, playerId);
    await saveCase(tx, { ...standing, stated: null });
    const { status } = standing;
    await recordDecision(tx, {
      playerId,
      atMs,
      event: 'documents-erased',
      reason: null,
      byName: RETENTION_NAME,
      before: status,
      after: status,
    });
    for (const id of ids) await files.remove(id);
    return ids.length;
  });
  if (count !== undefined) kernel.log.info({ playerId, count }, 'documents of a player were erased');
}

async function eraseAbandoned(parts: VerificationParts): Promise<void> {
  const { kernel, files } = parts;
  const beforeMs = kernel.clock.nowMs() - UNSENT_KEEP_MS;
  for (;;) {
    const page = await abandonedDocuments(kernel.db, beforeMs, PAGE);
    let erased = 0;
    for (const { playerId, documentId } of page)
      await orLog(parts, playerId, async () => {
        await inTransaction(kernel.db, async (tx) => {
          // Locked like a sending, so that a document is either sent or erased.
          if ((await findCase(tx, playerId)) !== undefined)
            await lockCase(tx, playerId, firstAsked(parts), kernel.clock.nowMs());
          if (await deleteUnsent(tx, playerId, documentId)) await files.remove(documentId);
        });
        erased += 1;
      });
    // Those that failed would come again and again.
    if (page.length < PAGE || erased === 0) return;
  }
}

async function orLog({ kernel }: VerificationParts, playerId: PlayerId, erase: () => Promise<void>) {
  try {
    await erase();
  } catch (error) {
    kernel.log.error({ err: error, playerId }, 'documents of a player could not be erased');
  }
}
