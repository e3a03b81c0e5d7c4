import type { AccountId, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Wallet } from '../wallet/index.ts';

const REMEMBERED = 50_000;

/** Currency and owner of an account never change, so they are remembered: one round trip less per bet. */
export class AccountCurrencies {
  readonly #wallet: Pick<Wallet, 'account'>;
  readonly #known = new Map<string, string>();

  constructor(wallet: Pick<Wallet, 'account'>) {
    this.#wallet = wallet;
  }

  /** @throws ACCOUNT_UNKNOWN for an account that is not the player's. */
  async of(db: Database | Tx, playerId: PlayerId, accountId: AccountId): Promise<string> {
    const name = `${playerId}:${accountId}`;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const account = await this.#wallet.account(db, playerId, accountId);
    if (account === undefined) throw new PlatformError('ACCOUNT_UNKNOWN');
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(name, account.currency);
    return account.currency;
  }
}
