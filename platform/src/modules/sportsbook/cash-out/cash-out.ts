import { formatAmount, type AmountMinor, type BetId } from '@paddock/contract';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { isDecided } from '../../../kernel/idempotency/idempotency.ts';
import type { CashOutCall, CashOutParts, CashOuts } from './cash-out-api.ts';
import { paidAnswer, pendingAnswer } from './cash-out-answers.ts';
import { CashOutQuotes, QUOTE_MS } from './cash-out-quotes.ts';
import {
  endPending,
  insertPaid,
  insertPending,
  isPending,
  isWaiting,
  lockBet,
  readBetsOf,
  refuseAllPending,
  type AskedCashOut,
} from './cash-out-store.ts';
import { isOffer, offerOf, wasClosedSince, type Offer, type OpenLeg, type StoredBet } from './offer.ts';
import { isStanding, type StandingOrder } from './orders/order-store.ts';
import { partOf } from './part-of-stake.ts';
import { payCashOut, type CashedBet } from './pay-cash-out.ts';

/** How often cash-outs are looked at that may be due. */
export const DECIDE_CASH_OUTS_EVERY_MS = 50;

/** One that waits for its delay, with where its legs stood. */
interface Waiting {
  readonly asked: AskedCashOut;
  readonly marked: readonly OpenLeg[];
}

