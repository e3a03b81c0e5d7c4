import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { EDIT_KEY } from '../bets/bet-record.ts';
import type { CashOutCall, CashOutParts, CashOuts } from './cash-out-api.ts';
import { paidAnswer, pendingAnswer } from './cash-out-answers.ts';
import {
  endPending,
  insertPaid,
  insertPending,
  isPending,
  lockBet,
  readBetsOf,
  refuseAllPending,
  stateOf,
  type AskedCashOut,
} from './cash-out-store.ts';
import type { NextBet } from './next-bet.ts';
import { isOffer, offerOf, wasClosedSince, type Offer, type OpenLeg, type StoredBet } from './offer.ts';
import { isStanding, type StandingOrder } from './orders/order-store.ts';
import { partOf, partOfOrder } from './part-of-stake.ts';
import { payCashOut, type CashedBet } from './pay-cash-out.ts';

/** How often cash-outs are looked at that may be due. */
export const DECIDE_CASH_OUTS_EVERY_MS = 50;

/** A cash-out that was entered. */
interface Entered {
  readonly asked: AskedCashOut;
  readonly next: NextBet | undefined;
}

/** One that waits for its delay, with where its legs stood; or one of which nobody heard whether it was stored. */
interface Waiting extends Entered {
  readonly marked: readonly OpenLeg[];
  /** What the last try to pay it did, if it was stored. */
  unheard?: CashedBet | undefined;
}

