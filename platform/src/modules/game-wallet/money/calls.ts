import type { GivenAmount } from './amounts.ts';
import type { Transaction } from './once.ts';

/** A call that moves money, as any adapter reads it. */
interface MoneyCall extends Pick<Transaction, 'company' | 'reference' | 'body'> {
  readonly token: string;
}

interface RoundCall extends MoneyCall {
  readonly game: string;
  readonly round: string;
  readonly currency: string;
}

export interface Bet extends RoundCall {
  readonly stake: GivenAmount;
}

export interface Win extends RoundCall {
  readonly won: GivenAmount;
  /** The bet that won; undefined for a win of the round. */
  readonly bet: string | undefined;
  readonly endsRound: boolean;
}

export interface BetAndWin extends Bet {
  readonly won: GivenAmount;
  readonly endsRound: boolean;
}

export interface Rollback extends MoneyCall {
  readonly undoes: string;
}

export interface RoundEnd extends MoneyCall {
  readonly round: string;
}

export interface PromotionWin extends MoneyCall {
  readonly kind: 'free-round-win' | 'jackpot-win';
  readonly game: string;
  readonly currency: string;
  readonly promotion: string;
  readonly won: GivenAmount;
}
