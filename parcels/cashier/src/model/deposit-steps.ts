import type { PaymentFact } from '@paddock/contract/schemas';

type Deposit = Extract<PaymentFact, { readonly kind: 'deposit' }>;

export interface DepositStep {
  /** Unique in its timeline. */
  readonly id: string;
  readonly key: Deposit['status'];
  readonly state: 'done' | 'now' | 'todo' | 'failed';
  /** When it happened; null for what is still to come. */
  readonly atMs: number | null;
  readonly reason: string;
}

const WENT_WRONG: readonly Deposit['status'][] = ['failed', 'expired', 'charged-back'];
/** Ends of our own; a genuine late success still moves the money (rules §8). */
const OPEN: readonly Deposit['status'][] = ['created', 'pending'];

/** The way of a deposit: what happened with its times, what it waits for, what comes. */
export function depositSteps({ status, timeline }: Deposit): readonly DepositStep[] {
  const isOpen = OPEN.includes(status);
  const happened = timeline.map((entry, at): DepositStep => ({
    id: `${at} ${entry.status}`,
    key: entry.status,
    state: stateOf(entry.status, isOpen && at === timeline.length - 1),
    atMs: entry.atMs,
    reason: entry.reason,
  }));
  return isOpen
    ? [...happened, { id: 'to come', key: 'succeeded', state: 'todo', atMs: null, reason: '' }]
    : happened;
}

function stateOf(status: Deposit['status'], isLatest: boolean): DepositStep['state'] {
  if (isLatest) return 'now';
  return WENT_WRONG.includes(status) ? 'failed' : 'done';
}

/** How the state is coloured; the word beside it says the same. */
export function depositTone(status: Deposit['status']): 'positive' | 'warning' | 'danger' | 'neutral' {
  if (status === 'succeeded') return 'positive';
  if (OPEN.includes(status)) return 'warning';
  return WENT_WRONG.includes(status) ? 'danger' : 'neutral';
}
