import type { AmountMinor } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PREPARED } from '../../../kernel/database/prepared.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import type { GameSession } from '../sessions/session-store.ts';

/**
 * What can be staked in a session: real money of its currency, which is staked first also where the bonus account is played,
 * and the bonus money of it.
 */
export async function spendable(
  db: Database | Tx,
  { spendableCall }: Pick<GameWalletParts, 'spendableCall'>,
  { playerId, currency }: Pick<GameSession, 'playerId' | 'currency'>,
): Promise<AmountMinor> {
  const { rows } = await sql<{ balance: bigint }>`
    ${PREPARED} select ${spendableCall(sql`${playerId}::bigint`, sql`${currency}::text`)} as balance`.execute(
    db,
  );
  return rows[0]?.balance ?? 0n;
}
