import {
  FOLLOWED_EVENTS_MAX,
  type BetSection,
  type Favourite,
  type FollowedChoice,
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

/** Where events with an open bet stand. */
const BEFORE_STARS = -1;

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
  /** Of what a starred sport alone brings: its championships by rank. */
  readonly rank: number;
}

interface FollowedParts {
  readonly db: Database;
  readonly book: Book;
  /** Events of the player's open bets, where they are asked for. */
  readonly betOn: ReadonlySet<string> | undefined;
}

/** A page of the matches of favourites, and what these are called, by one look through the listed events. */
export async function followedView(
  { db, book, betOn }: FollowedParts,
  choice: FollowedChoice,
): Promise<FollowedView> {
  const { items, withSports = false, offset = 0, limit = FOLLOWED_EVENTS_MAX } = choice;
  const stars = new Stars(items);
  const counted = new Map<string, Counted>();
  const listed: Listed[] = [];
  for (const event of book.events.values()) {
    const own = stars.of(event);
    const isBetOn = betOn?.has(event.id) === true;
    if (own.length === 0 && !isBetOn) continue;
    const section = sectionOf(event);
    for (const { kind, key } of own) {
      const counts = counted.get(`${kind} ${key}`) ?? { live: 0, line: 0, event };
      counted.set(`${kind} ${key}`, counts);
      if (section !== undefined) counts[section] += 1;
    }
    if (section === undefined || (choice.section ?? section) !== section) continue;
    const place = isBetOn ? BEFORE_STARS : stars.placeOf(own, withSports);
    if (place === undefined) continue;
    listed.push({ event, section, place, rank: stars.isOfSport(place) ? event.championship.rank : 0 });
  }
  const page = listed
    .toSorted(compareListed)
    .slice(offset, offset + limit)
    .map(({ event }) => event);
  return {
    names: offset > 0 ? [] : await namesOf({ db, book, counted }, items),
    total: listed.length,
    events: page.map((event) => rowDetail(book, event)),
    types: typeViews(page.flatMap(listMarkets), new Set(page.map(({ sport }) => sport))),
  };
}

function compareListed(a: Listed, b: Listed): number {
  if (a.section !== b.section) return a.section === 'live' ? -1 : 1;
  return (
    a.place - b.place ||
    a.rank - b.rank ||
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
    if (star.kind === 'event' || star.kind === 'market') return [];
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
