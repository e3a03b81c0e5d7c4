import { Type } from 'typebox';
import type { PlayerId } from '@paddock/contract';
import {
  AccountsView,
  AddCurrencyRequest,
  CurrencyAnswer,
  DecimalId,
  IsoCurrency,
} from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { tellPlayer } from '../../live/index.ts';
import { accountsOf, activateAccount } from '../accounts-store.ts';
import { accountsView } from '../accounts-view.ts';
import { isFrozen } from '../freezing.ts';
import type { WalletParts } from '../wallet-parts.ts';
import { addCurrency, removeCurrency } from './currency-accounts.ts';

/** The player's accounts: reading them, choosing one, adding and removing currencies. */
export function accountRoutes(app: HttpApp, parts: WalletParts): void {
  const { kernel, requirePlayer, currencies } = parts;
  const { db, clock, ids, bus } = kernel;
  const tellAccounts = (playerId: PlayerId) => tellPlayer(bus, playerId, { kind: 'accounts' });

  app.get(
    '/web-api/user/accounts',
    { schema: { summary: 'Accounts of the player (S7-17)', response: { 200: AccountsView } } },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return readAccounts(parts, playerId);
    },
  );

  app.post(
    '/web-api/user/accounts/active',
    {
      schema: {
        summary: 'Change the active account (S7-18)',
        body: Type.Object({ id: DecimalId }, { additionalProperties: false }),
        response: { 200: AccountsView },
      },
    },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      const accountId = requiredId<'account'>(request.body.id, 'ACCOUNT_UNKNOWN');
      await inTransaction(db, (tx) => activateAccount(tx, playerId, accountId));
      tellAccounts(playerId);
      return readAccounts(parts, playerId);
    },
  );

  app.post(
    '/web-api/office/currencies',
    {
      schema: {
        summary: 'Add a currency (S7-19); adding it again changes nothing',
        body: AddCurrencyRequest,
        response: { 200: CurrencyAnswer },
      },
    },
    async (request): Promise<CurrencyAnswer> => {
      const { playerId } = await requirePlayer(request);
      const { currency } = request.body;
      if (!currencies().includes(currency)) throw new PlatformError('CURRENCY_UNSUPPORTED');
      const account_id = await inTransaction(db, (tx) =>
        addCurrency(tx, ids, { playerId, currency, atMs: clock.nowMs() }),
      );
      tellAccounts(playerId);
      return { success: true, data: { message: 'currency_added', account_id } };
    },
  );

  app.delete(
    '/web-api/office/currencies/:currency',
    {
      schema: {
        summary: 'Remove a currency that holds nothing (S7-19); its statement is kept',
        params: Type.Object({ currency: IsoCurrency }),
        response: { 200: CurrencyAnswer },
      },
    },
    async (request): Promise<CurrencyAnswer> => {
      const { playerId } = await requirePlayer(request);
      const { currency } = request.params;
      const account_id = await inTransaction(db, (tx) =>
        removeCurrency(tx, { playerId, currency, atMs: clock.nowMs() }),
      );
      tellAccounts(playerId);
      return { success: true, data: { message: 'currency_removed', account_id } };
    },
  );
}

async function readAccounts(parts: WalletParts, playerId: PlayerId): Promise<AccountsView> {
  const { db } = parts.kernel;
  const [accounts, frozen, bonusAvailable] = await Promise.all([
    accountsOf(db, playerId),
    isFrozen(db, playerId),
    parts.hasFirstDepositBonus(db, playerId),
  ]);
  return accountsView(accounts, { isFrozen: frozen, hasFirstDepositBonus: bonusAvailable });
}
