import { ERROR_TABLE, formatAmount, type BetId, type PlayerId } from '@paddock/contract';
import type { CashOutView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { idempotencyKeyOf } from '../../../kernel/http/idempotency-key.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { RequirePlayer } from '../../identity/index.ts';
import type { CashOuts } from './cash-out-api.ts';
import { readCashOut } from './cash-out-store.ts';
import type { CashOutOrders } from './orders/cash-out-orders.ts';

/** What open bets are worth, and leaving them. */
export function cashOutRoutes(
  app: HttpApp,
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  requirePlayer: RequirePlayer,
  cashOuts: Pick<CashOuts, 'quote' | 'take'>,
  orders: Pick<CashOutOrders, 'set' | 'end'>,
): void {
  serve(
    app,
    'POST /web-api/sportsbook/cash-out-quotes',
    { config: { budget: 'search' } },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      const ids = request.body.betIds.map((id) => requiredId(id, 'INVALID_INPUT') as BetId);
      return cashOuts.quote(playerId, [...new Set(ids)]);
    },
  );
  serve(
    app,
    'POST /web-api/sportsbook/bets/:id/cash-out',
    { config: { budget: 'money' } },
    async (request, reply) => {
      const { playerId } = await requirePlayer(request);
      const key = idempotencyKeyOf(request);
      const betId = requiredId(request.params.id, 'BET_UNKNOWN') as BetId;
      const answer = await cashOuts.take({ playerId, key, betId, request: request.body });
      return reply.status(answer.status as 200).send(answer.body as CashOutView);
    },
  );
  serve(
    app,
    'POST /web-api/sportsbook/bets/:id/cash-out-order',
    { config: { budget: 'money' } },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      const betId = requiredId(request.params.id, 'BET_UNKNOWN') as BetId;
      return orders.set(playerId, betId, request.body);
    },
  );
  serve(app, 'DELETE /web-api/sportsbook/bets/:id/cash-out-order', async (request, reply) => {
    const { playerId } = await requirePlayer(request);
    await orders.end(playerId, requiredId(request.params.id, 'BET_UNKNOWN') as BetId);
    return reply.status(204).send(null);
  });
  serve(app, 'GET /web-api/sportsbook/cash-outs/:key', async (request) => {
    const { playerId } = await requirePlayer(request);
    const view = await cashOutView({ db, clock }, playerId, request.params.key);
    if (view === undefined) throw new PlatformError('BET_UNKNOWN');
    return view;
  });
}

async function cashOutView(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  playerId: PlayerId,
  key: string,
): Promise<CashOutView | undefined> {
  const found = await readCashOut(db, playerId, key);
  if (found === undefined) return undefined;
  const { betId, status, currency, code, details } = found;
  switch (status) {
    case 'pending':
      return { status, key, betId, decidesAtMs: found.decidesAtMs, serverTimeMs: clock.nowMs() };
    case 'paid': {
      const [stake, paid] = [
        formatAmount(found.stakeMinor, currency),
        formatAmount(found.paidMinor, currency),
      ];
      return { status, key, betId, stake, paid };
    }
    case 'refused': {
      const said = { code, message: ERROR_TABLE[code][1], ...(details !== undefined && { details }) };
      return { status, key, betId, ...said };
    }
  }
}
