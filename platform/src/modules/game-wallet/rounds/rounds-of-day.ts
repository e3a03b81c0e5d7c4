import { DAY_MS } from '@paddock/contract';
import type { RoundsOfDay, RoundsOfDayQuery } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { withTransactions } from './round-transactions.ts';
import { roundsBegunIn } from './told-round-store.ts';

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
  const rounds = await roundsBegunIn(kernel.db, company, {
    ...{ fromMs, toMs: fromMs + DAY_MS, limit: ROUNDS_OF_PAGE + 1 },
    after: cursor === undefined ? '0' : requiredId<'round'>(cursor, 'INVALID_INPUT'),
  });
  const shown = rounds.slice(0, ROUNDS_OF_PAGE);
  const told = await withTransactions(kernel.db, shown);
  return {
    rounds: told.map(([, round]) => round),
    cursor: rounds.length > ROUNDS_OF_PAGE ? (shown.at(-1)?.roundId ?? null) : null,
  };
}
