import type { PromotionDaysView } from '@paddock/contract/schemas';
import { api, refreshAccounts } from '@paddock/shared-utils';
import { useSubmit } from '@paddock/shared-utils/react';

/** Takes what a day brings. */
export function useTakeDay(code: string, onTaken: (view: PromotionDaysView) => void) {
  return useSubmit(
    (body: { readonly day: number; readonly clientSeed?: string }) =>
      api.post('/web-api/promotions/:code/days', body, { params: { code } }),
    ({ data }) => {
      void refreshAccounts();
      onTaken(data);
    },
  );
}
