import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BetSection, EventDetail, EventListQuery, EventListView } from '@paddock/contract/schemas';
import { api, seedEvents, watchList } from '@paddock/shared-utils';

import { SPORTS } from './use-sports.ts';

/** After the list of a section changed, changes are gathered this long before it is read again. */
const GATHER_MS = 700;

export interface SectionQuery {
  readonly section: BetSection;
  readonly sport?: string | undefined;
  readonly championshipId?: string | undefined;
  readonly limit: number;
  readonly withinHours?: number | undefined;
}

export type SectionEvents =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | { readonly status: 'ready'; readonly events: readonly EventDetail[]; readonly total: number };

/** The events of a section, read once and again whenever the server lists others. */
export function useSectionEvents(query: SectionQuery): {
  readonly value: SectionEvents;
  readonly reload: () => void;
} {
  const { section, sport, championshipId, limit, withinHours } = query;
  const [value, setValue] = useState<SectionEvents>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  const asked = useMemo(
    (): EventListQuery => ({
      section,
      limit,
      ...(sport === undefined ? {} : { sport }),
      ...(championshipId === undefined ? {} : { championshipId }),
      ...(withinHours === undefined ? {} : { withinHours }),
    }),
    [section, sport, championshipId, limit, withinHours],
  );

  useEffect(() => setValue({ status: 'loading' }), [section, sport, championshipId]);
  useEffect(() => {
    const gone = new AbortController();
    void read(asked, gone.signal).then((next) => {
      if (!gone.signal.aborted)
        setValue((last) => (next.status === 'error' && last.status === 'ready' ? last : next));
    });
    return () => gone.abort();
  }, [asked, turn]);
  useListChanges(section, sport, reload);
  return { value, reload };
}

async function read(query: EventListQuery, signal: AbortSignal): Promise<SectionEvents> {
  const result = await api.get<EventListView>('/sportsbook/events', { query, signal });
  if (!result.ok) return { status: 'error' };
  seedEvents(result.data.events, 'row');
  return { status: 'ready', events: result.data.events, total: result.data.total };
}

/** Calls back some time after the events listed in a section have changed. */
function useListChanges(section: BetSection, sport: string | undefined, onChange: () => void): void {
  useEffect(() => {
    const known = new Map<string, string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const subscriptions = (sport === undefined ? SPORTS : [sport]).map((slug) =>
      watchList(section, slug).subscribe((list) => {
        if (!('eventIds' in list)) return;
        const ids = list.eventIds.join(' ');
        const before = known.get(slug);
        known.set(slug, ids);
        if (before === undefined || before === ids) return;
        clearTimeout(timer);
        timer = setTimeout(onChange, GATHER_MS);
      }),
    );
    return () => {
      clearTimeout(timer);
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [section, sport, onChange]);
}
