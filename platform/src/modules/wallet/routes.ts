import { Type } from 'typebox';
import { AccountsView, DecimalId, StatementView } from '@paddock/contract/schemas';

import { inTransaction, type Database } from '../../kernel/database/database.ts';
import type { HttpApp } from '../../kernel/http/http-app.ts';
import { noStore } from '../../kernel/http/no-store.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { requiredId } from '../../kernel/http/required-id.ts';
import { accountOf, accountsOf, activateAccount } from './accounts-store.ts';
import { accountsView } from './accounts-view.ts';
import { readStatement } from './statement.ts';
import type { WalletDependencies } from './wallet-api.ts';

export function walletRoutes(app: HttpApp, db: Database, { requirePlayer }: WalletDependencies): void {
  app.get(
    '/web-api/user/accounts',
    { schema: { summary: 'Accounts of the player (S7-17)', response: { 200: AccountsView } } },
    async (request, reply) => {
      const { playerId } = await requirePlayer(request);
      noStore(reply);
      return accountsView(await accountsOf(db, playerId));
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
      return accountsView(await accountsOf(db, playerId));
    },
  );

  app.get(
    '/web-api/office/history',
    {
      schema: {
        summary: 'Statement of one account, newest first',
        querystring: Type.Object(
          { accountId: DecimalId, cursor: Type.Optional(DecimalId) },
          { additionalProperties: false },
        ),
        response: { 200: StatementView },
      },
    },
    async (request, reply) => {
      const { playerId } = await requirePlayer(request);
      const { accountId, cursor } = request.query;
      const account = await accountOf(db, playerId, requiredId(accountId, 'ACCOUNT_UNKNOWN'));
      if (account === undefined) throw new PlatformError('ACCOUNT_UNKNOWN');
      noStore(reply);
      return readStatement(
        db,
        account,
        cursor === undefined ? undefined : BigInt(requiredId(cursor, 'INVALID_INPUT')),
      );
    },
  );
}
