import type { EventId } from '@paddock/contract';
import { ALERTS_A_PAGE, type TradingAlertEntry } from '@paddock/contract/schemas';

import { inTransaction } from '../../../../kernel/database/database.ts';
import type { HttpApp } from '../../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../../kernel/http/problem.ts';
import { requiredId } from '../../../../kernel/http/required-id.ts';
import { serve } from '../../../../kernel/http/serve.ts';
import type { Kernel } from '../../../../kernel/module.ts';
import type { OperatorPrincipal } from '../../../operators/index.ts';
import type { Book } from '../../book/book.ts';
import type { SportsbookDependencies } from '../../sportsbook-api.ts';
import { pricedSelections } from '../priced-selections.ts';
import { acknowledge, listAlerts, type AlertRecord } from './alert-store.ts';

export interface AlertRouteParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock'>;
  readonly operators: Pick<SportsbookDependencies['operators'], 'requireOperator' | 'record'>;
  readonly book: Book;
}

/** Why traders should look, and who looks after it. */
export function alertRoutes(app: HttpApp, { kernel, operators, book }: AlertRouteParts): void {
  serve(app, 'GET /operator-api/trading-alerts', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    const { state = 'open', kind, sport } = request.query;
    const before = request.query.before && requiredId(request.query.before, 'NOT_FOUND');
    const found = await listAlerts(kernel.db, { state, kind, sport, before, limit: ALERTS_A_PAGE });
    const next = found.length < ALERTS_A_PAGE ? null : (found.at(-1)?.id ?? null);
    return { alerts: found.map((alert) => viewOf(book, alert)), next };
  });

  async function lookAfter(operator: OperatorPrincipal, alertIds: readonly string[]): Promise<void> {
    await inTransaction(kernel.db, async (tx) => {
      for (const id of alertIds) {
        const done = await acknowledge(tx, id, { operator: operator.name, atMs: kernel.clock.nowMs() });
        if (done === undefined) throw new PlatformError('NOT_FOUND');
        const action = { operator, action: 'trading-alert.acknowledge', subject: `trading-alert:${id}` };
        if (done === 'now') await operators.record(tx, { ...action, reason: 'looks after it' });
      }
    });
  }

  serve(app, 'POST /operator-api/trading-alerts/acknowledge', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'bets:trade');
    const ids = new Set(request.body.ids.map((id) => requiredId(id, 'NOT_FOUND')));
    // In one order for everybody, so that no two wait for each other.
    await lookAfter(operator, [...ids].toSorted());
    return reply.status(204).send(null);
  });

  serve(app, 'POST /operator-api/trading-alerts/:id/acknowledge', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'bets:trade');
    await lookAfter(operator, [requiredId(request.params.id, 'NOT_FOUND')]);
    return reply.status(204).send(null);
  });
}

function viewOf(book: Book, { oddsMilli, beforeMilli, ...alert }: AlertRecord): TradingAlertEntry {
  const event = alert.eventId === null ? undefined : book.events.get(alert.eventId as EventId);
  const known = event === undefined ? [] : pricedSelections(event, alert.selectionIds);
  return {
    ...alert,
    selectionIds: [...alert.selectionIds],
    selections: known.map((one) => {
      const at = alert.selectionIds.indexOf(one.selectionId);
      return { ...one, oddsMilli: oddsMilli[at] ?? one.oddsMilli, beforeMilli: beforeMilli[at] ?? null };
    }),
    home: event?.home.name ?? null,
    away: event?.away.name ?? null,
  };
}
