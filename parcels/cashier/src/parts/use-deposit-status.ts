import { useEffect, useState } from 'react';
import type { DepositView } from '@paddock/contract/schemas';
import { api, playerNews$ } from '@paddock/shared-utils';
import { useStreamValue } from '@paddock/shared-utils/react';

/** Beside the push, the state is asked for this often while it is not final. */
const ASK_EVERY_MS = 3_000;
const UNKNOWN: readonly string[] = ['PAYMENT_UNKNOWN', 'NOT_FOUND', 'INVALID_INPUT'];
const OPEN: readonly DepositView['status'][] = ['created', 'pending'];

/** What is known of a payment: `loading` until the server answers, `unknown` when it has no such payment of this player. */
export type KnownDeposit = DepositView | 'loading' | 'unknown';

export function useDepositStatus(paymentId: string | null): KnownDeposit {
  const [deposit, setDeposit] = useState<KnownDeposit>('loading');
  const newsSeq = useStreamValue(playerNews$, ({ seq }) => seq);
  const isFinal = deposit === 'unknown' || (deposit !== 'loading' && !OPEN.includes(deposit.status));
  useEffect(() => {
    if (paymentId === null || isFinal) return undefined;
    const gone = new AbortController();
    const ask = () =>
      void api
        .get('/web-api/cashier/deposits/:id', { params: { id: paymentId }, signal: gone.signal })
        .then((result) => {
          if (gone.signal.aborted) return;
          if (result.ok) setDeposit(result.data);
          else if (UNKNOWN.includes(result.problem.code)) setDeposit('unknown');
        });
    ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => {
      gone.abort();
      clearInterval(timer);
    };
  }, [paymentId, newsSeq, isFinal]);
  return paymentId === null ? 'unknown' : deposit;
}
