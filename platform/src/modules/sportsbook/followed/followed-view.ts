import {
  FOLLOWED_EVENTS_MAX,
  type BetSection,
  type Favourite,
  type FollowedName,
  type FollowedView,
} from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';
import { findSportModel } from '../../feeds/index.ts';
import type { Book } from '../book/book.ts';
import type { EventEntry } from '../book/entries.ts';
import { rowDetail } from '../read/event-view.ts';
import { listMarkets } from '../read/list-markets.ts';
import { sectionOf } from '../read/listing.ts';
import { typeViews } from '../read/type-views.ts';
import { readSidesOfTeams } from '../results/ended-events-store.ts';
import { sideOf } from '../teams/team-keys.ts';
import { Stars } from './stars.ts';

interface Counted {
  live: number;
  line: number;
  /** A match that names it. */
  readonly event: EventEntry;
}

interface Listed {
  readonly event: EventEntry;
  readonly section: BetSection;
  readonly place: number;
}

/** The matches of favourites and what these are called, by one look through the listed events. */
export async function followedView(
  db: Database,
  book: Book,
  items: readonly Favourite[],
): Promise<FollowedView> {
  const stars = new Stars(items);
  const counted = new Map<string, Counted>();
  const listed: Listed[] = [];
  for (const event of book.events.values()) {
    const own = stars.of(event);
    if (own.length === 0) continue;
    const section = sectionOf(event);
    for (const { kind, key } of own) {
      const counts = counted.get(`${kind} ${key}`) ?? { live: 0, line: 0, event };
      counted.set(`${kind} ${key}`, counts);
      if (section !== undefined) counts[section] += 1;
    }
    const place = stars.placeOf(own);
    if (section !== undefined && place !== undefined) listed.push({ event, section, place });
  }
  const page = listed
    .toSorted(compareListed)
    .slice(0, FOLLOWED_EVENTS_MAX)
    .map(({ event }) => event);
  return {
    names: await namesOf({ db, book, counted }, items),
    total: listed.length,
    events: page.map((event) => rowDetail(book, event)),
    types: typeViews(page.flatMap(listMarkets), new Set(page.map(({ sport }) => sport))),
  };
}

function compareListed(a: Listed, b: Listed): number {
  if (a.section !== b.section) return a.section === 'live' ? -1 : 1;
  return (
    a.place - b.place ||
    a.event.state.startsAtMs - b.event.state.startsAtMs ||
    Number(BigInt(a.event.id) - BigInt(b.event.id))
  );
}

interface NameParts {
  readonly db: Database;
  readonly book: Book;
  readonly counted: ReadonlyMap<string, Counted>;
}

/** What favourites are called, in their order; teams without a match in memory by the last one that is over. */
async function namesOf(
  { db, book, counted }: NameParts,
  items: readonly Favourite[],
): Promise<FollowedName[]> {
  const unseen = items.filter(({ kind, key }) => kind === 'team' && !counted.has(`team ${key}`));
  const played = await readSidesOfTeams(
    db,
    unseen.map(({ key }) => key),
  );
  return items.flatMap((star): FollowedName | [] => {
    if (star.kind === 'event') return [];
    const { kind, key } = star;
    const known = counted.get(`${kind} ${key}`);
    const { live, line } = known ?? { live: 0, line: 0 };
    const counts = { live, line };
    if (kind === 'sport') {
      const model = findSportModel(key);
      return model === undefined ? [] : { kind, key, sport: key, name: model.name, ...counts };
    }
    if (kind === 'championship') {
      const championship = book.championships.get(key);
      if (championship === undefined) return [];
      const { sport, slug, name, region } = championship;
      return { kind, key, sport, slug, name, regionCode: region.code, ...counts };
    }
    const match = known?.event ?? played.get(key);
    return match === undefined ? [] : { kind, key, sport: match.sport, ...sideOf(match, key), ...counts };
  });
}
