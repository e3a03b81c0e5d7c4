import type { BonusesView } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useRead } from '@paddock/shared-utils/react';

/** The player's bonuses, read again with every news of his money. */
export function useBonuses() {
  return useRead<BonusesView>({
    ...readOf('/web-api/bonuses'),
    on: ['accounts'],
  });
}
