import type { BetId, PlayerId } from '@paddock/contract';
import type { CashOutQuotesView, CashOutRequest } from '@paddock/contract/schemas';

import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { PlayerNewsDesk } from '../bets/player-news.ts';
import type { Book } from '../book/book.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import type { BetKey } from '../settlement/settling-store.ts';
import type { CashOutMargins } from './cash-out-margins.ts';
import type { CashOutOffers } from './cash-out-offers.ts';
import type { NextBet } from './next-bet.ts';
import type { StandingOrder } from './orders/order-store.ts';
import type { CashOutMoney } from './pay-cash-out.ts';

export interface CashOutParts {
  readonly kernel: Pick<Kernel, 'db' | 'clock' | 'log' | 'ids' | 'idempotency' | 'config' | 'maintenance'>;
  readonly money: CashOutMoney;
  readonly book: Book;
  readonly margins: CashOutMargins;
  readonly offers: CashOutOffers;
  readonly exposures: ExposureBook;
  readonly news: PlayerNewsDesk;
  /** A bet that was left, or not left after all. */
  readonly changed: (bet: BetKey) => void;
}

export interface CashOutCall {
  readonly playerId: PlayerId;
  readonly key: string;
  readonly betId: BetId;
  readonly request: CashOutRequest;
  /** Of an edit: the bet that takes its place. */
  readonly next?: NextBet;
}

/** Leaving bets before they end (rules §11). */
export interface CashOuts {
  /** What is offered for bets of a player now. */
  quote(playerId: PlayerId, betIds: readonly BetId[]): Promise<CashOutQuotesView>;
  /**
   * Leaves a bet, or a part of it, once per key, for another in its place where the call has one: at once, or with an open leg in play after its delay. What is offered at
   * the decision is paid if it is at least what was quoted.
   */
  take(call: CashOutCall): Promise<StoredAnswer>;
  /**
   * Leaves a bet, or the part it names, by its player's order, the same way, if what it waits for is offered. Answers false
   * where the order does not stand any more.
   */
  takeByOrder(order: StandingOrder): Promise<boolean>;
  decideDue(): Promise<void>;
  /** Refuses what a former start of the server left undecided. */
  recover(): Promise<void>;
}
