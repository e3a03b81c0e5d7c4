import { useMemo, useState } from 'react';
import type { BetSection, EventListView } from '@paddock/contract/schemas';
import { api, auth$, favourites$, seedEvents } from '@paddock/shared-utils';
import { useRead, useStream, useStreamValue } from '@paddock/shared-utils/react';

import { readOwnEvents } from '../model/own-events.ts';
import { LINE_PAGE_SIZE } from '../model/page-queries.ts';
import { useClosedSports } from './use-closed-sports.ts';
import { useListChanges } from './use-list-changes.ts';
import { withoutSports, type SectionEvents } from './use-section-events.ts';

/**
 * The visitor's own events of a section: those with an open bet, then what their stars bring, those of starred sports last.
 * What is being played comes whole, what is to come page by page.
 */
export function useOwnEvents(section: BetSection): SectionEvents {
  const isPlayer = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  const { status, items } = useStream(favourites$);
  const [most, setMost] = useState(section === 'live' ? Infinity : LINE_PAGE_SIZE);
  const stars = items.map(({ kind, key }) => `${kind} ${key}`).join(' ');
  const { value, reload } = useRead<EventListView>({
    key: status === 'loading' ? null : `own-events ${section} ${isPlayer}`,
    version: `${most} ${stars}`,
    on: ['placement', 'bet'],
    read: (signal) =>
      readOwnEvents(async (page) => {
        const choice = { items: [...items], section, withSports: true, withBets: isPlayer, ...page };
        const result = await api.post('/web-api/sportsbook/followed', choice, { signal });
        // Before the rows are drawn, so that they never stand without prices.
        if (result.ok && !signal.aborted) seedEvents(result.data, 'row');
        return result;
      }, most),
  });
  useListChanges(section, undefined, reload);
  const closed = useClosedSports(section);
  const count = value.status === 'ready' ? value.data.events.length : 0;
  return {
    value: useMemo(() => withoutSports(value, closed), [value, closed]),
    reload,
    more: () => setMost(count + LINE_PAGE_SIZE),
  };
}
