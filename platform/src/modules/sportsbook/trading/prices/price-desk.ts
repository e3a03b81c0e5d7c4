import type { MarketId } from '@paddock/contract';
import {
  BOUND_USUAL_MILLI,
  type PriceOverrideRequest,
  type PriceOverrideView,
} from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../../kernel/database/database.ts';
import { PlatformError } from '../../../../kernel/http/problem.ts';
import { requiredId } from '../../../../kernel/http/required-id.ts';
import type { Kernel } from '../../../../kernel/module.ts';
import type { OperatorPrincipal } from '../../../operators/index.ts';
import type { Book } from '../../book/book.ts';
import type { MarketEntry } from '../../book/entries.ts';
import { cutAsOrdered } from '../../book/offered-prices.ts';
import { isOver } from '../../book/openness.ts';
import { overriddenPrices } from '../../book/price-overrides.ts';
import type { SportsbookDependencies } from '../../sportsbook-api.ts';
import { giveOrder } from '../give-order.ts';
import type { SureWins } from '../sure-wins/sure-wins.ts';
import { lockOrders } from '../trading-orders-store.ts';
import { refuseArbitrage } from './arbitrage.ts';
import { endByItself } from './end-by-itself.ts';
import {
  endOverrideOf,
  endOverrides,
  insertOverride,
  lockOverrides,
  type OverrideEnd,
} from './override-store.ts';

export interface PriceDeskParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock' | 'ids' | 'log'>;
  readonly operators: Pick<SportsbookDependencies['operators'], 'record' | 'ownPlayers'>;
  readonly book: Book;
  readonly sureWins: SureWins;
  /** Brings the book to what is stored. */
  readonly follow: () => Promise<void>;
}

/** Prices that traders set in place of the feed's. */
export interface PriceDesk {
  /**
   * In place of the one that stands for the selection; together with holds of other markets, if it asks for them.
   * @throws MARKET_UNKNOWN, OVERRIDE_PRICE, OVERRIDE_ARBITRAGE, EVENT_OVER, OWN_ACCOUNT
   */
  override(
    operator: OperatorPrincipal,
    market: MarketEntry,
    request: PriceOverrideRequest,
  ): Promise<PriceOverrideView>;
  /** @throws NOT_FOUND for one that does not stand */
  takeBack(operator: OperatorPrincipal, id: string, reason: string): Promise<void>;
  /** Ends what feeds outran where it is kept; it acts no more already. */
  endOutrun(): Promise<void>;
  /** Ends these, which became a part of bets that cost less than they bring; the feed's prices stand again. */
  endContradicted(ids: readonly string[]): Promise<void>;
}

export function createPriceDesk({ kernel, operators, book, sureWins, follow }: PriceDeskParts): PriceDesk {
  const { db, clock, ids } = kernel;

  /** Who plays here themselves sets no price that they could bet on. */
  async function refusePlayers(tx: Tx, operator: OperatorPrincipal): Promise<void> {
    if ((await operators.ownPlayers(tx, operator)).length > 0) throw new PlatformError('OWN_ACCOUNT');
  }

  async function end(
    overrideIds: readonly string[],
    cause: Extract<OverrideEnd, 'outrun' | 'contradicted'>,
  ): Promise<void> {
    if (overrideIds.length === 0) return;
    await endByItself(kernel, overrideIds, cause);
    await follow();
  }

  return {
    async override(operator, market, request) {
      const { outcome, price, boundMilli = BOUND_USUAL_MILLI, reason } = request;
      await sureWins.prepare(market.event);
      const fed = market.fed.find((one) => one.outcome === outcome);
      if (fed === undefined) throw new PlatformError('MARKET_UNKNOWN');
      if (isOver(market)) throw new PlatformError('EVENT_OVER');
      const given: PriceOverrideView = {
        id: ids.next(),
        marketId: market.id,
        ...{ outcome, price, boundMilli, reason, fedMilli: fed.oddsMilli },
        operator: operator.name,
        atMs: clock.nowMs(),
      };
      const others = market.ordered.overrides.filter((one) => one.outcome !== outcome);
      const priced = overriddenPrices(market.fed, [...others, given]);
      if (priced === undefined) throw new PlatformError('OVERRIDE_PRICE');
      const holds = othersOf(market, request.holds ?? []);
      const asked = { market, selections: cutAsOrdered(market, priced), holds };
      await refuseArbitrage(asked, sureWins);
      await inTransaction(db, async (tx) => {
        await refusePlayers(tx, operator);
        await lockOrders(tx);
        await lockOverrides(tx);
        for (const subject of holds) {
          const hold = { kind: 'hold', scope: 'market', subject, cutMilli: null } as const;
          const by = { operator: operator.name, reason, atMs: given.atMs };
          await giveOrder(tx, operators.record, operator, { id: ids.next(), ...hold, ...by });
        }
        const before = await endOverrideOf(tx, given, { cause: 'replaced', atMs: given.atMs });
        await insertOverride(tx, given);
        const action = { operator, action: 'price.override', subject: `market:${market.id}`, reason };
        await operators.record(tx, { ...action, before: before ?? null, after: given });
      });
      await follow().catch(follow);
      return given;
    },
    async takeBack(operator, id, reason) {
      await inTransaction(db, async (tx) => {
        await lockOverrides(tx);
        const [ended] = await endOverrides(tx, [id], { cause: 'taken-back', atMs: clock.nowMs() });
        if (ended === undefined) throw new PlatformError('NOT_FOUND');
        const subject = `market:${ended.marketId}`;
        await operators.record(tx, { operator, action: 'price.take-back', subject, before: ended, reason });
      });
      await follow().catch(follow);
    },
    endOutrun: () => end(book.orders.outrunIds, 'outrun'),
    endContradicted: (overrideIds) => end(overrideIds, 'contradicted'),
  };
}

/** @throws MARKET_UNKNOWN for what is no other market of the event */
function othersOf(market: MarketEntry, marketIds: readonly string[]): ReadonlySet<MarketId> {
  const others = new Set([...market.event.markets.values()].map(({ id }) => id));
  others.delete(market.id);
  const held = marketIds.map((id) => requiredId<'market'>(id, 'MARKET_UNKNOWN'));
  if (held.some((id) => !others.has(id))) throw new PlatformError('MARKET_UNKNOWN');
  return new Set(held);
}
