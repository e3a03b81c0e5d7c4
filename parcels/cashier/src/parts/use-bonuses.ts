import type { BonusesView } from '@paddock/contract/schemas';
import { api, playerNews$ } from '@paddock/shared-utils';
import { useRead, useStreamValue, type ReadValue } from '@paddock/shared-utils/react';

/** The player's bonuses and what is offered, read again with every news of the money. */
export function useBonuses(): ReadValue<BonusesView> {
  const newsSeq = useStreamValue(playerNews$, ({ seq }) => seq);
  return useRead<BonusesView>({
    key: 'bonuses',
    version: newsSeq,
    read: (signal) => api.get('/web-api/bonuses', { signal }),
  }).value;
}
