import { isOutright, SPORT_CODES } from '@paddock/contract';
import type { BetSection, EventKind } from '@paddock/contract/schemas';

import type { EventEntry } from '../book/entries.ts';

/** The section an event is listed in now; undefined when it is not listed. */
export function sectionOf(event: EventEntry): BetSection | undefined {
  if (event.absentSinceMs !== undefined) return undefined;
  // Who wins a season has nothing else to show before its first prices, at which a start works for a while.
  if (event.markets.size === 0 && kindOf(event) === 'outrights') return undefined;
  if (event.state.status === 'live') return 'live';
  return event.state.status === 'upcoming' ? 'line' : undefined;
}

/** Whether it is listed among matches and races, or among outrights. */
export function kindOf({ sport, field }: Pick<EventEntry, 'sport' | 'field'>): EventKind {
  return isOutright({ sport, field }) ? 'outrights' : 'matches';
}

/** Place of a sport in the order they are shown; others follow by name. */
export function sportRank(sport: string): number {
  const at = SPORT_CODES.findIndex((code) => code === sport);
  return at < 0 ? SPORT_CODES.length : at;
}

/** Those of some events that a section lists, in the order lists show them: championships by rank and name, events by start. */
export function listedEvents(
  events: Iterable<EventEntry>,
  section: BetSection,
  sport: string | undefined,
): readonly EventEntry[] {
  return [...events]
    .filter((event) => sectionOf(event) === section && (sport === undefined || event.sport === sport))
    .toSorted(compareEvents);
}

function compareEvents(a: EventEntry, b: EventEntry): number {
  return (
    sportRank(a.sport) - sportRank(b.sport) ||
    compareText(a.sport, b.sport) ||
    a.championship.rank - b.championship.rank ||
    compareText(a.championship.name.en, b.championship.name.en) ||
    compareText(a.championship.id, b.championship.id) ||
    a.state.startsAtMs - b.state.startsAtMs ||
    compareText(a.id, b.id)
  );
}

function compareText(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
