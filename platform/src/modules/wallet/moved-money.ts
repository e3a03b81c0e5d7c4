import type { AccountId, AmountMinor, PaymentId, PlayerId } from '@paddock/contract';

import type { Actor } from './transfer.ts';

export interface DepositMoney {
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
  readonly paymentId: PaymentId;
  readonly provider: string;
  readonly amountMinor: AmountMinor;
  readonly atMs: number;
}

/** Money of a deposit that was taken back: by its provider, or by an operator who knows of it first. */
export type ChargeBackMoney = DepositMoney & {
  readonly actor: Exclude<Actor, 'player'>;
  readonly reason: string;
};

export interface WithdrawMoney {
  readonly playerId: PlayerId;
  /** Real money it comes from and goes back to. */
  readonly accountId: AccountId;
  readonly withdrawalId: PaymentId;
  readonly amountMinor: AmountMinor;
  readonly atMs: number;
}

/** A movement of a withdrawal at its provider. */
export type PayOutMoney = WithdrawMoney & { readonly provider: string };

export interface SuspenseMoney {
  /** Names the movement at the provider, so that one message is booked once. */
  readonly id: string;
  readonly provider: string;
  readonly currency: string;
  /** Positive when the provider received it, negative when it took it back. */
  readonly amountMinor: AmountMinor;
  readonly reason: string;
  readonly atMs: number;
}

/** Money in suspense that an operator found the owner of. */
export interface SettleSuspense extends SuspenseMoney {
  readonly to: { readonly playerId: PlayerId; readonly accountId: AccountId } | 'house';
  readonly actor: Exclude<Actor, 'player'>;
}

export interface AdjustMoney {
  /** Caller-given: one adjustment is posted once. */
  readonly id: string;
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
  /** Negative takes money; the account may fall below zero. */
  readonly amountMinor: AmountMinor;
  readonly actor: Exclude<Actor, 'player'>;
  readonly reason: string;
  readonly atMs: number;
}

export interface ConvertMoney {
  readonly id: string;
  readonly playerId: PlayerId;
  readonly fromAccountId: AccountId;
  readonly toAccountId: AccountId;
  readonly fromMinor: AmountMinor;
  readonly toMinor: AmountMinor;
  /** The stored rate both amounts were computed with. */
  readonly rateId: string;
  readonly actor: Actor;
  readonly atMs: number;
}
