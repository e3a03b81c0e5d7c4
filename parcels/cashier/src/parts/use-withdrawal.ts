import { useState } from 'react';
import type { WithdrawalView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useRead, type Read } from '@paddock/shared-utils/react';

import { isUnderWay } from '../model/withdrawal-steps.ts';

/** Beside the news, an open withdrawal is asked for this often: news can be missed. */
const ASK_EVERY_MS = 5_000;

/** One withdrawal of the player, kept up to date while it is on show. `null` reads nothing. */
export function useWithdrawal(id: string | null): Read<WithdrawalView> {
  const [isOpen, setIsOpen] = useState(true);
  const read = useRead({
    key: id === null ? null : `withdrawal ${id}`,
    on: ['payment'],
    everyMs: isOpen ? ASK_EVERY_MS : undefined,
    read: (signal) => api.get('/web-api/cashier/withdrawals/:id', { params: { id: id ?? '' }, signal }),
  });
  const nowOpen = read.value.status !== 'ready' || isUnderWay(read.value.data);
  if (nowOpen !== isOpen) setIsOpen(nowOpen);
  return read;
}

const UNKNOWN: readonly string[] = ['PAYMENT_UNKNOWN', 'NOT_FOUND', 'INVALID_INPUT'];

/** True when the server has answered that this player has no such withdrawal. */
export function isUnknown({ value }: Read<WithdrawalView>): boolean {
  return value.status === 'error' && UNKNOWN.includes(value.problem.code);
}
