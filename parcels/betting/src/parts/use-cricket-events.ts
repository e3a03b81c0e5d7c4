import type { BetSection, EventDetail, EventListView } from '@paddock/contract/schemas';
import type { Read } from '@paddock/shared-utils/react';

import { CRICKET } from '../model/cricket-paths.ts';
import type { SectionQuery } from '../model/section-read.ts';
import { useSectionEvents } from './use-section-events.ts';

/** As many matches as a list brings at most. */
const MOST = 200;

/** Cricket's events of a section, or those of a time. */
export function useCricketEvents(
  section: BetSection,
  time: Pick<SectionQuery, 'time' | 'withinHours' | 'fromMs' | 'toMs'> = {},
): Read<EventListView> {
  return useSectionEvents({ section, sport: CRICKET, limit: MOST, ...time });
}

/** Those of a list that a test holds for. */
export function narrowed(
  read: Read<EventListView>,
  holds: (event: EventDetail) => boolean,
): Read<EventListView> {
  if (read.value.status !== 'ready') return read;
  const events = read.value.data.events.filter(holds);
  return { ...read, value: { status: 'ready', data: { ...read.value.data, events, total: events.length } } };
}
