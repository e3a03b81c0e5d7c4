import { mayStandAt } from '@paddock/contract/content';
import type { ContentBody, ContentDraft } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Kernel } from '../../kernel/module.ts';
import type { OperatorPrincipal, Operators } from '../operators/index.ts';
import { contentRefusal, wrongAddress } from './content-body.ts';
import {
  holdDocument,
  insertDocument,
  moveDocument,
  readDocument,
  touchDocuments,
  type StoredDocument,
} from './document-store.ts';
import { missingDocument } from './missing-document.ts';
import { readDraftBody, requireFinished } from './draft-body.ts';
import {
  currentPublication,
  endPlan,
  insertPlan,
  insertPublication,
  takePublicationBack,
} from './publication-store.ts';
import { readVersion, writeVersion } from './version-store.ts';

export interface ChangingParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock'>;
  readonly operators: Pick<Operators, 'record'>;
}

const subjectOf = (address: string): string => `content:${address}`;

/** @throws CONTENT_UNKNOWN, CONTENT_MOVED */
async function heldDocument(tx: Tx, address: string): Promise<StoredDocument> {
  const document = await holdDocument(tx, address);
  if (document === undefined) throw await missingDocument(tx, address);
  return document;
}

/** @throws CONTENT_VERSION_UNKNOWN */
async function requireVersion(tx: Tx, { id }: StoredDocument, number: number): Promise<ContentBody> {
  const version = await readVersion(tx, id, number);
  if (version === undefined) throw new PlatformError('CONTENT_VERSION_UNKNOWN');
  return version.body;
}

/**
 * Writes the next version of a document, which nobody reads before it is published and in which places may be left blank.
 * @returns its number
 * @throws CONTENT_INVALID; CONTENT_CHANGED unless its author read the newest version; CONTENT_UNKNOWN for a document that
 *   they say is there, CONTENT_MOVED for one that is elsewhere by now; CONTENT_ADDRESS_TAKEN where a new one was made at the
 *   same moment
 */
export async function writeDraft(
  { kernel, operators }: ChangingParts,
  operator: OperatorPrincipal,
  { address, seen, reason, body: wanted }: ContentDraft,
): Promise<number> {
  const body = readDraftBody(wanted, address);
  return inTransaction(kernel.db, async (tx) => {
    const known = await holdDocument(tx, address);
    if (known === undefined && seen > 0) throw await missingDocument(tx, address);
    if (known !== undefined && known.latest !== seen)
      throw new PlatformError('CONTENT_CHANGED', { number: known.latest });
    const document = known ?? (await insertDocument(tx, address));
    if (document === undefined) throw new PlatformError('CONTENT_ADDRESS_TAKEN');
    const number = document.latest + 1;
    const atMs = kernel.clock.nowMs();
    await writeVersion(tx, document.id, { number, atMs, author: operator.name, reason, body });
    const after = { number };
    await operators.record(tx, {
      operator,
      action: 'content.write',
      subject: subjectOf(address),
      after,
      reason,
    });
    return number;
  });
}

export interface Publishing {
  readonly address: string;
  readonly number: number;
  readonly reason: string;
  readonly fromMs: number | undefined;
}

/**
 * Publishes a version, or plans that for a time.
 * @throws CONTENT_UNKNOWN, CONTENT_MOVED, CONTENT_VERSION_UNKNOWN, CONTENT_INVALID where something of it is not filled in yet, INVALID_INPUT
 *   for a time that is over
 */
export async function publish(
  { kernel, operators }: ChangingParts,
  operator: OperatorPrincipal,
  { address, number, reason, fromMs }: Publishing,
): Promise<void> {
  const nowMs = kernel.clock.nowMs();
  if (fromMs !== undefined && fromMs <= nowMs)
    throw new PlatformError('INVALID_INPUT', [{ at: '/fromMs', message: 'is over' }]);
  await inTransaction(kernel.db, async (tx) => {
    const document = await heldDocument(tx, address);
    requireFinished(await requireVersion(tx, document, number), address);
    const { id: documentId } = document;
    const author = operator.name;
    const record = (action: string, after: object) =>
      operators.record(tx, { operator, action, subject: subjectOf(address), after, reason });
    if (fromMs !== undefined) {
      await insertPlan(tx, { documentId, number, fromMs, author });
      await record('content.plan', { number, fromMs });
      return;
    }
    await insertPublication(tx, documentId, { number, fromMs: nowMs, author, isOfFiles: false });
    await touchDocuments(tx, [documentId]);
    await record('content.publish', { number });
  });
}

