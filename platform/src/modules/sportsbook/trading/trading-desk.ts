import { findSport } from '@paddock/contract';
import type { TradingOrderRequest, TradingOrderView } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import type { Book } from '../book/book.ts';
import { TradingOrders } from '../book/trading-orders.ts';
import type { SportsbookDependencies } from '../sportsbook-api.ts';
import { readOverrides } from './prices/override-store.ts';
import { followSoundOrders } from './sure-wins/follow-sound-orders.ts';
import type { SureWins } from './sure-wins/sure-wins.ts';
import { giveOrder } from './give-order.ts';
import { endOrder, lockOrders, readStandingOrders, type OrderSubject } from './trading-orders-store.ts';

export interface TradingParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock' | 'ids' | 'log'>;
  readonly operators: Pick<SportsbookDependencies['operators'], 'record'>;
  readonly book: Book;
  readonly sureWins: SureWins;
}

/** What traders order of the offer. An order acts on the book as soon as it is stored. */
export interface TradingDesk {
  /** Gives an order in place of the one of its kind that stands for the same subject. */
  order(operator: OperatorPrincipal, request: TradingOrderRequest): Promise<TradingOrderView>;
  /** @throws NOT_FOUND for an order that does not stand */
  end(operator: OperatorPrincipal, id: string, reason: string): Promise<void>;
  /** Brings the book to what is stored: at the start, and where a commit was never heard of. */
  follow(): Promise<void>;
}

export function createTradingDesk({ kernel, operators, book, sureWins }: TradingParts): TradingDesk {
  const { db, clock, ids } = kernel;

  let turn: Promise<void> = Promise.resolve();

  /** One after the other, each reading anew: what was read earlier never comes after what was read later. */
  function follow(): Promise<void> {
    const read = turn.then(async () => {
      // In this order: a price is never seen without the holds that were given with it.
      const overrides = await readOverrides(db);
      const orders = await readStandingOrders(db);
      // The next in turn need not wait until prices are looked at: a hold may be among them.
      const lifted = followSoundOrders(
        { kernel, book, sureWins },
        new TradingOrders(orders.map(standing), overrides),
      );
      return { lifted };
    });
    turn = read.then(
      () => undefined,
      () => undefined,
    );
    return read.then(({ lifted }) => lifted);
  }

  return {
    follow,
    async order(operator, request) {
      const { kind, scope, subject, reason } = request;
      const atMs = clock.nowMs();
      const given: TradingOrderView = {
        id: ids.next(),
        ...{ kind, scope, subject, reason, atMs, operator: operator.name },
        cutMilli: request.kind === 'margin' ? request.cutMilli : null,
      };
      refuseUnknown(book, request);
      await inTransaction(db, async (tx) => {
        await lockOrders(tx);
        await giveOrder(tx, operators.record, operator, given);
      });
      await follow().catch(follow);
      return given;
    },
    async end(operator, id, reason) {
      await inTransaction(db, async (tx) => {
        await lockOrders(tx);
        const ended = await endOrder(tx, id, clock.nowMs());
        if (ended === undefined) throw new PlatformError('NOT_FOUND');
        const subject = `${ended.scope}:${ended.subject}`;
        await operators.record(tx, { operator, action: 'trading.end', subject, before: ended, reason });
      });
      await follow().catch(follow);
    },
  };
}

function standing({ kind, scope, subject, cutMilli, atMs }: TradingOrderView) {
  return {
    scope,
    subject,
    heldSinceMs: kind === 'hold' ? atMs : undefined,
    cutMilli: cutMilli ?? undefined,
  };
}

/** @throws NOT_FOUND, EVENT_UNKNOWN, MARKET_UNKNOWN for a subject that nobody knows */
function refuseUnknown(book: Book, { scope, subject }: OrderSubject): void {
  switch (scope) {
    case 'sport':
      if (findSport(subject) === undefined) throw new PlatformError('NOT_FOUND');
      return;
    case 'championship':
      if (!book.championships.has(subject)) throw new PlatformError('NOT_FOUND');
      return;
    case 'event':
      if (!book.events.has(requiredId<'event'>(subject, 'EVENT_UNKNOWN')))
        throw new PlatformError('EVENT_UNKNOWN');
      return;
    case 'market':
      if (!book.markets.has(requiredId<'market'>(subject, 'MARKET_UNKNOWN')))
        throw new PlatformError('MARKET_UNKNOWN');
  }
}
