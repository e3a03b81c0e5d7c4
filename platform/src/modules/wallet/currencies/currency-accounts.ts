import { sql } from 'kysely';
import type { AccountId, PlayerId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdGenerator } from '../../../kernel/ids/id-generator.ts';
import {
  accountsOf,
  activateAccount,
  lockAccounts,
  openCurrency,
  type NewAccounts,
} from '../accounts-store.ts';

/** Opens a further currency, new or removed before; the main account where it is of that currency. Repeats well. */
export async function addCurrency(tx: Tx, ids: IdGenerator, player: NewAccounts): Promise<AccountId> {
  // One that is being removed at the moment is waited for, and opened again.
  await lockAccounts(tx, player.playerId);
  const accounts = await accountsOf(tx, player.playerId);
  const main = accounts.find(({ kind, currency }) => kind === 'main' && currency === player.currency);
  return main?.id ?? openCurrency(tx, ids, 'currency', player);
}

/** @see Wallet.removeCurrency */
export async function removeCurrency(
  tx: Tx,
  {
    playerId,
    currency,
    atMs,
  }: { readonly playerId: PlayerId; readonly currency: string; readonly atMs: number },
): Promise<AccountId> {
  await lockAccounts(tx, playerId);
  const all = await accountsOf(tx, playerId);
  const accounts = all.filter((account) => account.currency === currency && !account.isClosed);
  if (accounts.some(({ kind }) => kind === 'main')) throw new PlatformError('MAIN_ACCOUNT_STAYS');
  const real = accounts.find(({ kind }) => kind === 'currency');
  const main = all.find(({ kind }) => kind === 'main');
  if (real === undefined || main === undefined) throw new PlatformError('ACCOUNT_UNKNOWN');
  if (accounts.some(({ balanceMinor }) => balanceMinor !== 0n)) throw new PlatformError('ACCOUNT_NOT_EMPTY');
  if (accounts.some(({ isActive }) => isActive)) await activateAccount(tx, playerId, main.id);
  await sql`
    update wallet_account set closed_at_ms = ${atMs}
      where player_id = ${playerId} and currency = ${currency}`.execute(tx);
  return real.id;
}