export function createCashOuts(parts: CashOutParts): CashOuts {
  const { kernel, offers, money, book, margins, exposures, news, changed } = parts;
  const { db, clock, idempotency } = kernel;
  const waiting = new Map<string, Waiting>();

  /** After the commit: what the bet holds of the house's room, and its player's pages. */
  function tell({ asked, next }: Entered, { exposure, isWhole }: CashedBet): void {
    const { playerId, betId } = asked;
    exposures.remove(exposure.before);
    exposures.add(exposure.after);
    news.settled(playerId, betId, isWhole ? 'cashed-out' : 'open');
    changed({ playerId, betId });
    next?.keep();
  }

  /** Pays at once, or lets one with a leg in play wait for its delay. Answers what was paid. */
  async function enter(tx: Tx, stored: StoredBet, one: Entered, offer: Offer, taken: Taken) {
    const { asked, next } = one;
    if (asked.decidesAtMs > asked.askedAtMs) {
      next?.drop();
      await insertPending(tx, asked, offer);
      taken.waiting = { ...one, marked: offer.open };
      return undefined;
    }
    const cashed = await pay(tx, stored, one, offer, asked.askedAtMs);
    await insertPaid(tx, asked, offer, cashed);
    taken.paid = { ...one, cashed };
    return cashed;
  }

  async function pay(tx: Tx, stored: StoredBet, { asked, next }: Entered, offer: Offer, atMs: number) {
    const cashed = await payCashOut(tx, money, stored, asked, offer, atMs);
    await next?.write(tx);
    return cashed;
  }

  /** Does what is to be done once something was entered. Where nobody heard whether it was stored, deciding finds out. */
  async function entered<Answer>(
    taken: Taken,
    next: NextBet | undefined,
    work: Promise<Answer>,
  ): Promise<Answer> {
    const answer = await work.catch((error: unknown) => {
      if (taken.paid === undefined) next?.drop();
      else {
        const { cashed, ...one } = taken.paid;
        waiting.set(nameOf(one.asked), { ...one, marked: [], unheard: cashed });
      }
      if (taken.waiting !== undefined) waiting.set(nameOf(taken.waiting.asked), taken.waiting);
      throw error;
    });
    if (taken.waiting !== undefined) waiting.set(nameOf(taken.waiting.asked), taken.waiting);
    if (taken.paid === undefined) next?.drop();
    else tell(taken.paid, taken.paid.cashed);
    return answer;
  }

  const delayOf = ({ isLive }: Offer) => (isLive ? kernel.config.liveDelayMs : 0);

  async function takeOnce(tx: Tx, call: CashOutCall, taken: Taken) {
    forget(taken);
    const { playerId, betId, request, next } = call;
    const stored = await lockBet(tx, { playerId, betId });
    if (stored === undefined) throw new PlatformError('BET_UNKNOWN');
    const nowMs = clock.nowMs();
    const quotedMinor = offers.quoted(request.quoteId, playerId, stored, nowMs);
    if (await isPending(tx, { playerId, betId })) throw new PlatformError('CASH_OUT_PENDING');
    const received = await next?.receive(tx, stored);
    const offer = offers.atLeast(quotedMinor, stored, nowMs);
    const asked: AskedCashOut = {
      ...{ playerId, betId, quotedMinor, key: rowKeyOf(call) },
      ...(next !== undefined && { becomes: next.betId }),
      stakeMinor: partOf(request.stake, stored, offer),
      askedAtMs: nowMs,
      decidesAtMs: nowMs + Math.max(delayOf(offer), received?.delayMs ?? 0),
    };
    const cashed = await enter(tx, stored, { asked, next }, offer, taken);
    if (cashed === undefined) return pendingAnswer({ ...asked, key: call.key });
    return next === undefined
      ? paidAnswer(asked, cashed, stored.bet.currency)
      : next.answer(cashed.paidMinor, stored.bet);
  }

  async function orderOnce(tx: Tx, order: StandingOrder, taken: Taken): Promise<boolean> {
    forget(taken);
    const { playerId, betId, leastMinor: quotedMinor } = order;
    const stored = await lockBet(tx, order);
    if (stored === undefined || !(await isStanding(tx, order))) return false;
    const nowMs = clock.nowMs();
    const offer = offerOf(book, margins, stored, nowMs);
    if (!isOffer(offer) || offer.offerMinor < quotedMinor || (await isPending(tx, order))) return true;
    const asked: AskedCashOut = {
      // No key of a player has such a name.
      ...{ playerId, betId, order, quotedMinor, key: `order:${kernel.ids.forPlayer(playerId)}` },
      ...{ stakeMinor: partOfOrder(order, offer), askedAtMs: nowMs, decidesAtMs: nowMs + delayOf(offer) },
    };
    await enter(tx, stored, { asked, next: undefined }, offer, taken);
    return true;
  }

  async function decide(one: Waiting): Promise<void> {
    const { asked, next } = one;
    const { playerId, betId } = asked;
    const cashed = await inTransaction(db, (tx) => payWaiting(tx, one)).catch(async (error: unknown) => {
      if (one.unheard === undefined) next?.drop();
      if (!(error instanceof PlatformError)) throw error;
      const { code, details } = error;
      await inTransaction(db, (tx) => endPending(tx, asked, { code, details, atMs: clock.nowMs() }));
      return undefined;
    });
    // Two may have found out what became of it.
    if (!waiting.delete(nameOf(asked))) return;
    if (cashed !== undefined) tell(one, cashed);
    else {
      next?.drop();
      news.settled(playerId, betId, 'open');
      changed({ playerId, betId });
    }
  }

  /** Pays one that waited. Answers what it did, also where a commit had done it already whose answer never came. */
  async function payWaiting(tx: Tx, one: Waiting): Promise<CashedBet | undefined> {
    const { asked, next, marked } = one;
    const stored = await lockBet(tx, asked);
    if (stored === undefined) throw new Error(`bet ${asked.betId} is gone`);
    const state = await stateOf(tx, asked);
    if (state !== 'pending') return state === 'paid' ? one.unheard : undefined;
    one.unheard = undefined;
    const atMs = clock.nowMs();
    if (kernel.maintenance.isClosed()) throw new PlatformError('MAINTENANCE');
    if (asked.order !== undefined && !(await isStanding(tx, asked.order)))
      throw new PlatformError('CASH_OUT_QUOTE_OVER');
    await next?.strike(tx, stored, atMs);
    if (wasClosedSince(book, marked)) throw new PlatformError('CASH_OUT_OFF', { reason: 'suspended' });
    const offer = offers.atLeast(asked.quotedMinor, stored, atMs);
    const cashed = await pay(tx, stored, one, offer, atMs);
    await endPending(tx, asked, { ...cashed, offer });
    one.unheard = cashed;
    return cashed;
  }

  return {
    async quote(playerId, betIds) {
      const stored = await readBetsOf(db, playerId, betIds);
      const nowMs = clock.nowMs();
      return { serverTimeMs: nowMs, quotes: stored.map((one) => offers.quote(playerId, one, nowMs)) };
    },
    async take(call) {
      const taken: Taken = {};
      const { playerId, key, betId, request, next } = call;
      const lost = waiting.get(nameOf({ playerId, key: rowKeyOf(call) }));
      if (lost?.unheard !== undefined) await decide(lost);
      const operation = next === undefined ? 'sportsbook.cash-out' : 'sportsbook.edit';
      const body = { betId, ...(next?.body ?? request) };
      const run = { principal: `player:${playerId}`, operation, key, body };
      return entered(
        taken,
        next,
        idempotency.run(run, (tx) => takeOnce(tx, call, taken)),
      );
    },
    takeByOrder(order) {
      const taken: Taken = {};
      return entered(
        taken,
        undefined,
        inTransaction(db, (tx) => orderOnce(tx, order, taken)),
      );
    },
    async decideDue() {
      const nowMs = clock.nowMs();
      const due = [...waiting.values()].filter(({ asked }) => asked.decidesAtMs <= nowMs);
      for (const one of due) {
        await decide(one).catch((error: unknown) => {
          kernel.log.error({ err: error, betId: one.asked.betId }, 'a cash-out could not be decided yet');
        });
      }
    },
    recover: () => refuseAllPending(db, 'CASH_OUT_QUOTE_OVER', clock.nowMs()),
  };
}

/** What is done once a call has committed. */
interface Taken {
  waiting?: Waiting | undefined;
  paid?: (Entered & { readonly cashed: CashedBet }) | undefined;
}

/** A transaction that is tried again has done nothing yet. */
function forget(taken: Taken): void {
  taken.waiting = undefined;
  taken.paid = undefined;
}

/** An edit has a key of its own operation. */
const rowKeyOf = ({ key, next }: CashOutCall): string => (next === undefined ? key : `${EDIT_KEY}${key}`);

const nameOf = ({ playerId, key }: Pick<AskedCashOut, 'playerId' | 'key'>): string => `${playerId} ${key}`;
