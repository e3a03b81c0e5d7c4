import { MOST_SEGMENTS, type SegmentRequest, type SegmentUse } from '@paddock/contract/schemas';

import { inTransaction, type Database, type Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { OperatorPrincipal } from '../operators/index.ts';
import {
  countSegments,
  deleteSegment,
  holdSegment,
  insertSegment,
  lockNewSegments,
  readSegments,
  updateSegment,
} from './segment-store.ts';
import type { SegmentsParts } from './segments-api.ts';
import { wrongIn } from './wrong-conditions.ts';

/**
 * Makes a segment, or changes the one of the version that was seen, written down with the reason. Whoever is judged from now on
 * is judged by it; nothing that was given or joined is looked at again.
 * @throws INVALID_INPUT, SEGMENT_EXISTS, SEGMENT_CHANGED, NOT_FOUND
 */
export async function writeSegment(
  parts: SegmentsParts,
  { code, conditions, seen, reason }: SegmentRequest,
  operator: OperatorPrincipal,
): Promise<void> {
  const { kernel, operators } = parts;
  await requireKnown(parts, conditions);
  await inTransaction(kernel.db, async (tx) => {
    const changedAtMs = kernel.clock.nowMs();
    const written = { code, conditions, author: operator.name, changedAtMs, version: seen + 1 };
    const before = seen === 0 ? undefined : await heldSegment(tx, code);
    if (before === undefined) {
      await lockNewSegments(tx);
      if (!(await insertSegment(tx, written))) throw new PlatformError('SEGMENT_EXISTS');
      await requireRoom(tx);
    } else {
      if (before.version !== seen) throw new PlatformError('SEGMENT_CHANGED');
      await updateSegment(tx, written);
    }
    await operators.record(tx, {
      operator,
      action: 'segment.write',
      subject: `segment:${code}`,
      before: before?.conditions,
      after: conditions,
      reason,
    });
  });
}

/** Deletes a segment that nothing uses. @throws NOT_FOUND, SEGMENT_USED with what does */
export async function removeSegment(
  parts: SegmentsParts,
  code: string,
  { operator, reason }: { readonly operator: OperatorPrincipal; readonly reason: string },
): Promise<void> {
  const { kernel, operators } = parts;
  await inTransaction(kernel.db, async (tx) => {
    // Whoever starts something for it holds it, too: either that is seen here, or it finds no segment.
    const before = await heldSegment(tx, code);
    const usedBy = (await usesOf(tx, parts)).get(code) ?? [];
    if (usedBy.length > 0) throw new PlatformError('SEGMENT_USED', { usedBy });
    await deleteSegment(tx, code);
    await operators.record(tx, {
      operator,
      action: 'segment.delete',
      subject: `segment:${code}`,
      before: before.conditions,
      reason,
    });
  });
}

/** What uses each segment, by its code. */
export async function usesOf(
  db: Database | Tx,
  { uses }: Pick<SegmentsParts, 'uses'>,
): Promise<ReadonlyMap<string, readonly SegmentUse[]>> {
  const all = await uses(db);
  return new Map(
    [...new Set(all.map(({ segment }) => segment))].map((code) => [
      code,
      all.filter(({ segment }) => segment === code).map(({ segment: _segment, ...use }) => use),
    ]),
  );
}

/** More than are listed would stand unseen. @throws INVALID_INPUT */
async function requireRoom(tx: Tx): Promise<void> {
  if ((await countSegments(tx)) <= MOST_SEGMENTS) return;
  const message = `is one more than the ${MOST_SEGMENTS} there may be`;
  throw new PlatformError('INVALID_INPUT', [{ at: '/code', rule: 'tooMany', limit: MOST_SEGMENTS, message }]);
}

async function heldSegment(tx: Tx, code: string) {
  const isThere = await holdSegment(tx, code, 'change');
  const [segment] = isThere ? await readSegments(tx, [code]) : [];
  if (segment === undefined) throw new PlatformError('NOT_FOUND');
  return segment;
}

/** @throws INVALID_INPUT for a level, a country, a language or a currency that is not there, and for what nobody can be */
async function requireKnown(
  { kernel, levels, currencies, languages }: SegmentsParts,
  conditions: SegmentRequest['conditions'],
): Promise<void> {
  const ground = {
    levels: await levels(kernel.db),
    languages: languages(),
    segments: [],
    currencies: currencies(),
  };
  const wrong = wrongIn(conditions, ground);
  if (wrong !== undefined) throw new PlatformError('INVALID_INPUT', [wrong]);
}
