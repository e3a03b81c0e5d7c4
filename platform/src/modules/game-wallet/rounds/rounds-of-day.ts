import { DAY_MS } from '@paddock/contract';
import type { RoundsOfDay, RoundsOfDayQuery } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { firstIdAt } from '../../../kernel/ids/id-generator.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { withTransactions } from './round-transactions.ts';
import { toldRounds } from './told-round-store.ts';

export const ROUNDS_OF_PAGE = 200;

/**
 * A page of a company's rounds that began on a day, by what its own books may be compared with. Each round is of one day,
 * whenever its transactions come: by its key, which is made as it begins.
 * @throws INVALID_INPUT for a day that no calendar has
 */
export async function roundsOfDay(
  { kernel }: Pick<GameWalletParts, 'kernel'>,
  company: string,
  { day, cursor }: RoundsOfDayQuery,
): Promise<RoundsOfDay> {
  const fromMs = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(fromMs) || !new Date(fromMs).toISOString().startsWith(day))
    throw new PlatformError('INVALID_INPUT', [{ at: '/day', message: 'is no day' }]);
  const afterId = cursor === undefined ? '0' : requiredId<'round'>(cursor, 'INVALID_INPUT');
  const rounds = await toldRounds(kernel.db, {
    where: sql`r.company = ${company} and r.round_id > ${afterId}::bigint
      and r.round_id >= ${firstIdAt(fromMs)}::bigint and r.round_id < ${firstIdAt(fromMs + DAY_MS)}::bigint`,
    order: 'oldest first',
    limit: ROUNDS_OF_PAGE + 1,
  });
  const shown = rounds.slice(0, ROUNDS_OF_PAGE);
  const told = await withTransactions(kernel.db, shown);
  return {
    rounds: told.map(([, round]) => round),
    cursor: rounds.length > ROUNDS_OF_PAGE ? (shown.at(-1)?.roundId ?? null) : null,
  };
}
