import { useMemo } from 'react';
import type { EventListView } from '@paddock/contract/schemas';
import { seedEvents, type ApiResult } from '@paddock/shared-utils';
import { useRead, useServerNow, type Read, type ReadValue } from '@paddock/shared-utils/react';

import { sectionRead, type SectionQuery } from '../model/section-read.ts';
import { useClosedSports } from './use-closed-sports.ts';
import { useListChanges } from './use-list-changes.ts';

/** Matches come into a filter by time, and leave it, without any news of the list: it is read again this often. */
const TIME_PASSES_MS = 30_000;

/** The events of a section, read once and again whenever the server lists others. */
export function useSectionEvents(query: SectionQuery): Read<EventListView> {
  const { section, sport, limit, grownTo = limit, time } = query;
  const readAtMs = useServerNow(time === undefined ? null : TIME_PASSES_MS);
  const { value, reload } = useRead({
    ...sectionRead(query),
    version: time === undefined ? grownTo : `${grownTo} ${readAtMs}`,
    isPublic: true,
    read: (signal) => readEvents({ ...query, limit: grownTo }, signal),
  });
  useListChanges(section, sport, reload);
  const closed = useClosedSports(section);
  return { value: useMemo(() => withoutSports(value, closed), [value, closed]), reload };
}

/** Leaves out what is closed to the player. */
function withoutSports(value: ReadValue<EventListView>, closed: readonly string[]): ReadValue<EventListView> {
  if (value.status !== 'ready' || closed.length === 0) return value;
  const events = value.data.events.filter(({ sport }) => !closed.includes(sport));
  const total = value.data.total - (value.data.events.length - events.length);
  return { status: 'ready', data: { ...value.data, events, total } };
}

async function readEvents(query: SectionQuery, signal: AbortSignal): Promise<ApiResult<EventListView>> {
  const result = await sectionRead(query).read(signal, undefined);
  // Before the rows are drawn, so that they never stand without prices.
  if (result.ok && !signal.aborted) seedEvents(result.data, 'row');
  return result;
}
