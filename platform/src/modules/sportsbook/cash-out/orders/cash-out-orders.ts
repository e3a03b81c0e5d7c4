import { formatAmount, parseAmount, type AmountMinor, type BetId, type PlayerId } from '@paddock/contract';
import { bestOfPlan, capOfRemaining, cashOutOfPart, unitCount } from '@paddock/contract/bets';
import type { CashOutOrderRequest, CashOutOrderView } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../../kernel/database/database.ts';
import { PlatformError } from '../../../../kernel/http/problem.ts';
import type { Kernel } from '../../../../kernel/module.ts';
import type { TellInbox } from '../../../inbox/index.ts';
import { orderView } from '../../bets/order-view.ts';
import type { PlayerNewsDesk } from '../../bets/player-news.ts';
import { planFrom } from '../../bets/stored-plan.ts';
import type { Book } from '../../book/book.ts';
import type { BetKey } from '../../settlement/settling-store.ts';
import type { CashOutMargins } from '../cash-out-margins.ts';
import { lockBet, readStored } from '../cash-out-store.ts';
import { isOffer, offerOf, type StoredBet } from '../offer.ts';
import { partOf } from '../part-of-stake.ts';
import { endOrder } from './end-order.ts';
import { deleteOrder, readOrder, readOrders, writeOrder, type StandingOrder } from './order-store.ts';
import type { OrderWatch, WatchedOrder } from './order-watch.ts';

/** How often orders are looked at whose markets moved. */
export const JUDGE_ORDERS_EVERY_MS = 100;
/** How often all are: an offer moves with time too. */
export const LOOK_AT_ALL_ORDERS_MS = 30_000;
/** Looked at in one go: what is left waits for the next. */
const AT_ONCE = 250;

export interface CashOutOrderParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock' | 'log' | 'ids' | 'maintenance'>;
  readonly book: Book;
  readonly margins: CashOutMargins;
  readonly news: PlayerNewsDesk;
  readonly tellInbox: TellInbox;
  readonly watch: OrderWatch;
  /** Leaves the bet, if it may be. Answers false where the order does not stand any more. */
  readonly leave: (order: StandingOrder) => Promise<boolean>;
}

/** Standing orders to leave a bet at a value (rules §11), judged whenever a price of theirs is published. */
export interface CashOutOrders {
  /**
   * @throws BET_UNKNOWN, AMOUNT_INVALID, CASH_OUT_OFF where there will be no offer or the part brings nothing,
   * CASH_OUT_ORDER_VALUE where so much is offered already or can never be, and what a part is refused for.
   */
  set(playerId: PlayerId, betId: BetId, request: CashOutOrderRequest): Promise<CashOutOrderView>;
  /** @throws BET_UNKNOWN */
  end(playerId: PlayerId, betId: BetId): Promise<void>;
  judgeDue(): Promise<void>;
  /** Takes up what stood before this start of the server. */
  recover(): Promise<void>;
}

