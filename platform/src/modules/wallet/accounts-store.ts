import { sql, type RawBuilder } from 'kysely';
import type { AccountId, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { PREPARED } from '../../kernel/database/prepared.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { IdGenerator } from '../../kernel/ids/id-generator.ts';
import type { Account, AccountKind } from './account.ts';

interface AccountRow {
  readonly player_id: bigint;
  readonly id: bigint;
  readonly kind: AccountKind;
  readonly currency: string;
  readonly balance_minor: bigint;
  readonly last_seq: bigint;
  readonly is_active: boolean;
  readonly closed_at_ms: bigint | null;
}
type AccountTable = { readonly wallet_account: AccountRow };

const toAccount = (row: AccountRow): Account => ({
  id: row.id.toString() as AccountId,
  playerId: row.player_id.toString() as PlayerId,
  kind: row.kind,
  currency: row.currency,
  balanceMinor: row.balance_minor,
  lastSeq: row.last_seq,
  isActive: row.is_active,
  isClosed: row.closed_at_ms !== null,
});

/** All accounts of a player, also those that were removed, oldest first. */
export async function accountsOf(db: Database | Tx, playerId: PlayerId): Promise<readonly Account[]> {
  const rows = await accountQuery(db, playerId).orderBy('id').execute();
  return rows.map(toAccount);
}

/** @throws ACCOUNT_UNKNOWN for a player without accounts. */
export async function mainCurrencyOf(db: Database | Tx, playerId: PlayerId): Promise<string> {
  const main = (await accountsOf(db, playerId)).find(({ kind }) => kind === 'main');
  if (main === undefined) throw new PlatformError('ACCOUNT_UNKNOWN');
  return main.currency;
}

/** @see Wallet.spendableCall */
export const spendableCall = (
  playerId: RawBuilder<unknown>,
  currency: RawBuilder<unknown>,
): RawBuilder<bigint> => sql`wallet_spendable(${playerId}, ${currency})`;

/** One account of a player; undefined for another's. */
export async function accountOf(
  db: Database | Tx,
  playerId: PlayerId,
  accountId: AccountId,
): Promise<Account | undefined> {
  const row = await accountQuery(db, playerId).where('id', '=', BigInt(accountId)).executeTakeFirst();
  return row === undefined ? undefined : toAccount(row);
}

/** The player's escrow account of a currency. */
export async function escrowOf(tx: Tx, playerId: PlayerId, currency: string): Promise<AccountId> {
  const row = await accountQuery(tx, playerId)
    .where('kind', '=', 'escrow')
    .where('currency', '=', currency)
    .executeTakeFirst();
  if (row === undefined) throw new Error(`player ${playerId} has no escrow in ${currency}`);
  return toAccount(row).id;
}

function accountQuery(db: Database | Tx, playerId: PlayerId) {
  return db
    .$extendTables<AccountTable>()
    .selectFrom('wallet_account')
    .selectAll()
    .where('player_id', '=', BigInt(playerId));
}

/** Takes the lock every transfer of this player takes, in the same order. */
export async function lockAccounts(tx: Tx, playerId: PlayerId): Promise<void> {
  await sql`select 1 from wallet_account where player_id = ${playerId} order by id for update`.execute(tx);
}

/** Takes that lock and answers the accounts as they stand under it. */
export async function lockedAccounts(tx: Tx, playerId: PlayerId): Promise<readonly Account[]> {
  const { rows } = await sql<AccountRow>`
    ${PREPARED} select * from wallet_account where player_id = ${playerId} order by id for update`.execute(
    tx,
  );
  return rows.map(toAccount);
}

export interface NewAccounts {
  readonly playerId: PlayerId;
  readonly currency: string;
  readonly atMs: number;
}

/** Opens the three accounts of a currency where they are missing or removed; answers the one with real money. */
export async function openCurrency(
  tx: Tx,
  ids: IdGenerator,
  kind: 'main' | 'currency',
  { playerId, currency, atMs }: NewAccounts,
): Promise<AccountId> {
  const kinds: readonly AccountKind[] = [kind, 'bonus', 'escrow'];
  const accountIds = kinds.map(() => ids.forPlayer<'account'>(playerId));
  await sql`
    insert into wallet_account (player_id, id, kind, currency, last_at_ms, is_active)
    select ${playerId}, id, kind, ${currency}, ${atMs}, kind = 'main'
      from unnest(${accountIds}::bigint[], ${kinds}::text[]) as opened (id, kind)
    on conflict do nothing`.execute(tx);
  await sql`
    update wallet_account set closed_at_ms = null
      where player_id = ${playerId} and currency = ${currency} and closed_at_ms is not null`.execute(tx);
  const { rows } = await sql<{ id: bigint; currency: string }>`
    select id, currency from wallet_account where player_id = ${playerId} and kind = ${kind}
      and (kind = 'main' or currency = ${currency})`.execute(tx);
  const real = rows[0];
  if (real?.currency !== currency) throw new Error(`player ${playerId} has another main currency`);
  return real.id.toString() as AccountId;
}

/** Makes an account the one the player bets from. @throws ACCOUNT_UNKNOWN for escrow, a removed or another's account. */
export async function activateAccount(tx: Tx, playerId: PlayerId, accountId: AccountId): Promise<void> {
  await lockAccounts(tx, playerId);
  const account = await accountOf(tx, playerId, accountId);
  if (account === undefined || account.isClosed || account.kind === 'escrow') {
    throw new PlatformError('ACCOUNT_UNKNOWN');
  }
  await sql`update wallet_account set is_active = false where player_id = ${playerId} and is_active`.execute(
    tx,
  );
  await sql`update wallet_account set is_active = true where player_id = ${playerId} and id = ${accountId}`.execute(
    tx,
  );
}

/** Opens each of the house's accounts in each currency where it is missing. */
export async function openHouseAccounts(
  db: Database,
  codes: readonly string[],
  currencies: readonly string[],
): Promise<void> {
  await sql`
    insert into wallet_house_account (code, currency)
    select code, currency from unnest(${codes}::text[]) as code, unnest(${currencies}::text[]) as currency
    on conflict do nothing`.execute(db);
}
