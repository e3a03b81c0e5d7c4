import { parsePublicNumber } from '@paddock/contract';
import type { OperatorRoundsQuery, OperatorRoundsView } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { withTransactions } from './round-transactions.ts';
import { roundOfNumber, roundsNamed, type ToldRound } from './told-round-store.ts';

/** Players of one shared round who are shown. */
const SHOWN = 100;

/**
 * The round of a number that a player reads out, or those that a company names so: one of each player who shared it.
 * @throws INVALID_INPUT where neither is asked for, ROUND_UNKNOWN
 */
export async function lookedUpRounds(
  { kernel: { db } }: Pick<GameWalletParts, 'kernel'>,
  query: OperatorRoundsQuery,
): Promise<OperatorRoundsView> {
  const found = await roundsAskedFor(db, query);
  if (found.length === 0) throw new PlatformError('ROUND_UNKNOWN');
  const told = await withTransactions(db, found);
  return { rounds: told.map(([{ company }, round]) => ({ company, ...round })) };
}

async function roundsAskedFor(
  db: Database,
  { number, company, round: reference }: OperatorRoundsQuery,
): Promise<readonly ToldRound[]> {
  if (number !== undefined) {
    const typed = parsePublicNumber(number);
    return typed.status === 'number' && typed.kind === 'bet' ? roundOfNumber(db, typed.number) : [];
  }
  if (company === undefined || reference === undefined)
    throw new PlatformError('INVALID_INPUT', [{ at: '/number', message: 'or company and round' }]);
  return roundsNamed(db, { company, reference }, SHOWN);
}
