import type { DepositStatus } from '@paddock/contract/schemas';

/** What can happen to a deposit: told by the provider, except `expired`, which is our own clock. */
export type DepositEvent = 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'expired' | 'charged-back';

/** What a step does with money and limits, in this order, in the transaction of the step. */
export type DepositEffect =
  /** Credits the player. */
  | 'credit'
  /** Takes the credited money back, below zero if need be. */
  | 'charge-back'
  /** Sends the credited money back: the player may no longer deposit. */
  | 'refund'
  /** Gives the reserved room of the deposit limits back. */
  | 'release'
  /** Books what the provider took back from us though the player has none of it: an operator decides. */
  | 'suspend-out';

export interface DepositStep {
  readonly to: DepositStatus;
  readonly effects: readonly DepositEffect[];
}

const step = (to: DepositStatus, ...effects: readonly DepositEffect[]): DepositStep => ({ to, effects });

type Row = Partial<Record<DepositEvent, DepositStep>>;

/** While nothing is decided. */
const OPEN: Row = {
  succeeded: step('succeeded', 'release', 'credit'),
  failed: step('failed', 'release'),
  cancelled: step('cancelled', 'release'),
  expired: step('expired', 'release'),
  'charged-back': step('charged-back', 'release', 'credit', 'charge-back'),
};
/**
 * We had given up, the provider had not: a genuine late success still moves the money (rules §8). A charge-back that
 * overtook its success implies it.
 */
const GIVEN_UP: Row = {
  succeeded: step('succeeded', 'credit'),
  'charged-back': step('charged-back', 'credit', 'charge-back'),
};

/** Every step there is; an event without one changes nothing. */
const TABLE: Readonly<Record<DepositStatus, Row>> = {
  created: { ...OPEN, pending: step('pending') },
  pending: OPEN,
  succeeded: { 'charged-back': step('charged-back', 'charge-back') },
  failed: GIVEN_UP,
  cancelled: GIVEN_UP,
  expired: GIVEN_UP,
  refunded: { 'charged-back': step('refunded', 'suspend-out') },
  'charged-back': {},
};

/**
 * The step an event leads to, or undefined when it changes nothing (a repeat, or overtaken by a later one). A credit
 * for a player who may no longer deposit is refunded at once.
 */
export function depositStep(
  status: DepositStatus,
  event: DepositEvent,
  mayDeposit: boolean,
): DepositStep | undefined {
  const found = TABLE[status][event];
  if (found?.to !== 'succeeded' || mayDeposit) return found;
  return { to: 'refunded', effects: [...found.effects, 'refund'] };
}

/** Statuses in which the player can still pay. */
export function isOpenDeposit(status: DepositStatus): boolean {
  return status === 'created' || status === 'pending';
}
