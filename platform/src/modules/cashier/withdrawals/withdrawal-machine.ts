import type { WithdrawalStatus } from '@paddock/contract/schemas';

/** What can happen to a withdrawal: decided by operators or rules, by the player, or told by the provider. */
export type WithdrawalEvent = 'approve' | 'reject' | 'cancel' | 'send' | PayoutEvent;

/** What a provider tells of a payout. */
export type PayoutEvent = 'paid' | 'failed' | 'returned';

/** What a step does with money, in this order, in the transaction of the step. */
export type WithdrawalEffect =
  /** Gives the held money back. */
  | 'release'
  /** The held money has left. */
  | 'pay-out'
  /** The money has left though the hold was given back: below zero if need be. */
  | 'pay-out-late'
  /** The bank sent it back. */
  | 'take-return';

export interface WithdrawalStep {
  readonly to: WithdrawalStatus;
  readonly effects: readonly WithdrawalEffect[];
}

const step = (to: WithdrawalStatus, ...effects: readonly WithdrawalEffect[]): WithdrawalStep => ({
  to,
  effects,
});

type Row = Partial<Record<WithdrawalEvent, WithdrawalStep>>;

/** While the provider knows nothing of it. */
const NOT_SENT: Row = { reject: step('rejected', 'release'), cancel: step('cancelled', 'release') };

/**
 * Every step there is; an event without one changes nothing. No state is terminal for money the provider really moved
 * (rules §8): a payout we took for failed may turn out paid, a paid one may come back. What was never sent cannot be
 * paid: a provider that says so is booked in suspense.
 */
const TABLE: Readonly<Record<WithdrawalStatus, Row>> = {
  requested: { ...NOT_SENT, approve: step('approved') },
  approved: { ...NOT_SENT, send: step('sent') },
  sent: {
    paid: step('paid', 'pay-out'),
    failed: step('failed', 'release'),
    returned: step('returned', 'pay-out', 'take-return'),
  },
  paid: { returned: step('returned', 'take-return') },
  failed: {
    paid: step('paid', 'pay-out-late'),
    returned: step('returned', 'pay-out-late', 'take-return'),
  },
  rejected: {},
  cancelled: {},
  returned: {},
};

/** The step an event leads to, or undefined when it changes nothing (a repeat, or overtaken by a later one). */
export function withdrawalStep(status: WithdrawalStatus, event: WithdrawalEvent): WithdrawalStep | undefined {
  return TABLE[status][event];
}

/** Statuses whose money is in escrow. */
export const HELD_STATUSES = ['requested', 'approved', 'sent'] as const satisfies readonly WithdrawalStatus[];

/** True while the player may take it back. */
export function isCancellable(status: WithdrawalStatus): boolean {
  return TABLE[status].cancel !== undefined;
}

/** True when the provider has never been asked to pay it. */
export function wasNeverSent(status: WithdrawalStatus): boolean {
  return status === 'requested' || status === 'approved' || status === 'rejected' || status === 'cancelled';
}
