import { Readable } from 'node:stream';
import type { PlayerId } from '@paddock/contract';
import type { StatementQuery } from '@paddock/contract/schemas';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { accountOf } from '../accounts-store.ts';
import type { Account } from '../account.ts';
import type { WalletParts } from '../wallet-parts.ts';
import { moneyTotals } from './money-totals.ts';
import { recentMoney } from './recent-money.ts';
import { printedStatement } from './printed-statement.ts';
import { statementCsv } from './statement-export.ts';
import { rangeOf, type StatementTime } from './statement-range.ts';
import { readStatement } from './statement.ts';

/** Days a look back reaches unless said. */
const USUAL_DAYS = 30;

/** Every movement of the player's money: in pages, as a file, and in sums. Removed accounts are still told of. */
export function statementRoutes(app: HttpApp, parts: WalletParts): void {
  const { kernel, requirePlayer } = parts;
  const { db } = kernel;

  serve(app, 'GET /web-api/office/history', { config: { budget: 'search' } }, async (request) => {
    const { playerId } = await requirePlayer(request);
    const { cursor, group } = request.query;
    const account = await ownAccount(parts, playerId, request.query.accountId);
    const beforeSeq = cursor === undefined ? undefined : BigInt(requiredId(cursor, 'INVALID_INPUT'));
    const range = await rangeOf(db, account, timeOf(request.query));
    return readStatement(parts, { account, range, group, beforeSeq });
  });

  serve(
    app,
    'GET /web-api/office/history/export',
    { config: { budget: 'export' } },
    async (request, reply) => {
      // A browser saves a file by following a link, which carries no bearer token.
      const playerId = (await parts.playerOfCookie(request)) ?? (await requirePlayer(request)).playerId;
      const account = await ownAccount(parts, playerId, request.query.accountId);
      const range = await rangeOf(db, account, timeOf(request.query));
      const day = new Date(kernel.clock.nowMs()).toISOString().slice(0, 10);
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="statement-${account.currency}-${day}.csv"`)
        .send(Readable.from(statementCsv(parts, account, range)));
    },
  );

  serve(app, 'GET /web-api/office/history/print', { config: { budget: 'export' } }, async (request) => {
    const { playerId } = await requirePlayer(request);
    const account = await ownAccount(parts, playerId, request.query.accountId);
    const range = await rangeOf(db, account, timeOf(request.query));
    return printedStatement(parts, account, range);
  });

  serve(app, 'GET /web-api/office/totals', { config: { budget: 'search' } }, async (request) => {
    const { playerId } = await requirePlayer(request);
    return moneyTotals(db, playerId);
  });

  serve(app, 'GET /web-api/office/recent', { config: { budget: 'search' } }, async (request) => {
    const { playerId } = await requirePlayer(request);
    const { days = USUAL_DAYS } = request.query;
    return recentMoney(db, playerId, { days, nowMs: kernel.clock.nowMs() });
  });
}

async function ownAccount({ kernel }: WalletParts, playerId: PlayerId, accountId: string): Promise<Account> {
  const account = await accountOf(kernel.db, playerId, requiredId(accountId, 'ACCOUNT_UNKNOWN'));
  if (account === undefined) throw new PlatformError('ACCOUNT_UNKNOWN');
  return account;
}

function timeOf({ fromMs, toMs }: Pick<StatementQuery, 'fromMs' | 'toMs'>): StatementTime {
  return {
    fromMs: fromMs === undefined ? undefined : Number(fromMs),
    toMs: toMs === undefined ? undefined : Number(toMs),
  };
}
