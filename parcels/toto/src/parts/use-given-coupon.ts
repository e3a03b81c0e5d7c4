import type { TicketGiftsView, TicketGiftView, TotoDrawView } from '@paddock/contract/schemas';
import { auth$, readOf, serverNowMs } from '@paddock/shared-utils';
import { useRead, useStreamValue } from '@paddock/shared-utils/react';

import { firstCoupon } from '../model/given-coupon.ts';

/** The coupon that the house would pay for the player in a draw now; undefined for none. */
export function useGivenCoupon(draw: Pick<TotoDrawView, 'pool' | 'currency'>): TicketGiftView | undefined {
  const isSignedIn = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  const read = readOf('/web-api/promotions/tickets');
  const { value } = useRead<TicketGiftsView>({
    ...read,
    key: isSignedIn ? read.key : null,
    on: ['toto:coupon', 'accounts', 'inbox'],
  });
  return value.status === 'ready' ? firstCoupon(value.data.gifts, draw, serverNowMs()) : undefined;
}
