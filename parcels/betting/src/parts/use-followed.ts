import { useMemo } from 'react';
import type { EventListView, FollowedView } from '@paddock/contract/schemas';
import { api, favourites$, seedEvents, type Star } from '@paddock/shared-utils';
import { useRead, useStream, type Read } from '@paddock/shared-utils/react';

import { followedOf } from '../model/followed.ts';
import { useClosedSports } from './use-closed-sports.ts';

/** The matches of the favourites and what these are called; read again when others are starred. */
export function useFollowed(): Read<FollowedView> {
  const { status, items } = useStream(favourites$);
  return useFollowedOf(status === 'loading' ? null : 'followed', items);
}

/** The same of any things that can be starred; `key` null waits. */
export function useFollowedOf(key: string | null, items: readonly Star[]): Read<FollowedView> {
  return useRead<FollowedView>({
    key,
    version: items.map((item) => `${item.kind} ${item.key}`).join(' '),
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
