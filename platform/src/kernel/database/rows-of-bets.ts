import { sql, type RawBuilder } from 'kysely';

/**
 * Rows as one document for a function, only those whose `betId` is among some: a statement that does more knows only as it
 * runs which of its bets are new.
 */
export function rowsOfBets(
  rows: readonly { readonly betId: string }[],
  bets: RawBuilder<readonly string[]>,
): RawBuilder<unknown> {
  return sql`(select jsonb_agg(one) from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) one
    where one ->> 'betId' = any((${bets})::text[]))`;
}
