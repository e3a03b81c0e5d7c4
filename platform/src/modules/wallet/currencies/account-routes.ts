import type { PlayerId } from '@paddock/contract';
import type { AccountsView, CurrencyAnswer } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
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

  serve(app, 'GET /web-api/user/accounts', async (request) => {
    const { playerId } = await requirePlayer(request);
    return readAccounts(parts, playerId);
  });

  serve(app, 'POST /web-api/user/accounts/active', async (request) => {
    const { playerId } = await requirePlayer(request);
    const accountId = requiredId<'account'>(request.body.id, 'ACCOUNT_UNKNOWN');
    await inTransaction(db, (tx) => activateAccount(tx, playerId, accountId));
    tellAccounts(playerId);
    return readAccounts(parts, playerId);
  });

  serve(app, 'POST /web-api/office/currencies', async (request): Promise<CurrencyAnswer> => {
    const { playerId } = await requirePlayer(request);
    const { currency } = request.body;
    if (!currencies().includes(currency)) throw new PlatformError('CURRENCY_UNSUPPORTED');
    const account_id = await inTransaction(db, (tx) =>
      addCurrency(tx, ids, { playerId, currency, atMs: clock.nowMs() }),
    );
    tellAccounts(playerId);
    return { success: true, data: { message: 'currency_added', account_id } };
  });

  serve(app, 'DELETE /web-api/office/currencies/:currency', async (request): Promise<CurrencyAnswer> => {
    const { playerId } = await requirePlayer(request);
    const { currency } = request.params;
    const account_id = await inTransaction(db, (tx) =>
      removeCurrency(tx, { playerId, currency, atMs: clock.nowMs() }),
    );
    tellAccounts(playerId);
    return { success: true, data: { message: 'currency_removed', account_id } };
  });
}

async function readAccounts(parts: WalletParts, playerId: PlayerId): Promise<AccountsView> {
  const { db } = parts.kernel;
  const [accounts, frozen, bonusAvailable, points] = await Promise.all([
    accountsOf(db, playerId),
    isFrozen(db, playerId),
    parts.hasFirstDepositBonus(db, playerId),
    parts.points(db, playerId),
  ]);
  return accountsView(accounts, { isFrozen: frozen, hasFirstDepositBonus: bonusAvailable, points });
}