/** Publishes what was planned; nothing where the plan no longer waits. */
export async function carryOut({ kernel }: Pick<ChangingParts, 'kernel'>, planId: bigint): Promise<void> {
  await inTransaction(kernel.db, async (tx) => {
    const plan = await endPlan(tx, planId.toString(), 'done');
    if (plan === undefined) return;
    const { documentId, number, fromMs, author } = plan;
    await insertPublication(tx, documentId, { number, fromMs, author, isOfFiles: false });
    await touchDocuments(tx, [documentId]);
  });
}

/** @throws NOT_FOUND where no plan of that id waits */
export async function withdrawPlan(
  { kernel, operators }: ChangingParts,
  operator: OperatorPrincipal,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  await inTransaction(kernel.db, async (tx) => {
    const plan = await endPlan(tx, id, 'withdrawn');
    if (plan === undefined) throw new PlatformError('NOT_FOUND');
    const before = { number: plan.number, fromMs: plan.fromMs };
    const subject = `content-plan:${id}`;
    await operators.record(tx, {
      operator,
      action: 'content.withdraw',
      subject,
      before,
      after: null,
      reason,
    });
  });
}

/**
 * Takes back what is published: what was read before is read again, and where nothing was, nothing is.
 * @throws CONTENT_UNKNOWN, CONTENT_MOVED, CONTENT_NOT_PUBLISHED; CONTENT_CHANGED unless what they saw published is
 */
export async function takeBack(
  { kernel, operators }: ChangingParts,
  operator: OperatorPrincipal,
  { address, seen, reason }: { readonly address: string; readonly seen?: number; readonly reason: string },
): Promise<void> {
  await inTransaction(kernel.db, async (tx) => {
    const { id } = await heldDocument(tx, address);
    const current = await currentPublication(tx, id);
    if (current === undefined) throw new PlatformError('CONTENT_NOT_PUBLISHED');
    if (seen !== undefined && seen !== current.number)
      throw new PlatformError('CONTENT_CHANGED', { number: current.number });
    await takePublicationBack(tx, current.id);
    await touchDocuments(tx, [id]);
    const after = { number: (await currentPublication(tx, id))?.number ?? null };
    const before = { number: current.number };
    const action = 'content.take-back';
    await operators.record(tx, { operator, action, subject: subjectOf(address), before, after, reason });
  });
}

/**
 * Gives a document another address, at once; the old one leads there from now on.
 * @throws CONTENT_UNKNOWN, CONTENT_MOVED, CONTENT_INVALID where its kind does not stand there, CONTENT_ADDRESS_TAKEN
 */
export async function move(
  { kernel, operators }: ChangingParts,
  operator: OperatorPrincipal,
  { address, to, reason }: { readonly address: string; readonly to: string; readonly reason: string },
): Promise<void> {
  await inTransaction(kernel.db, async (tx) => {
    const document = await heldDocument(tx, address);
    const newest = await readVersion(tx, document.id, document.latest);
    if (newest === undefined || !mayStandAt(newest.body.kind, to))
      throw contentRefusal([wrongAddress(newest?.body.kind ?? 'unknown', to)]);
    if ((await readDocument(tx, to)) !== undefined) throw new PlatformError('CONTENT_ADDRESS_TAKEN');
    await moveDocument(tx, document, to);
    await touchDocuments(tx, [document.id]);
    const action = 'content.move';
    await operators.record(tx, {
      operator,
      action,
      subject: subjectOf(address),
      before: { address },
      after: { address: to },
      reason,
    });
  });
}
