import { sql } from 'kysely';
import type { PromotionTerms } from '@paddock/contract/schemas';

import type { Tx } from '../../../../kernel/database/database.ts';
import { PlatformError } from '../../../../kernel/http/problem.ts';
import { contradictionAt } from '../contradiction.ts';
import { codeOf } from '../promotion.ts';
import { readRunning } from '../promotion-store.ts';

/**
 * Holds the code that is typed for a promotion until the transaction ends: of two that start with it at once the later one
 * sees the first. One that is over takes nobody in and keeps its code from no other, stopped or not.
 * @throws PROMOTION_STATE where another that takes players in, or will, has it
 */
export async function requireCodeFree(
  tx: Tx,
  { code, terms, nowMs }: { readonly code: string; readonly terms: PromotionTerms; readonly nowMs: number },
): Promise<void> {
  const typed = codeOf(terms);
  if (typed === undefined) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`promotion-code:${typed}`}, 0))`.execute(tx);
  const isTaken = (await readRunning(tx)).some(
    (other) => other.code !== code && codeOf(other.terms) === typed && nowMs < other.terms.closesAtMs,
  );
  if (isTaken) throw new PlatformError('PROMOTION_STATE', [contradictionAt('/starts/code', 'codeTaken')]);
}
