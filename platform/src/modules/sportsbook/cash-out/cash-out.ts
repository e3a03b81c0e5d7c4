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
  lockBet,
  readBetsOf,
  refuseAllPending,
  stateOf,
  type AskedCashOut,
} from './cash-out-store.ts';
import { isOffer, offerOf, wasClosedSince, type Offer, type OpenLeg, type StoredBet } from './offer.ts';
import { isStanding, type StandingOrder } from './orders/order-store.ts';
import { partOf, partOfOrder } from './part-of-stake.ts';
import { payCashOut, type CashedBet } from './pay-cash-out.ts';

/** How often cash-outs are looked at that may be due. */
export const DECIDE_CASH_OUTS_EVERY_MS = 50;

/** One that waits for its delay, with where its legs stood; or one of which nobody heard whether it was stored. */
interface Waiting {
  readonly asked: AskedCashOut;
  readonly marked: readonly OpenLeg[];
  /** What the last try to pay it did, if it was stored. */
  unheard?: CashedBet | undefined;
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

  /** Does what is to be done once something was entered. Where nobody heard whether it was stored, deciding finds out. */
  async function entered<Answer>(taken: Taken, work: Promise<Answer>): Promise<Answer> {
    const answer = await work.catch((error: unknown) => {
      if (taken.paid !== undefined) {
        const { asked, cashed } = taken.paid;
        waiting.set(nameOf(asked), { asked, marked: [], unheard: cashed });
      }
      if (taken.waiting !== undefined) waiting.set(nameOf(taken.waiting.asked), taken.waiting);
      throw error;
    });
    if (taken.waiting !== undefined) waiting.set(nameOf(taken.waiting.asked), taken.waiting);
    if (taken.paid !== undefined) tell(taken.paid.asked, taken.paid.cashed);
    return answer;
  }

  const decidesAt = ({ isLive }: Offer, nowMs: number) => nowMs + (isLive ? kernel.config.liveDelayMs : 0);

  async function takeOnce(tx: Tx, { playerId, key, betId, request }: CashOutCall, taken: Taken) {
    forget(taken);
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
      ...{ stakeMinor: partOfOrder(order, offer), askedAtMs: nowMs, decidesAtMs: decidesAt(offer, nowMs) },
    };
    await enter(tx, stored, asked, offer, taken);
    return true;
  }

  async function decide(one: Waiting): Promise<void> {
    const { asked } = one;
    const { playerId, betId } = asked;
    const cashed = await inTransaction(db, async (tx) => {
      const stored = await lockBet(tx, asked);
      if (stored === undefined) throw new Error(`bet ${betId} is gone`);
      const state = await stateOf(tx, asked);
      // It was decided by a commit whose answer never came.
      if (state !== 'pending') return state === 'paid' ? one.unheard : undefined;
      const atMs = clock.nowMs();
      const end = await payOrRefuse(tx, stored, one, atMs);
      one.unheard = end instanceof PlatformError ? undefined : end;
      if (end instanceof PlatformError)
        await endPending(tx, asked, { code: end.code, details: end.details, atMs });
      else await endPending(tx, asked, end);
      return one.unheard;
    });
    // Two may have found out what became of it.
    if (!waiting.delete(nameOf(asked))) return;
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
      const lost = waiting.get(nameOf(call));
      if (lost?.unheard !== undefined) await decide(lost);
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
  waiting?: Waiting | undefined;
  paid?: { readonly asked: AskedCashOut; readonly cashed: CashedBet } | undefined;
}

/** A transaction that is tried again has done nothing yet. */
function forget(taken: Taken): void {
  taken.waiting = undefined;
  taken.paid = undefined;
}

const nameOf = ({ playerId, key }: Pick<AskedCashOut, 'playerId' | 'key'>): string => `${playerId} ${key}`;
