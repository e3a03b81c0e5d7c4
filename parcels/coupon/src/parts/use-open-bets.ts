import type { BetListView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useRead, type Read } from '@paddock/shared-utils/react';

/** The open bets of a player, read again whenever the server says that something of theirs changed. */
export function useOpenBets(signedIn: boolean): Read<BetListView> {
  return useRead({
    key: signedIn ? 'open bets' : null,
    on: ['placement', 'bet'],
    read: (signal) => api.get('/web-api/sportsbook/bets', { query: { status: 'open' }, signal }),
  });
}
