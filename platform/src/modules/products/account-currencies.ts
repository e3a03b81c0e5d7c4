import type { AccountId, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';

const REMEMBERED = 50_000;

/** Undefined for an account that is not the player's. */
export type CurrencyOf = (
  db: Database | Tx,
  playerId: PlayerId,
  accountId: AccountId,
) => Promise<string | undefined>;

/** Currency and owner of an account never change, so they are remembered: one round trip less per stake. */
export class AccountCurrencies {
  readonly #read: CurrencyOf;
  readonly #known = new Map<string, string>();

  constructor(read: CurrencyOf) {
    this.#read = read;
  }

  /** @throws ACCOUNT_UNKNOWN for an account that is not the player's. */
  async of(db: Database | Tx, playerId: PlayerId, accountId: AccountId): Promise<string> {
    const name = `${playerId}:${accountId}`;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const currency = await this.#read(db, playerId, accountId);
    if (currency === undefined) throw new PlatformError('ACCOUNT_UNKNOWN');
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(name, currency);
    return currency;
  }
}
