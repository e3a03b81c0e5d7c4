import { findSport, HOUR_MS, type TimeFilter } from '@paddock/contract';

import type { EventEntry } from '../book/entries.ts';

/** How soon an event begins that is about to. */
const UPCOMING_MS = HOUR_MS;
/** Of each sport, so many championships are recommended: the first ones that list anything. */
const RECOMMENDED_CHAMPIONSHIPS = 3;

/** Those of listed events that a filter by time shows (S9-13), in the order in which they are listed. */
export function passingTime(
  events: readonly EventEntry[],
  filter: TimeFilter,
  nowMs: number,
): readonly EventEntry[] {
  if (filter === 'all') return events;
  if (filter === 'recommended') return ofFirstChampionships(events);
  if (filter === 'upcoming_events')
    return events.filter(
      ({ state }) => state.status === 'upcoming' && state.startsAtMs < nowMs + UPCOMING_MS,
    );
  const wanted = filter === 'first_period' ? 1 : 2;
  return events.filter((event) => periodOf(event) === wanted);
}

function ofFirstChampionships(events: readonly EventEntry[]): readonly EventEntry[] {
  const first = new Map<string, Set<string>>();
  return events.filter(({ sport, championship }) => {
    const chosen = first.get(sport) ?? new Set();
    first.set(sport, chosen);
    if (chosen.size < RECOMMENDED_CHAMPIONSHIPS) chosen.add(championship.id);
    return chosen.has(championship.id);
  });
}

/** Which half, quarter or set of a match that is played runs, or ran last while it rests. */
function periodOf({ sport, state }: EventEntry): number | undefined {
  if (state.status !== 'live') return undefined;
  const { periods = [], scoredPeriods = [] } = findSport(sport) ?? {};
  const named = (scoredPeriods.length > 0 ? scoredPeriods : periods).filter((code) => code !== 'ht');
  const at = named.indexOf(state.period);
  return at < 0 ? Math.max(state.parts.length, 1) : at + 1;
}
