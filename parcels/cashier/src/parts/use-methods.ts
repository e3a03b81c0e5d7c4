import { useEffect, useState } from 'react';
import type { PaymentMethodsView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';

export type MethodsValue =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | { readonly status: 'ready'; readonly methods: PaymentMethodsView['methods'] };

/** Ways to pay into an account. */
export function useMethods(accountId: string): {
  readonly value: MethodsValue;
  readonly retry: () => void;
} {
  const [value, setValue] = useState<MethodsValue>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const gone = new AbortController();
    setValue({ status: 'loading' });
    void api
      .get<PaymentMethodsView>('/cashier/methods', { query: { accountId }, signal: gone.signal })
      .then((result) => {
        if (gone.signal.aborted) return;
        setValue(result.ok ? { status: 'ready', methods: result.data.methods } : { status: 'error' });
      });
    return () => gone.abort();
  }, [accountId, turn]);
  return { value, retry: () => setTurn((last) => last + 1) };
}
