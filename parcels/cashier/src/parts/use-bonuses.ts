import type { BonusesView } from '@paddock/contract/schemas';
import { api, playerNews$ } from '@paddock/shared-utils';
import { useRead, useStreamValue } from '@paddock/shared-utils/react';

/** The player's bonuses and what is offered, read again with every news of the money; null until they are known. */
export function useBonuses(): BonusesView | null {
  const newsSeq = useStreamValue(playerNews$, ({ seq }) => seq);
  const { value } = useRead<BonusesView>({
    key: 'bonuses',
    version: newsSeq,
    read: (signal) => api.get('/bonuses', { signal }),
  });
  return value.status === 'ready' ? value.data : null;
}
