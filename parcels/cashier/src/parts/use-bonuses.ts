import type { BonusesView } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useRead } from '@paddock/shared-utils/react';

/** The player's bonuses and what is offered, read again with every news of the money. */
export function useBonuses() {
  return useRead<BonusesView>({
    ...readOf('/web-api/bonuses'),
    on: ['accounts'],
  });
}
