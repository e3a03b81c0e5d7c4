import type { BonusOffer, BonusOfferView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useRead } from '@paddock/shared-utils/react';

/**
 * What a first deposit in the chosen currency brings, where the form asks about it; null until a currency is chosen,
 * where it brings nothing, and where nobody could say: it can still be chosen with the deposit.
 */
export function useBonusOffer(bonuses: readonly string[], currency: string): BonusOffer | null {
  const { value } = useRead<BonusOfferView>({
    key: bonuses.length === 0 || currency === '' ? null : `bonus offer ${currency}`,
    read: (signal) => api.get('/web-api/bonuses/offer', { query: { currency }, signal }),
  });
  return value.status === 'ready' ? value.data.offer : null;
}
