import type { PayoutOptionsView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useRead, type Read } from '@paddock/shared-utils/react';

/** Where an account's money can go and what stands in the way; read again with every news of the player's. */
export function usePayouts(accountId: string | null): Read<PayoutOptionsView> {
  return useRead({
    key: accountId === null ? null : `payouts ${accountId}`,
    on: ['accounts'],
    read: (signal) =>
      api.get('/web-api/cashier/payouts', {
        query: { accountId: accountId ?? undefined },
        signal,
      }),
  });
}
