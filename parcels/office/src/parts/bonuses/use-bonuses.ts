import type { BonusesView } from '@paddock/contract/schemas';
import { api, playerNews$ } from '@paddock/shared-utils';
import { useRead, useStreamValue } from '@paddock/shared-utils/react';

/** The player's bonuses, read again with every news of his money. */
export function useBonuses() {
  const newsSeq = useStreamValue(playerNews$, ({ seq }) => seq);
  return useRead<BonusesView>({
    key: 'bonuses',
    version: newsSeq,
    read: (signal) => api.get('/web-api/bonuses', { signal }),
  });
}
