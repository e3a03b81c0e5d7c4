import { useState } from 'react';
import type { DepositView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useRead, type ReadValue } from '@paddock/shared-utils/react';

/** Beside the push, the state is asked for this often while it is not final. */
const ASK_EVERY_MS = 3_000;
const UNKNOWN: readonly string[] = ['PAYMENT_UNKNOWN', 'NOT_FOUND', 'INVALID_INPUT'];
const OPEN: readonly DepositView['status'][] = ['created', 'pending'];

/** What is known of a payment: `loading` until the server answers, `unknown` when it has no such payment of this player. */
export type KnownDeposit = DepositView | 'loading' | 'unknown';

export function useDepositStatus(paymentId: string | null): KnownDeposit {
  const [isFinal, setIsFinal] = useState(false);
  const { value } = useRead({
    key: paymentId === null ? null : `deposit ${paymentId}`,
    on: ['payment'],
    everyMs: isFinal ? undefined : ASK_EVERY_MS,
    read: (signal) => api.get('/web-api/cashier/deposits/:id', { params: { id: paymentId ?? '' }, signal }),
  });
  const deposit = knownOf(value);
  const nowFinal = deposit === 'unknown' || (deposit !== 'loading' && !OPEN.includes(deposit.status));
  if (nowFinal !== isFinal) setIsFinal(nowFinal);
  return paymentId === null ? 'unknown' : deposit;
}

function knownOf(value: ReadValue<DepositView>): KnownDeposit {
  if (value.status === 'ready') return value.data;
  return value.status === 'error' && UNKNOWN.includes(value.problem.code) ? 'unknown' : 'loading';
}
