import { TEAM_EVENTS_MAX, TEAM_RESULTS_MAX, type TeamView } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';
import type { Book } from '../book/book.ts';
import { rowDetail } from '../read/event-view.ts';
import { listMarkets } from '../read/list-markets.ts';
import { sectionOf } from '../read/listing.ts';
import { typeViews } from '../read/type-views.ts';
import { readEndedOfTeam } from '../results/ended-events-store.ts';
import { eventsOfTeam, sideOf } from './team-keys.ts';

/** A team by its key, with its listed matches and its last results; undefined where no match ever named it. */
export async function teamView(db: Database, book: Book, teamKey: string): Promise<TeamView | undefined> {
  const inMemory = eventsOfTeam(book, teamKey);
  const results = await readEndedOfTeam(db, teamKey, TEAM_RESULTS_MAX);
  const match = inMemory.at(-1) ?? results[0];
  if (match === undefined) return undefined;
  const listed = inMemory
    .filter((event) => sectionOf(event) !== undefined)
    .toSorted((a, b) => a.state.startsAtMs - b.state.startsAtMs);
  const isLive = (event: (typeof listed)[number]) => sectionOf(event) === 'live';
  const events = [...listed.filter(isLive), ...listed.filter((event) => !isLive(event))];
  const page = events.slice(0, TEAM_EVENTS_MAX);
  const { name, silk } = sideOf(match, teamKey);
  return {
    sport: match.sport,
    name,
    silk,
    events: page.map((event) => rowDetail(book, event)),
    types: typeViews(page.flatMap(listMarkets), new Set([match.sport])),
    results,
  };
}