export function createCashOuts({
  kernel,
  money,
  book,
  margins,
  exposures,
  news,
  changed,
}: CashOutParts): CashOuts {
  const { db, clock, idempotency } = kernel;
  const quotes = new CashOutQuotes();
  const waiting = new Map<string, Waiting>();

  /** The offer now, which is no less than what was quoted. @throws CASH_OUT_OFF, CASH_OUT_LESS. */
  function offerFor(stored: StoredBet, quotedMinor: AmountMinor, nowMs: number): Offer {
    const offer = offerOf(book, margins, stored, nowMs);
    if (!isOffer(offer)) throw new PlatformError('CASH_OUT_OFF', { reason: offer });
    if (offer.offerMinor < quotedMinor)
      throw new PlatformError('CASH_OUT_LESS', {
        offer: formatAmount(offer.offerMinor, stored.bet.currency),
      });
    return offer;
  }

  /** After the commit: what the bet holds of the house's room, and its player's pages. */
  function tell({ playerId, betId }: AskedCashOut, { exposure, isWhole }: CashedBet): void {
    exposures.remove(exposure.before);
    exposures.add(exposure.after);
    news.settled(playerId, betId, isWhole ? 'cashed-out' : 'open');
    changed({ playerId, betId });
  }

  /** Pays at once, or lets one with an open leg in play wait for its delay. Answers what was paid. */
  async function enter(tx: Tx, stored: StoredBet, asked: AskedCashOut, offer: Offer, taken: Taken) {
    if (asked.decidesAtMs > asked.askedAtMs) {
      await insertPending(tx, asked, offer);
      taken.waiting = { asked, marked: offer.open };
      return undefined;
    }
    const cashed = await payCashOut(tx, money, stored, asked, offer, asked.askedAtMs);
    await insertPaid(tx, asked, offer, cashed);
    taken.paid = { asked, cashed };
    return cashed;
  }

  /** Does what is to be done once something was entered, or may have been. */
  async function entered<Answer>(taken: Taken, work: Promise<Answer>): Promise<Answer> {
    const answer = await work.finally(() => {
      // Also where it is not known whether it was stored: deciding finds out.
      if (taken.waiting !== undefined) waiting.set(nameOf(taken.waiting.asked), taken.waiting);
    });
    if (taken.paid !== undefined) tell(taken.paid.asked, taken.paid.cashed);
    return answer;
  }

  const decidesAt = ({ isLive }: Offer, nowMs: number) => nowMs + (isLive ? kernel.config.liveDelayMs : 0);

  async function takeOnce(tx: Tx, { playerId, key, betId, request }: CashOutCall, taken: Taken) {
    const stored = await lockBet(tx, { playerId, betId });
    if (stored === undefined) throw new PlatformError('BET_UNKNOWN');
    const nowMs = clock.nowMs();
    const quote = quotes.find(request.quoteId, { playerId, betId }, nowMs);
    if (quote?.revision !== stored.bet.revision) throw new PlatformError('CASH_OUT_QUOTE_OVER');
    if (await isPending(tx, { playerId, betId })) throw new PlatformError('CASH_OUT_PENDING');
    const offer = offerFor(stored, quote.offerMinor, nowMs);
    const asked: AskedCashOut = {
      ...{ playerId, betId, key, quotedMinor: quote.offerMinor },
      stakeMinor: partOf(request.stake, stored, offer),
      askedAtMs: nowMs,
      decidesAtMs: decidesAt(offer, nowMs),
    };
    const cashed = await enter(tx, stored, asked, offer, taken);
    return cashed === undefined ? pendingAnswer(asked) : paidAnswer(asked, cashed, stored.bet.currency);
  }

  async function orderOnce(tx: Tx, order: StandingOrder, taken: Taken): Promise<boolean> {
    const { playerId, betId, leastMinor: quotedMinor } = order;
    const stored = await lockBet(tx, order);
    if (stored === undefined || !(await isStanding(tx, order))) return false;
    const nowMs = clock.nowMs();
    const offer = offerOf(book, margins, stored, nowMs);
    if (!isOffer(offer) || offer.offerMinor < quotedMinor || (await isPending(tx, order))) return true;
    const asked: AskedCashOut = {
      // No key of a player has such a name.
      ...{ playerId, betId, order, quotedMinor, key: `order:${kernel.ids.forPlayer(playerId)}` },
      ...{ stakeMinor: offer.remainingMinor, askedAtMs: nowMs, decidesAtMs: decidesAt(offer, nowMs) },
    };
    await enter(tx, stored, asked, offer, taken);
    return true;
  }

  async function decide({ asked, marked }: Waiting): Promise<void> {
    const { playerId, betId } = asked;
    const cashed = await inTransaction(db, async (tx) => {
      const stored = await lockBet(tx, asked);
      if (stored === undefined) throw new Error(`bet ${betId} is gone`);
      // It was decided by a commit whose answer never came.
      if (!(await isWaiting(tx, asked))) return undefined;
      const atMs = clock.nowMs();
      const end = await payOrRefuse(tx, stored, { asked, marked }, atMs);
      if (end instanceof PlatformError) {
        await endPending(tx, asked, { code: end.code, details: end.details, atMs });
        return undefined;
      }
      await endPending(tx, asked, end);
      return end;
    });
    waiting.delete(nameOf(asked));
    if (cashed !== undefined) tell(asked, cashed);
    else {
      news.settled(playerId, betId, 'open');
      changed({ playerId, betId });
    }
  }

  async function payOrRefuse(tx: Tx, stored: StoredBet, { asked, marked }: Waiting, atMs: number) {
    if (kernel.maintenance.isClosed()) return new PlatformError('MAINTENANCE');
    if (asked.order !== undefined && !(await isStanding(tx, asked.order)))
      return new PlatformError('CASH_OUT_QUOTE_OVER');
    try {
      if (wasClosedSince(book, marked)) throw new PlatformError('CASH_OUT_OFF', { reason: 'suspended' });
      const offer = offerFor(stored, asked.quotedMinor, atMs);
      return { ...(await payCashOut(tx, money, stored, asked, offer, atMs)), offer };
    } catch (error) {
      // What refuses it does so before anything is written.
      if (isDecided(error)) return error;
      throw error;
    }
  }

  return {
    async quote(playerId, betIds) {
      const stored = await readBetsOf(db, playerId, betIds);
      const nowMs = clock.nowMs();
      const made = stored.map(({ bet, legs }) => {
        const betId = bet.id.toString() as BetId;
        const offer = offerOf(book, margins, { bet, legs }, nowMs);
        if (!isOffer(offer)) return { betId, off: offer };
        const id = kernel.ids.forPlayer<'quote'>(playerId);
        const expiresAtMs = nowMs + QUOTE_MS;
        const { offerMinor } = offer;
        quotes.keep({ id, playerId, betId, revision: bet.revision, offerMinor, expiresAtMs }, nowMs);
        return {
          betId,
          quoteId: id,
          expiresAtMs,
          offer: formatAmount(offerMinor, bet.currency),
          remainingStake: formatAmount(offer.remainingMinor, bet.currency),
          lineCount: Number(offer.lines),
          marginMilli: offer.marginMilli,
          delayMs: offer.isLive ? kernel.config.liveDelayMs : 0,
        };
      });
      return { serverTimeMs: nowMs, quotes: made };
    },
    async take(call) {
      const taken: Taken = {};
      const { playerId, key, betId, request } = call;
      const body = { betId, ...request };
      const run = { principal: `player:${playerId}`, operation: 'sportsbook.cash-out', key, body };
      return entered(
        taken,
        idempotency.run(run, (tx) => takeOnce(tx, call, taken)),
      );
    },
    takeByOrder(order) {
      const taken: Taken = {};
      return entered(
        taken,
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
  waiting?: Waiting;
  paid?: { readonly asked: AskedCashOut; readonly cashed: CashedBet };
}

const nameOf = ({ playerId, key }: AskedCashOut): string => `${playerId} ${key}`;
