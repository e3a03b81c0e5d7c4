import type { MarketId } from '@paddock/contract';

import type { Kernel } from '../../../../kernel/module.ts';
import type { Book } from '../../book/book.ts';
import type { EventEntry, MarketEntry } from '../../book/entries.ts';
import { followOrders, setTradingOrders } from '../../book/follow-orders.ts';
import { eventAsOrdered } from '../../book/offered-prices.ts';
import { isOpen } from '../../book/openness.ts';
import type { TradingOrders } from '../../book/trading-orders.ts';
import { insertAlert, type RaisedAlert } from '../alerts/alert-store.ts';
import { contradictionAlert } from '../alerts/contradiction-alert.ts';
import { endByItself } from '../prices/end-by-itself.ts';
import type { SureWins } from './sure-wins.ts';
import { contradictionIn, isPriced, tradersPricesIn } from './traders-contradictions.ts';

export interface SoundOrdersParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock' | 'ids' | 'log'>;
  readonly book: Book;
  readonly sureWins: SureWins;
}

/** So often it is worked out how an event can end whose markets or score move meanwhile; then pairs of prices are compared alone. */
const TRIES = 3;

/**
 * Puts other orders in place of those that stood. Where they open a bet or raise a price of an event that traders priced (a hold
 * or a cut ends, a price is set or taken back) its prices are held against each other as they would be, before the first bet can
 * be struck at them: traders' prices that would contradict others end, and never stand. Everything else, and every hold, acts before
 * this function first waits.
 */
export async function followSoundOrders(parts: SoundOrdersParts, orders: TradingOrders): Promise<void> {
  const { kernel, book, sureWins } = parts;
  const lifted = pricedEvents(book, orders).filter((event) => isLifted(event, orders));
  for (const event of lifted) orders.wait(event);
  setTradingOrders(book, orders, kernel.clock.nowMs());
  for (const event of lifted) {
    for (let tries = 0; tries < TRIES && !sureWins.knows(event); tries++) await sureWins.prepare(event);
    // Whoever put others in place of these looks at the event again.
    if (book.orders !== orders) return;
    if (book.events.get(event.id) !== event) continue;
    const ended = endContradicted(event, orders, sureWins);
    orders.waitNoMore(event);
    followOrders(book, event, kernel.clock.nowMs());
    await keep(parts, ended);
  }
}

function pricedEvents(book: Book, orders: TradingOrders): readonly EventEntry[] {
  const events = orders.pricedMarketIds.flatMap((id) => book.markets.get(id as MarketId)?.event ?? []);
  return [...new Set(events)];
}

/** Whether a bet could be struck under these orders that cannot now, or not at so much. */
function isLifted(event: EventEntry, orders: TradingOrders): boolean {
  const asOrdered = eventAsOrdered(event, orders);
  if (!isPriced(asOrdered)) return false;
  return [...asOrdered.markets].some(([key, market]) =>
    market.selections.some(
      ({ outcome, oddsMilli }) =>
        isOpen(market, outcome) && oddsMilli > offeredNow(event.markets.get(key), outcome),
    ),
  );
}

function offeredNow(market: MarketEntry | undefined, outcome: string): number {
  if (market === undefined || !isOpen(market, outcome)) return 0;
  return market.selections.find((one) => one.outcome === outcome)?.oddsMilli ?? 0;
}

interface EndedPrices {
  readonly overrideIds: readonly string[];
  readonly alert: RaisedAlert;
}

/** Ends what would contradict under these orders, until nothing does. */
function endContradicted(
  event: EventEntry,
  orders: TradingOrders,
  sureWins: SureWins,
): readonly EndedPrices[] {
  const ended: EndedPrices[] = [];
  for (;;) {
    const asOrdered = eventAsOrdered(event, orders);
    const found = contradictionIn(asOrdered, sureWins);
    const overrides = found === undefined ? [] : tradersPricesIn(asOrdered, found);
    if (found === undefined || overrides.length === 0) return ended;
    orders.contradicted(overrides);
    ended.push({
      overrideIds: overrides.map(({ id }) => id),
      alert: contradictionAlert(asOrdered, found),
    });
  }
}

/** Traders are told of each by an alert, which the watch clears as it finds nothing. */
async function keep({ kernel }: SoundOrdersParts, ended: readonly EndedPrices[]): Promise<void> {
  const { db, clock, ids } = kernel;
  for (const { overrideIds, alert } of ended) {
    await endByItself(kernel, overrideIds, 'contradicted');
    await insertAlert(db, { id: ids.next(), ...alert }, clock.nowMs());
  }
}
