import type { TicketGiftsView, TicketGiftView } from '@paddock/contract/schemas';
import { auth$, readOf, serverNowMs } from '@paddock/shared-utils';
import { useRead, useStreamValue } from '@paddock/shared-utils/react';

import { firstTicket } from '../model/given-ticket.ts';

/** The ticket that the house would pay for the player in a lottery now; undefined for none. */
export function useGivenTicket(lottery: string, currency: string): TicketGiftView | undefined {
  const isSignedIn = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  const read = readOf('/web-api/promotions/tickets');
  const { value } = useRead<TicketGiftsView>({
    ...read,
    key: isSignedIn ? read.key : null,
    on: ['lotto:bought', 'lotto:ended', 'accounts', 'inbox'],
  });
  return value.status === 'ready'
    ? firstTicket(value.data.gifts, { lottery, currency, nowMs: serverNowMs() })
    : undefined;
}
