import { formatAmount, parseAmount, type AmountMinor, type BetId, type PlayerId } from '@paddock/contract';
import type { CashOutQuotesView, CashOutRequest, CashOutView } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { isDecided, type StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { PlayerNewsDesk } from '../bets/player-news.ts';
import type { Book } from '../book/book.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import type { CashOutMargins } from './cash-out-margins.ts';
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
import { payCashOut, type CashedBet, type CashOutMoney } from './pay-cash-out.ts';

/** How often cash-outs are looked at that may be due. */
export const DECIDE_CASH_OUTS_EVERY_MS = 50;

export interface CashOutParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock' | 'log' | 'ids' | 'idempotency' | 'config' | 'maintenance'>;
  readonly money: CashOutMoney;
  readonly book: Book;
  readonly margins: CashOutMargins;
  readonly exposures: ExposureBook;
  readonly news: PlayerNewsDesk;
}

export interface CashOutCall {
  readonly playerId: PlayerId;
  readonly key: string;
  readonly betId: BetId;
  readonly request: CashOutRequest;
}

/** Leaving bets before they end (rules §11). */
export interface CashOuts {
  /** What is offered for bets of a player now. */
  quote(playerId: PlayerId, betIds: readonly BetId[]): Promise<CashOutQuotesView>;
  /**
   * Leaves a bet, or a part of it, once per key: at once, or with an open leg in play after its delay. What is offered at
   * the decision is paid if it is at least what was quoted.
   */
  take(call: CashOutCall): Promise<StoredAnswer>;
  decideDue(): Promise<void>;
  /** Refuses what a former start of the server left undecided. */
  recover(): Promise<void>;
}

/** One that waits for its delay, with where its legs stood. */
interface Waiting {
  readonly asked: AskedCashOut;
  readonly marked: readonly OpenLeg[];
}

export function createCashOuts({ kernel, money, book, margins, exposures, news }: CashOutParts): CashOuts {
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
  }

  async function takeOnce(tx: Tx, { playerId, key, betId, request }: CashOutCall, taken: Taken) {
    const stored = await lockBet(tx, { playerId, betId });
    if (stored === undefined) throw new PlatformError('BET_UNKNOWN');
    const nowMs = clock.nowMs();
    const quote = quotes.find(request.quoteId, { playerId, betId }, nowMs);
    if (quote?.revision !== stored.bet.revision) throw new PlatformError('CASH_OUT_QUOTE_OVER');
    if (await isPending(tx, { playerId, betId })) throw new PlatformError('CASH_OUT_PENDING');
    const offer = offerFor(stored, quote.offerMinor, nowMs);
    const delayMs = offer.isLive ? kernel.config.liveDelayMs : 0;
    const asked: AskedCashOut = {
      ...{ playerId, betId, key, quotedMinor: quote.offerMinor },
      stakeMinor: partOf(request.stake, stored, offer),
      askedAtMs: nowMs,
      decidesAtMs: nowMs + delayMs,
    };
    if (delayMs > 0) {
      await insertPending(tx, asked, offer);
      taken.waiting = { asked, marked: offer.open };
      return pendingAnswer(asked);
    }
    const cashed = await payCashOut(tx, money, stored, asked, offer, nowMs);
    await insertPaid(tx, asked, offer, cashed);
    taken.paid = { asked, cashed };
    return paidAnswer(asked, cashed, stored.bet.currency);
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
    if (cashed === undefined) news.settled(playerId, betId, 'open');
    else tell(asked, cashed);
  }

  async function payOrRefuse(tx: Tx, stored: StoredBet, { asked, marked }: Waiting, atMs: number) {
    if (kernel.maintenance.isClosed()) return new PlatformError('MAINTENANCE');
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
      const answer = await idempotency
        .run(
          {
            ...{ principal: `player:${playerId}`, operation: 'sportsbook.cash-out', key },
            body: { betId, ...request },
          },
          (tx) => takeOnce(tx, call, taken),
        )
        .finally(() => {
          // Also where it is not known whether it was stored: deciding finds out.
          if (taken.waiting !== undefined) waiting.set(nameOf(taken.waiting.asked), taken.waiting);
        });
      if (taken.paid !== undefined) tell(taken.paid.asked, taken.paid.cashed);
      return answer;
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

/** The part of the stake that is left: whole units of each line. @throws AMOUNT_INVALID, STAKE_UNEVEN, … */
function partOf(text: string | undefined, { bet }: StoredBet, offer: Offer): AmountMinor {
  if (text === undefined) return offer.remainingMinor;
  const part = parseAmount(text, bet.currency);
  if (part === undefined) throw new PlatformError('AMOUNT_INVALID');
  const { currency } = bet;
  if (part <= 0n) throw new PlatformError('STAKE_TOO_SMALL', { min: formatAmount(offer.lines, currency) });
  if (part > offer.remainingMinor)
    throw new PlatformError('STAKE_TOO_LARGE', { max: formatAmount(offer.remainingMinor, currency) });
  if (part % offer.lines !== 0n) throw new PlatformError('STAKE_UNEVEN', { lines: Number(offer.lines) });
  return part;
}

function paidAnswer({ key, betId, stakeMinor }: AskedCashOut, { paidMinor }: CashedBet, currency: string) {
  const body: CashOutView = {
    status: 'paid',
    ...{ key, betId },
    stake: formatAmount(stakeMinor, currency),
    paid: formatAmount(paidMinor, currency),
  };
  return { status: 200, body };
}

function pendingAnswer({ key, betId, decidesAtMs, askedAtMs }: AskedCashOut): StoredAnswer {
  const body: CashOutView = { status: 'pending', key, betId, decidesAtMs, serverTimeMs: askedAtMs };
  return { status: 202, body };
}
