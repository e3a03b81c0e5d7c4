import type { AmountMinor, BetId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import type { BetRow } from '../settlement/settling-store.ts';
import type { StoredBet } from './offer.ts';

/**
 * A bet that takes the place of one that is left, in the transaction that pays for that one (rules §11): an edit is a
 * cash-out with one. `receive` and `strike` take its room of the house, in the place of what they took before; `keep` or
 * `drop` says what became of it.
 */
export interface NextBet {
  readonly betId: BetId;
  /** What its key belongs to. */
  readonly body: object;
  /** Looks at it as a coupon that comes in. Answers how long it waits. @throws what a placement is refused for */
  receive(tx: Tx, stored: StoredBet): Promise<{ readonly delayMs: number }>;
  /** Looks at it again after its delay. @throws what a placement is refused for then */
  strike(tx: Tx, stored: StoredBet, nowMs: number): Promise<void>;
  /** Takes its stake and writes it. @throws what the wallet and the limits refuse: the transaction is over then */
  write(tx: Tx): Promise<void>;
  /** It was not stored, or waits. */
  drop(): void;
  /** It is stored. */
  keep(): void;
  /** What is answered where it is stored at once, beside what the bet before it brought. */
  answer(paidMinor: AmountMinor, before: BetRow): StoredAnswer;
}
