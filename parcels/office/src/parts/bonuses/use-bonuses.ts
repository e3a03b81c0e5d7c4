import type { BonusesView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useRead } from '@paddock/shared-utils/react';

/** The player's bonuses, read again with every news of his money. */
export function useBonuses() {
  return useRead<BonusesView>({
    key: 'bonuses',
    on: ['accounts'],
    read: (signal) => api.get('/web-api/bonuses', { signal }),
  });
}
