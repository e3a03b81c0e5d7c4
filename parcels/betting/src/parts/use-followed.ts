import { useMemo } from 'react';
import type { EventListView, FollowedView } from '@paddock/contract/schemas';
import { api, favourites$, seedEvents } from '@paddock/shared-utils';
import { useRead, useStream, type Read } from '@paddock/shared-utils/react';

import { followedOf } from '../model/followed.ts';
import { useClosedSports } from './use-closed-sports.ts';

/** The matches of the favourites and what these are called; read again when others are starred. */
export function useFollowed(): Read<FollowedView> {
  const { status, items } = useStream(favourites$);
  const stars = items.map(({ kind, key }) => `${kind} ${key}`).join(' ');
  return useRead<FollowedView>({
    key: status === 'loading' ? null : 'followed',
    version: stars,
    isPublic: true,
    async read(signal) {
      const result = await api.post('/web-api/sportsbook/followed', { items: [...items] }, { signal });
      // Before the rows are drawn, so that they never stand without prices.
      if (result.ok && !signal.aborted) seedEvents(result.data, 'row');
      return result;
    },
  });
}

export interface FollowedEvents {
  readonly live: Read<EventListView>;
  readonly line: Read<EventListView>;
}

/** Those of each section that are shown to the player. */
export function useFollowedEvents({ value, reload }: Read<FollowedView>): FollowedEvents {
  const { items: stars } = useStream(favourites$);
  const closedLive = useClosedSports('live');
  const closedLine = useClosedSports('line');
  return useMemo(() => {
    const of = (section: 'live' | 'line', closed: readonly string[]): Read<EventListView> => ({
      value:
        value.status === 'ready'
          ? { status: 'ready', data: followedOf(value.data, section, { stars, closed }) }
          : value,
      reload,
    });
    return { live: of('live', closedLive), line: of('line', closedLine) };
  }, [value, reload, stars, closedLive, closedLine]);
}
