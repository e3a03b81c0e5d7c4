import { parsePublicNumber } from '@paddock/contract';
import type { OperatorRoundsQuery, OperatorRoundsView } from '@paddock/contract/schemas';
import { sql, type RawBuilder } from 'kysely';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { withTransactions } from './round-transactions.ts';
import { toldRounds } from './told-round-store.ts';

/** Players of one shared round who are shown. */
const SHOWN = 100;

/**
 * The round of a number that a player reads out, or those that a company names so: one of each player who shared it.
 * @throws INVALID_INPUT where neither is asked for, ROUND_UNKNOWN
 */
export async function lookedUpRounds(
  { kernel }: Pick<GameWalletParts, 'kernel'>,
  query: OperatorRoundsQuery,
): Promise<OperatorRoundsView> {
  const found = await toldRounds(kernel.db, { where: askedFor(query), order: 'oldest first', limit: SHOWN });
  if (found.length === 0) throw new PlatformError('ROUND_UNKNOWN');
  const told = await withTransactions(kernel.db, found);
  return { rounds: told.map(([{ company }, round]) => ({ company, ...round })) };
}

function askedFor({ number, company, round }: OperatorRoundsQuery): RawBuilder<unknown> {
  if (number !== undefined) {
    const typed = parsePublicNumber(number);
    if (typed.status !== 'number' || typed.kind !== 'bet') throw new PlatformError('ROUND_UNKNOWN');
    return sql`r.public_number = ${typed.number}::bigint`;
  }
  if (company === undefined || round === undefined)
    throw new PlatformError('INVALID_INPUT', [{ at: '/number', message: 'or company and round' }]);
  return sql`r.company = ${company} and r.reference = ${round}`;
}
