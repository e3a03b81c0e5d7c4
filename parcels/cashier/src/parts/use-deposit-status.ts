import { useEffect, useState } from 'react';
import type { DepositView } from '@paddock/contract/schemas';
import { api, playerNews$ } from '@paddock/shared-utils';
import { useStreamValue } from '@paddock/shared-utils/react';

/** Beside the push, the state is asked for this often while it is not final. */
const ASK_EVERY_MS = 3_000;
const OPEN: readonly DepositView['status'][] = ['created', 'pending'];

/** A deposit as the server knows it; `null` until known, or when there is no such payment. */
export function useDepositStatus(paymentId: string | null): DepositView | null {
  const [deposit, setDeposit] = useState<DepositView | null>(null);
  const newsSeq = useStreamValue(playerNews$, ({ seq }) => seq);
  const isFinal = deposit !== null && !OPEN.includes(deposit.status);
  useEffect(() => {
    if (paymentId === null || isFinal) return undefined;
    const gone = new AbortController();
    const ask = () =>
      void api.get<DepositView>(`/cashier/deposits/${paymentId}`, { signal: gone.signal }).then((result) => {
        if (result.ok && !gone.signal.aborted) setDeposit(result.data);
      });
    ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => {
      gone.abort();
      clearInterval(timer);
    };
  }, [paymentId, newsSeq, isFinal]);
  return deposit;
}
