import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { Book } from '../book/book.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import type { SportsbookDependencies } from '../sportsbook-api.ts';
import { readEvents } from '../store/load-events.ts';
import { marketMargins } from './market-margins.ts';
import { namedOrder } from './order-names.ts';
import { readOverrides } from './prices/override-store.ts';
import { boardRow, tradingBoard } from './trading-board.ts';
import { tradingEvent } from './trading-event.ts';
import type { TradingDesk } from './trading-desk.ts';
import { readQuarantinedEvents, readStandingOrders } from './trading-orders-store.ts';

export interface TradingRouteParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock'>;
  readonly operators: Pick<SportsbookDependencies['operators'], 'requireOperator'>;
  readonly book: Book;
  readonly exposures: ExposureBook;
  readonly desk: TradingDesk;
}

/** What traders see of the offer, and how they hold and price it. */
export function tradingRoutes(app: HttpApp, parts: TradingRouteParts): void {
  const { kernel, operators, book, exposures, desk } = parts;

  serve(app, 'GET /operator-api/trading-board', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    const quarantined = await readQuarantinedEvents(kernel.db);
    return tradingBoard({ book, exposures, quarantined, nowMs: kernel.clock.nowMs() }, request.query);
  });

  serve(app, 'GET /operator-api/trading-events/:eventId', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    const eventId = requiredId<'event'>(request.params.eventId, 'EVENT_UNKNOWN');
    const nowMs = kernel.clock.nowMs();
    // Bets may be open on one that left the book long ago.
    const event = book.events.get(eventId) ?? (await readEvents(kernel.db, book, { eventId }, nowMs))[0];
    if (event === undefined) throw new PlatformError('EVENT_UNKNOWN');
    const quarantined = await readQuarantinedEvents(kernel.db);
    const row = boardRow({ book, exposures, quarantined, nowMs }, event);
    return tradingEvent({ exposures, overrides: await readOverrides(kernel.db) }, event, row);
  });

  serve(app, 'GET /operator-api/trading-orders', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    const orders = await readStandingOrders(kernel.db);
    return { orders: orders.map((order) => namedOrder(book, order)) };
  });

  serve(app, 'POST /operator-api/trading-orders', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'bets:trade');
    void reply.status(201);
    return desk.order(operator, request.body);
  });

  serve(app, 'POST /operator-api/trading-orders/:id/end', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'bets:trade');
    await desk.end(operator, requiredId(request.params.id, 'NOT_FOUND'), request.body.reason);
    return reply.status(204).send(null);
  });

  serve(app, 'GET /operator-api/market-margins', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    return { types: marketMargins(book.types) };
  });
}