export function createCashOutOrders(parts: CashOutOrderParts): CashOutOrders {
  const { kernel, book, margins, news, tellInbox, watch, leave } = parts;
  const { db, clock } = kernel;

  /** The value an order may wait for. @throws see `set` */
  function valueOf(text: string, stored: StoredBet): AmountMinor {
    const { currency } = stored.bet;
    const leastMinor = parseAmount(text, currency);
    if (leastMinor === undefined) throw new PlatformError('AMOUNT_INVALID');
    const now = offerOf(book, margins, stored, clock.nowMs());
    if (now === 'settled' || now === 'push' || now === 'kind' || now === 'free-bet')
      throw new PlatformError('CASH_OUT_OFF', { reason: now });
    const maxMinor = mostOf(stored);
    const isThere = isOffer(now) && now.offerMinor >= leastMinor;
    if (leastMinor <= 0n || leastMinor > maxMinor || isThere) {
      throw new PlatformError('CASH_OUT_ORDER_VALUE', {
        ...(isOffer(now) && { offer: formatAmount(now.offerMinor, currency) }),
        max: formatAmount(maxMinor, currency),
      });
    }
    return leastMinor;
  }

  /** Those whose bet is not known as it stands are read together; a bet that ended ends its order. */
  async function withBets(due: readonly WatchedOrder[]): Promise<readonly Known[]> {
    const unread = due.flatMap(({ order, stored }) => (stored === undefined ? [order] : []));
    const read = unread.length === 0 ? new Map<string, StoredBet>() : await readStored(db, unread);
    const known: Known[] = [];
    for (const one of due) {
      const { order, stored: kept } = one;
      const stored = kept ?? read.get(order.betId);
      if (stored?.bet.status !== 'open') await endWith(order, stored).catch(lookAgain(order));
      else {
        if (kept === undefined) watch.keep(one, stored);
        known.push({ order, stored });
      }
    }
    return known;
  }

  /** The bet ended: who left it knows, anybody else is told. */
  async function endWith(order: StandingOrder, stored: StoredBet | undefined): Promise<void> {
    const ended = { paidMinor: undefined, atMs: clock.nowMs() };
    await inTransaction(db, async (tx) => {
      if (stored === undefined || stored.bet.status === 'cashed-out') await deleteOrder(tx, order);
      else await endOrder(tx, tellInbox, order, { ...ended, currency: stored.bet.currency });
    });
    watch.remove(order.betId);
  }

  /** One that fails keeps no other from being looked at. */
  const lookAgain =
    ({ betId }: StandingOrder) =>
    (error: unknown): void =>
      kernel.log.error({ err: error, betId }, 'an order to leave a bet is looked at again');

  async function judge({ order, stored }: Known): Promise<void> {
    const offer = offerOf(book, margins, stored, clock.nowMs());
    if (!isOffer(offer) || offer.offerMinor < order.leastMinor) return;
    if (await leave(order)) return;
    // Another one was set, or it was ended, and the news of it crossed.
    const standing = await readOrder(db, order);
    if (standing === undefined) watch.remove(order.betId);
    else watch.set(standing);
  }

  return {
    async set(playerId, betId, { offer, stake }) {
      const orderId = kernel.ids.forPlayer<'cash-out-order'>(playerId);
      const { order, setAtMs, currency } = await inTransaction(db, async (tx) => {
        const stored = await locked(tx, { playerId, betId });
        const atMs = clock.nowMs();
        const asked = { playerId, betId, orderId, leastMinor: valueOf(offer, stored) };
        const ordered = { ...asked, partMinor: namedPart(stake, stored, asked.leastMinor) };
        await writeOrder(tx, ordered, atMs);
        return { order: ordered, setAtMs: atMs, currency: stored.bet.currency };
      });
      watch.set(order);
      news.settled(playerId, betId, 'open');
      return orderView(order, currency, setAtMs);
    },
    async end(playerId, betId) {
      const key = { playerId, betId };
      const { bet } = await inTransaction(db, async (tx) => {
        const stored = await locked(tx, key);
        await deleteOrder(tx, key);
        return stored;
      });
      watch.remove(betId);
      news.settled(playerId, betId, bet.status);
    },
    async judgeDue() {
      if (kernel.maintenance.isClosed()) return;
      for (const one of await withBets(watch.take(AT_ONCE))) {
        await judge(one).catch(lookAgain(one.order));
      }
    },
    async recover() {
      for (const order of await readOrders(db)) watch.set(order);
    },
  };
}

interface Known {
  readonly order: StandingOrder;
  readonly stored: StoredBet;
}

async function locked(tx: Tx, key: BetKey): Promise<StoredBet> {
  const stored = await lockBet(tx, key);
  if (stored === undefined) throw new PlatformError('BET_UNKNOWN');
  return stored;
}

/** The most that what is left of a bet can pay. */
function mostOf({ bet, legs }: StoredBet): AmountMinor {
  const best = bestOfPlan(
    planFrom(bet, legs.length),
    legs.map(({ odds_milli: oddsMilli }) => oddsMilli),
  );
  const left = bet.remaining_stake_minor;
  return best.returnOf(left, capOfRemaining(bet.payout_cap_minor, left, bet.stake_minor));
}

/** The part an order is for; undefined for all that is left. @throws see `set` */
function namedPart(text: string | undefined, stored: StoredBet, leastMinor: AmountMinor) {
  if (text === undefined) return undefined;
  const { bet, legs } = stored;
  const remainingMinor = bet.remaining_stake_minor;
  const lines = unitCount(planFrom(bet, legs.length), legs.length);
  const partMinor = partOf(text, stored, { remainingMinor, lines });
  if (cashOutOfPart(leastMinor, partMinor, remainingMinor) === 0n)
    throw new PlatformError('CASH_OUT_OFF', { reason: 'worthless' });
  return partMinor === remainingMinor ? undefined : partMinor;
}
