import { useMemo, useState } from 'react';
import type { EventListView } from '@paddock/contract/schemas';
import { seedEvents, type ApiResult } from '@paddock/shared-utils';
import { useRead, useServerNow, type Read, type ReadValue } from '@paddock/shared-utils/react';

import { LINE_PAGE_SIZE } from '../model/page-queries.ts';
import { sectionRead, type SectionQuery } from '../model/section-read.ts';
import { useClosedSports } from './use-closed-sports.ts';
import { useListChanges } from './use-list-changes.ts';

/** Matches come into a filter by time, and leave it, without any news of the list: it is read again this often. */
const TIME_PASSES_MS = 30_000;
/** What an answer of the server brings at most. */
const MOST_AN_ANSWER = 200;

export interface SectionEvents extends Read<EventListView> {
  /** Reads what follows of a list that goes on; the rows that stand stay. */
  readonly more: () => void;
}

/** The events of a section, read once and again whenever the server lists others. */
export function useSectionEvents(query: SectionQuery): SectionEvents {
  const { section, sport, limit, time } = query;
  const { key } = sectionRead(query);
  const [grown, setGrown] = useState({ key, to: limit });
  const grownTo = grown.key === key ? grown.to : limit;
  const readAtMs = useServerNow(time === undefined ? null : TIME_PASSES_MS);
  const { value, reload } = useRead<EventListView>({
    key,
    version: time === undefined ? grownTo : `${grownTo} ${readAtMs}`,
    isPublic: true,
    read: (signal, known) => readEvents(query, grownTo, signal, known),
  });
  const isReady = value.status === 'ready';
  const count = isReady ? value.data.events.length : 0;
  useListChanges(section, sport, reload, Math.ceil(count / MOST_AN_ANSWER));
  const closed = useClosedSports(section);
  return {
    value: useMemo(() => withoutSports(value, closed), [value, closed]),
    reload,
    more() {
      // What was asked for last has not come: it is under way, or has failed.
      if (isReady && count < Math.min(grownTo, value.data.total)) reload();
      else setGrown({ key, to: count + LINE_PAGE_SIZE });
    },
  };
}

/** Leaves out what is closed to the player. */
export function withoutSports(
  value: ReadValue<EventListView>,
  closed: readonly string[],
): ReadValue<EventListView> {
  if (value.status !== 'ready' || closed.length === 0) return value;
  const events = value.data.events.filter(({ sport }) => !closed.includes(sport));
  const total = value.data.total - (value.data.events.length - events.length);
  return { status: 'ready', data: { ...value.data, events, total } };
}

/** Of a list that has grown only what follows is read, else all of it. */
async function readEvents(
  query: SectionQuery,
  grownTo: number,
  signal: AbortSignal,
  known: EventListView | undefined,
): Promise<ApiResult<EventListView>> {
  if (known !== undefined && known.events.length < Math.min(grownTo, known.total)) {
    const { result, hasMoved } = await readOn(query, grownTo, signal, known);
    if (!hasMoved) return result;
  }
  return (await readOn(query, grownTo, signal, undefined)).result;
}

interface ReadOn {
  readonly result: ApiResult<EventListView>;
  /** Others are listed than were known: matches may be missing, and some may be over. */
  readonly hasMoved: boolean;
}

/** Reads on from what is known, answer by answer. */
async function readOn(
  query: SectionQuery,
  grownTo: number,
  signal: AbortSignal,
  known: EventListView | undefined,
): Promise<ReadOn> {
  let list = known;
  let at = known?.events.length ?? 0;
  for (;;) {
    const limit = Math.min(MOST_AN_ANSWER, grownTo - at);
    const page = { ...query, limit, offset: at === 0 ? undefined : at };
    const result = await sectionRead(page).read(signal, undefined);
    if (!result.ok) return { result, hasMoved: false };
    // Before the rows are drawn, so that they never stand without prices.
    if (!signal.aborted) seedEvents(result.data, 'row');
    list = list === undefined ? result.data : joined(list, result.data);
    at += result.data.events.length;
    if (result.data.events.length < limit || at >= Math.min(grownTo, list.total)) {
      const hasMoved = list.total !== known?.total || list.events.length < at;
      return { result: { ...result, data: list }, hasMoved };
    }
  }
}

/** A match that came up again, as others before it went, is the newer one. */
function joined(before: EventListView, next: EventListView): EventListView {
  const events = new Map([...before.events, ...next.events].map((event) => [event.id, event]));
  const types = new Map([...before.types, ...next.types].map((type) => [type.key, type]));
  return { total: next.total, events: [...events.values()], types: [...types.values()] };
}
