import type { PromotionWrong, SegmentRequest, SegmentUse } from '@paddock/contract/schemas';

import { inTransaction, type Database, type Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { unknownCountryAt } from '../eligibility/index.ts';
import type { OperatorPrincipal } from '../operators/index.ts';
import { deleteSegment, holdSegment, insertSegment, readSegments, updateSegment } from './segment-store.ts';
import type { SegmentsParts } from './segments-api.ts';

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
      if (!(await insertSegment(tx, written))) throw new PlatformError('SEGMENT_EXISTS');
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

async function heldSegment(tx: Tx, code: string) {
  const isThere = await holdSegment(tx, code, 'change');
  const [segment] = isThere ? await readSegments(tx, [code]) : [];
  if (segment === undefined) throw new PlatformError('NOT_FOUND');
  return segment;
}

/** @throws INVALID_INPUT for a level, a country or a currency that is not there */
async function requireKnown(
  { kernel, levels, currencies }: SegmentsParts,
  { countries, fromLevel, mainCurrencies = [] }: SegmentRequest['conditions'],
): Promise<void> {
  const refuse = (wrong: PromotionWrong) => new PlatformError('INVALID_INPUT', [wrong]);
  if (fromLevel !== undefined && !(await levels(kernel.db)).includes(fromLevel))
    throw refuse({ at: '/conditions/fromLevel', rule: 'level', message: 'is no level of loyalty' });
  const unknownAt = unknownCountryAt(countries);
  const country = 'is no country that players register from';
  if (unknownAt !== undefined)
    throw refuse({ at: `/conditions/countries/${unknownAt}`, rule: 'country', message: country });
  const unknown = mainCurrencies.findIndex((one) => !currencies().includes(one));
  const at = `/conditions/mainCurrencies/${unknown}`;
  if (unknown >= 0) throw refuse({ at, rule: 'currency', message: 'is no currency of the site' });
}
