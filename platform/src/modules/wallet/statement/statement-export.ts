import { sql } from 'kysely';
import { formatAmount } from '@paddock/contract';

import type { Account } from '../account.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import type { StatementRange } from './statement-range.ts';
import { readLines, type StatementLine, type StatementSource } from './statement.ts';

/** Lines read at once: the whole file is never in memory. */
const BATCH = 1_000;
const HEAD = ['number', 'time_utc', 'kind', 'reference', 'amount', 'balance_after', 'currency'];

/**
 * An account's statement as CSV, oldest first, so that adding up the amounts in order gives each balance. The lines that
 * were there at the start are told, whatever arrives meanwhile.
 */
export async function* statementCsv(
  source: StatementSource,
  account: Account,
  { first, last }: StatementRange,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEAD);
  let next = first;
  while (next <= last) {
    const lines = await readLines(source, account, {
      where: sql`p.seq between ${next} and ${last}`,
      order: sql`p.seq`,
      limit: BATCH,
    });
    const newest = lines.at(-1);
    if (newest === undefined) return;
    yield lines.map((line) => csvOf(line, account.currency)).join('');
    next = newest.seq + 1n;
  }
}

function csvOf(line: StatementLine, currency: string): string {
  return csvLine([
    line.seq.toString(),
    new Date(line.atMs).toISOString(),
    line.kind,
    referenceOf(line),
    formatAmount(line.amountMinor, currency),
    formatAmount(line.balanceAfterMinor, currency),
    currency,
  ]);
}

/** The key of a request, which nobody can name. */
const KEY = /:(?!\d{1,20}$).*$/;
const MADE_BY_REQUEST = /^(adjustment|write-off|callback|conversion):/;

/** What people can name a line's cause by: a bet by its number, if it was ever accepted. */
function referenceOf({ cause, betNumber }: Pick<StatementLine, 'cause' | 'betNumber'>): string {
  if (betNumber !== undefined) return `bet:${betNumber ?? 'not-accepted'}`;
  return MADE_BY_REQUEST.test(cause) ? cause.replace(KEY, '') : cause;
}
