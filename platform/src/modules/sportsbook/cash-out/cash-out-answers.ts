import { formatAmount } from '@paddock/contract';
import type { CashOutView } from '@paddock/contract/schemas';

import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import type { AskedCashOut } from './cash-out-store.ts';
import type { CashedBet } from './pay-cash-out.ts';

export function paidAnswer(
  { key, betId, stakeMinor }: AskedCashOut,
  { paidMinor }: CashedBet,
  currency: string,
) {
  const body: CashOutView = {
    status: 'paid',
    ...{ key, betId },
    stake: formatAmount(stakeMinor, currency),
    paid: formatAmount(paidMinor, currency),
  };
  return { status: 200, body };
}

export function pendingAnswer({ key, betId, decidesAtMs, askedAtMs }: AskedCashOut): StoredAnswer {
  const body: CashOutView = { status: 'pending', key, betId, decidesAtMs, serverTimeMs: askedAtMs };
  return { status: 202, body };
}
