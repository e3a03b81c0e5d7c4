import { MINUS } from '@paddock/contract';
import type { PaymentHistoryView, WithdrawalView } from '@paddock/contract/schemas';

/** A line of the page of payments: money in or money out, and what became of it. */
export interface PaymentRow {
  readonly kind: 'deposit' | 'withdrawal';
  readonly id: string;
  readonly atMs: number;
  /** Decimal string without a sign. */
  readonly amount: string;
  readonly currency: string;
  /** Of its kind: `payments.is` and `payments.withdrawalIs` have the words. */
  readonly status: string;
  /** Where a withdrawal goes; deposits are not told with their way. */
  readonly to: string;
}

/** A payment record (S3-10) as a line. */
export function depositRow(record: PaymentHistoryView['entities'][number]): PaymentRow {
  return {
    kind: 'deposit',
    id: record.id,
    atMs: record.timestamp * 1_000,
    amount: record.summ,
    currency: record.currency,
    status: record.status_title,
    to: '',
  };
}

export function withdrawalRow(view: WithdrawalView): PaymentRow {
  const { id, status, amount, currency, method, mask, timeline } = view;
  const atMs = timeline[0]?.atMs ?? 0;
  return { kind: 'withdrawal', id, atMs, amount, currency, status, to: `${method} ${mask}`.trim() };
}

export type PaymentTone = 'positive' | 'warning' | 'danger' | 'neutral';

const TONES: Readonly<Record<string, PaymentTone>> = {
  succeeded: 'positive',
  paid: 'positive',
  created: 'warning',
  pending: 'warning',
  requested: 'warning',
  approved: 'warning',
  sent: 'warning',
  failed: 'danger',
  rejected: 'danger',
  returned: 'danger',
  'charged-back': 'danger',
};

/** How its state is coloured; the word says the same. */
export function paymentTone({ status }: PaymentRow): PaymentTone {
  return TONES[status] ?? 'neutral';
}

const TAKEN: readonly string[] = ['requested', 'approved', 'sent', 'paid'];

/** What it does to the balance as it stands: comes to it, is off it, or neither. */
export function paymentSign({ kind, status }: PaymentRow): '+' | typeof MINUS | '' {
  if (kind === 'deposit') return status === 'succeeded' ? '+' : '';
  return TAKEN.includes(status) ? MINUS : '';
}
