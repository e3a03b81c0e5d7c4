import { createHash } from 'node:crypto';
import { DAY_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';
import type { DocumentKind, IdentificationRequest, VerificationView } from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { findCase, lockCase, saveCase, type VerificationCase } from './case-store.ts';
import { insertCheck } from './checking/check-store.ts';
import { takeStep } from './decide.ts';
import { checkDocument, DOCUMENT_BYTES } from './documents/check-document.ts';
import {
  countSince,
  deleteUnsent,
  findSame,
  insertDocument,
  listDocuments,
  markSent,
  type StoredDocument,
} from './documents/document-store.ts';
import { handOver } from './hand-over.ts';
import { firstAsked, type VerificationParts } from './verification-parts.ts';
import { takesDocuments } from './verification-state.ts';

/** Files of one round, and of one request. */
export const FILES_AT_ONCE = 5;
const FILES_A_DAY = 20;
/** When the player is told to expect an answer; then an operator takes over from a silent company. */
export const ANSWER_WITHIN_MS = DAY_MS;

/** How the player's verification stands, with what is still to be done. */
export async function viewOf(parts: VerificationParts, playerId: PlayerId): Promise<VerificationView> {
  const { db } = parts.kernel;
  const standing = await findCase(db, playerId);
  const status = standing?.status ?? 'not-verified';
  const asked = askedOf(parts, standing);
  const documents = await listDocuments(db, playerId);
  return {
    status,
    reason: standing?.reason ?? null,
    asked: [...asked],
    missing: takesDocuments(status) ? missingOf(asked, documents, standing?.round ?? 1) : [],
    documents: documents.map((document) => ({
      id: document.documentId,
      kind: document.kind,
      type: document.mediaType,
      bytes: document.bytes,
      addedAtMs: document.addedAtMs,
      isSent: document.isSent,
    })),
    changedAtMs: standing?.changedAtMs ?? null,
    answerByMs: standing?.answerByMs ?? null,
    isStated: standing !== undefined && standing.stated !== null,
    limits: { fileBytes: DOCUMENT_BYTES, files: FILES_AT_ONCE },
  };
}

/** Until the first documents were sent, what is asked for follows the site's configuration. */
function askedOf(
  parts: Pick<VerificationParts, 'identificationEnabled'>,
  standing: VerificationCase | undefined,
): readonly DocumentKind[] {
  return standing === undefined || standing.status === 'not-verified' ? firstAsked(parts) : standing.asked;
}

function missingOf(
  asked: readonly DocumentKind[],
  documents: readonly StoredDocument[],
  round: number,
): DocumentKind[] {
  return asked.filter(
    (kind) => !documents.some((document) => document.round === round && document.kind === kind),
  );
}

/**
 * Keeps a document for the round that runs. The same content sent again is kept once.
 * @throws what `checkDocument` does, VERIFICATION_STATE, DOCUMENTS_TOO_MANY, TOO_MANY_REQUESTS.
 */
export async function addDocument(
  parts: VerificationParts,
  playerId: PlayerId,
  kind: DocumentKind,
  content: Buffer,
): Promise<void> {
  const { kernel, files } = parts;
  const mediaType = await checkDocument(content);
  const sha256 = createHash('sha256').update(content).digest();
  const documentId = Buffer.from(kernel.randomBytes(24)).toString('base64url');
  const atMs = kernel.clock.nowMs();
  await inTransaction(kernel.db, async (tx) => {
    const { status, round } = await lockCase(tx, playerId, firstAsked(parts), atMs);
    if (!takesDocuments(status)) throw new PlatformError('VERIFICATION_STATE');
    if (await findSame(tx, playerId, { kind, sha256, round })) return;
    const ofRound = (await listDocuments(tx, playerId)).filter((document) => document.round === round);
    if (ofRound.length >= FILES_AT_ONCE) throw new PlatformError('DOCUMENTS_TOO_MANY');
    if ((await countSince(tx, playerId, atMs - DAY_MS)) >= FILES_A_DAY) {
      throw new PlatformError('TOO_MANY_REQUESTS');
    }
    const bytes = content.length;
    await insertDocument(tx, playerId, {
      documentId,
      kind,
      mediaType,
      bytes,
      sha256,
      round,
      addedAtMs: atMs,
    });
    // Inside: a row without its file would be a document nobody can show.
    await files.put(documentId, content);
  });
}

/** Takes back a document that was not sent yet. @throws NOT_FOUND for any other. */
export async function removeDocument(
  { kernel, files }: VerificationParts,
  playerId: PlayerId,
  documentId: string,
): Promise<void> {
  const removed = await inTransaction(kernel.db, (tx) => deleteUnsent(tx, playerId, documentId));
  if (!removed) throw new PlatformError('NOT_FOUND');
  await files.remove(documentId);
}

/** Keeps what the player states for identification. @throws VERIFICATION_STATE once documents are with the company. */
export async function statePerson(
  parts: VerificationParts,
  playerId: PlayerId,
  form: IdentificationRequest,
): Promise<void> {
  const { kernel } = parts;
  const atMs = kernel.clock.nowMs();
  await inTransaction(kernel.db, async (tx) => {
    const standing = await lockCase(tx, playerId, firstAsked(parts), atMs);
    if (!takesDocuments(standing.status)) throw new PlatformError('VERIFICATION_STATE');
    const stated = {
      surname: form.surname.trim(),
      name: form.name.trim(),
      documentNumber: form.document_number.trim(),
    };
    await saveCase(tx, { ...standing, stated });
  });
}

/**
 * Sends the round's documents to be checked.
 * @throws VERIFICATION_STATE, DOCUMENT_MISSING with the kinds that are missing.
 */
export async function sendDocuments(parts: VerificationParts, playerId: PlayerId): Promise<void> {
  const { kernel } = parts;
  const atMs = kernel.clock.nowMs();
  await inTransaction(kernel.db, async (tx) => {
    const standing = await lockCase(tx, playerId, firstAsked(parts), atMs);
    if (!takesDocuments(standing.status)) throw new PlatformError('VERIFICATION_STATE');
    const asked = askedOf(parts, standing);
    const kinds = missingOf(asked, await listDocuments(tx, playerId), standing.round);
    if (kinds.length > 0) throw new PlatformError('DOCUMENT_MISSING', { kinds });
    const answerByMs = atMs + ANSWER_WITHIN_MS;
    const step = { event: 'sent', reason: null, byName: 'player', atMs, answerByMs } as const;
    await takeStep(tx, parts, { ...standing, asked }, step);
    await markSent(tx, playerId, standing.round);
    if (parts.provider === undefined) {
      await handOver(parts, tx, playerId, atMs);
      return;
    }
    const checkId = kernel.ids.forPlayer<'check'>(playerId);
    await insertCheck(tx, { checkId, playerId, round: standing.round, atMs, giveUpAtMs: answerByMs });
  });
}
