import { sql } from 'kysely';
import { formatAmount } from '@paddock/contract';
import type { PrintedStatementView } from '@paddock/contract/schemas';

import type { Account } from '../account.ts';
import { balanceAt, type StatementRange } from './statement-range.ts';
import { entryOf, readLines, type StatementSource } from './statement.ts';

/** Lines of one print: a hundred sheets of paper. Longer ones are for the file. */
const PRINTED_LINES = 5_000;

/** The whole statement of a time as it goes on paper: all kinds of lines, oldest first, between its balances. */
export async function printedStatement(
  source: StatementSource,
  account: Account,
  { first, last }: StatementRange,
  most: number = PRINTED_LINES,
): Promise<PrintedStatementView> {
  const { db } = source.kernel;
  const { currency } = account;
  const total = last < first ? 0 : Number(last - first + 1n);
  const lines =
    total > most
      ? null
      : await readLines(source, account, {
          where: sql`p.seq between ${first} and ${last}`,
          order: sql`p.seq`,
          limit: most,
        });
  const opening = await balanceAt(db, account, first - 1n);
  const closing = total === 0 ? opening : await balanceAt(db, account, last);
  return {
    currency,
    entries: lines?.map((line) => entryOf(line, currency)) ?? null,
    total,
    opening: formatAmount(opening, currency),
    closing: formatAmount(closing, currency),
  };
}
