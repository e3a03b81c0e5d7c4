import { teamKeyOf } from '@paddock/contract';
import type { Competitor } from '@paddock/contract/schemas';

import type { Book } from '../book/book.ts';
import type { EventEntry } from '../book/entries.ts';

type Sides = Pick<EventEntry, 'sport' | 'home' | 'away'>;

/** Sides are replaced whole when a feed tells of them anew, so a key is reckoned once. */
const known = new WeakMap<Competitor, string>();

function keyOf(sport: string, side: Competitor): string {
  const key = known.get(side) ?? teamKeyOf(sport, side.name);
  known.set(side, key);
  return key;
}

/** The keys both sides of a match are found by (`teamKeyOf`); a field as a whole is no team. */
export function teamKeys({ sport, home, away }: Sides): string[] {
  if (home.name.en === away.name.en) return [];
  return [keyOf(sport, home), keyOf(sport, away)];
}

/** The side of a match that a key stands for. */
export function sideOf(match: Sides, teamKey: string): Competitor {
  return keyOf(match.sport, match.home) === teamKey ? match.home : match.away;
}

/** Matches of a team that are in memory: the listed ones, and those that ended lately. */
export function eventsOfTeam(book: Book, teamKey: string): readonly EventEntry[] {
  return [...book.events.values()].filter((event) => teamKeys(event).includes(teamKey));
}
