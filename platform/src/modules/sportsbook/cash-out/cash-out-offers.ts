import { formatAmount, type AmountMinor, type BetId, type PlayerId } from '@paddock/contract';
import type { CashOutQuoteView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { Book } from '../book/book.ts';
import type { CashOutMargins } from './cash-out-margins.ts';
import { CashOutQuotes, QUOTE_MS } from './cash-out-quotes.ts';
import { isOffer, offerOf, type Offer, type StoredBet } from './offer.ts';

export interface CashOutOfferParts {
  readonly kernel: Pick<Kernel, 'ids' | 'config'>;
  readonly book: Book;
  readonly margins: CashOutMargins;
}

/** What bets are worth now, and what their players were told of it (rules §11). */
export interface CashOutOffers {
  /** What is offered for all that is left of a bet, kept for five seconds; or why nothing is. */
  quote(playerId: PlayerId, stored: StoredBet, nowMs: number): CashOutQuoteView;
  /** What was quoted for the bet as it stands. @throws CASH_OUT_QUOTE_OVER */
  quoted(quoteId: string, playerId: PlayerId, stored: StoredBet, nowMs: number): AmountMinor;
  /** The offer now, which is no less than what was quoted. @throws CASH_OUT_OFF, CASH_OUT_LESS */
  atLeast(quotedMinor: AmountMinor, stored: StoredBet, nowMs: number): Offer;
}

export function createCashOutOffers({ kernel, book, margins }: CashOutOfferParts): CashOutOffers {
  const quotes = new CashOutQuotes();
  return {
    quote(playerId, stored, nowMs) {
      const { bet } = stored;
      const betId = bet.id.toString() as BetId;
      const offer = offerOf(book, margins, stored, nowMs);
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
    },
    quoted(quoteId, playerId, { bet }, nowMs) {
      const quote = quotes.find(quoteId, { playerId, betId: bet.id.toString() as BetId }, nowMs);
      if (quote?.revision !== bet.revision) throw new PlatformError('CASH_OUT_QUOTE_OVER');
      return quote.offerMinor;
    },
    atLeast(quotedMinor, stored, nowMs) {
      const offer = offerOf(book, margins, stored, nowMs);
      if (!isOffer(offer)) throw new PlatformError('CASH_OUT_OFF', { reason: offer });
      if (offer.offerMinor < quotedMinor)
        throw new PlatformError('CASH_OUT_LESS', {
          offer: formatAmount(offer.offerMinor, stored.bet.currency),
        });
      return offer;
    },
  };
}
