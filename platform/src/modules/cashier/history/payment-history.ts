import { DAY_MS, formatAmount, type PlayerId, type WrittenFor } from '@paddock/contract';
import type { DepositStatus, PaymentHistoryView } from '@paddock/contract/schemas';

import type { Kernel } from '../../../kernel/module.ts';
import { paymentWords } from './payment-words.ts';
import { listDeposits, type Deposit } from '../deposits/deposits-store.ts';

export const HISTORY_PAGE = 20;
/** Older payments are the archive. */
export const ARCHIVE_AFTER_MS = 90 * DAY_MS;

/** Status numbers of the payment record (S3-10); 2 is success (S4-21). */
const STATUS_ID: Readonly<Record<DepositStatus, number>> = {
  created: 0,
  pending: 1,
  succeeded: 2,
  failed: 3,
  cancelled: 4,
  expired: 5,
  refunded: 6,
  'charged-back': 7,
};

export interface HistoryQuery {
  readonly playerId: PlayerId;
  readonly reader: WrittenFor;
  readonly includeArchive: boolean;
  /** From 1. */
  readonly pageNumber: number;
}

/** A page of the player's payments, newest first (S7-12). */
export async function paymentHistory(kernel: Kernel, query: HistoryQuery): Promise<PaymentHistoryView> {
  const { deposits, total } = await listDeposits(kernel.db, query.playerId, {
    sinceMs: query.includeArchive ? 0 : kernel.clock.nowMs() - ARCHIVE_AFTER_MS,
    limit: HISTORY_PAGE,
    offset: (query.pageNumber - 1) * HISTORY_PAGE,
  });
  return {
    entities: deposits.map((deposit) => paymentRecord(kernel, deposit, query.reader)),
    total_count: total,
  };
}

function paymentRecord(
  { secrets }: Kernel,
  deposit: Deposit,
  reader: WrittenFor,
): PaymentHistoryView['entities'][number] {
  const { status } = deposit;
  const credited = status === 'succeeded' || status === 'refunded' || status === 'charged-back';
  return {
    id: deposit.paymentId,
    status_id: STATUS_ID[status],
    status_title: status,
    message: deposit.reason,
    translate_message: paymentWords(reader)[status],
    skks_hash: secrets.lasting.sign('cashier.receipt', deposit.paymentId).slice(0, 16),
    timestamp: Math.floor(deposit.createdAtMs / 1_000),
    date_payment: new Date(deposit.createdAtMs).toISOString(),
    summ: formatAmount(deposit.amountMinor, deposit.currency),
    currency: deposit.currency,
    money_deposit_id: credited ? deposit.paymentId : null,
  };
}
