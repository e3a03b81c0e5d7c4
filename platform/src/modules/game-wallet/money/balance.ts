import type { AmountMinor } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import type { GameSession } from '../sessions/session-store.ts';

/** What can be staked from a session's account: its money and, where it is real money, the bonus money of its currency. */
export async function spendable(
  db: Database | Tx,
  { accounts }: Pick<GameWalletParts, 'accounts'>,
  { playerId, accountId, currency }: Pick<GameSession, 'playerId' | 'accountId' | 'currency'>,
): Promise<AmountMinor> {
  const all = await accounts(db, playerId);
  const account = all.find(({ id }) => id === accountId);
  const balanceMinor = account?.balanceMinor ?? 0n;
  if (account?.kind === 'bonus' || balanceMinor < 0n) return balanceMinor;
  const bonus = all.find((one) => one.kind === 'bonus' && one.currency === currency);
  return balanceMinor + (bonus?.balanceMinor ?? 0n);
}
