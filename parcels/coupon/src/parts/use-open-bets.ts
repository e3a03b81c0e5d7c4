import type { BetListView } from '@paddock/contract/schemas';
import { api, playerNews$ } from '@paddock/shared-utils';
import { useRead, useStreamValue, type Read } from '@paddock/shared-utils/react';

/** The open bets of a player, read again whenever the server says that something of theirs changed. */
export function useOpenBets(signedIn: boolean): Read<BetListView> {
  const newsSeq = useStreamValue(playerNews$, ({ seq }) => seq);
  return useRead({
    key: signedIn ? 'open bets' : null,
    version: newsSeq,
    read: (signal) => api.get('/web-api/sportsbook/bets', { query: { status: 'open' }, signal }),
  });
}
