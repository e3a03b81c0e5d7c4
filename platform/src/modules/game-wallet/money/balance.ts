import type { AmountMinor } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import type { GameSession } from '../sessions/session-store.ts';

/**
 * What can be staked in a session: real money of its currency, which is staked first also where the bonus account is played,
 * and the bonus money of it.
 */
export async function spendable(
  db: Database | Tx,
  { accounts }: Pick<GameWalletParts, 'accounts'>,
  { playerId, currency }: Pick<GameSession, 'playerId' | 'currency'>,
): Promise<AmountMinor> {
  const all = (await accounts(db, playerId)).filter((account) => account.currency === currency);
  const real = all.find(({ kind }) => kind === 'main' || kind === 'currency');
  const realMinor = real?.balanceMinor ?? 0n;
  if (realMinor < 0n) return realMinor;
  return realMinor + (all.find(({ kind }) => kind === 'bonus')?.balanceMinor ?? 0n);
}
