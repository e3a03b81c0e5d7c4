import { findSport } from '@paddock/contract';
import type { FeedFixture } from '@paddock/contract/schemas';

import type { IdGenerator } from '../../../kernel/ids/id-generator.ts';
import type { Book } from '../book/book.ts';
import type { ChampionshipEntry, EventEntry, ProducerEntry, RegionEntry } from '../book/entries.ts';
import { followOrders } from '../book/follow-orders.ts';
import { NOTHING_ORDERED } from '../book/trading-orders.ts';
import type { WriteBehind } from '../store/write-behind.ts';
import { regionName } from './region-name.ts';
import { sidesOf, type Sides } from './sides-of.ts';

export interface Catalogue {
  readonly book: Book;
  readonly ids: IdGenerator;
  readonly writeBehind: WriteBehind;
}

/** Where a feed ranks a championship nowhere. */
const LAST_RANK = 1_000_000;

/**
 * Makes or renames what a fixture describes. Its external names become ours here and nowhere else (rules §5). Answers
 * why a fixture is refused: a sport that is not registered, or a name that stood for something else.
 */
export function applyFixture(
  catalogue: Catalogue,
  producer: ProducerEntry,
  fixture: FeedFixture,
  nowMs: number,
): string | undefined {
  if (findSport(fixture.sport) === undefined) return `unknown sport ${fixture.sport}`;
  const sides = sidesOf(fixture);
  if (typeof sides === 'string') return sides;
  const { book } = catalogue;
  const known = book.eventOf(producer.name, fixture.event);
  if (known !== undefined && known.sport !== fixture.sport)
    return `event ${fixture.event} is of ${known.sport}`;
  const knownChampionship = book.championshipOf(producer.name, fixture.championship.id);
  if (knownChampionship !== undefined && knownChampionship.sport !== fixture.sport) {
    return `championship ${fixture.championship.id} is of ${knownChampionship.sport}`;
  }
  const region = regionFor(catalogue, producer.name, fixture.region);
  const championship = championshipFor(catalogue, producer.name, fixture, region);
  if (known === undefined) addEvent(catalogue, producer, { ...fixture, ...sides }, championship, nowMs);
  else updateEvent(book, known, { ...fixture, ...sides, championship }, nowMs);
  return undefined;
}

function regionFor(catalogue: Catalogue, source: string, named: FeedFixture['region']): RegionEntry {
  const { book, ids, writeBehind } = catalogue;
  const known = book.regionOf(source, named.id);
  const name = regionName(named);
  if (known !== undefined) {
    if (known.code === named.code && sameJson(known.name, name)) return known;
    known.code = named.code;
    known.name = name;
    writeBehind.regionChanged(known);
    return known;
  }
  const region: RegionEntry = { id: ids.next(), code: named.code, name };
  book.regions.set(region.id, region);
  book.nameExternally('region', source, named.id, region.id);
  writeBehind.regionChanged(region);
  writeBehind.refAdded({ source, kind: 'region', externalId: named.id, id: region.id });
  return region;
}

function championshipFor(
  catalogue: Catalogue,
  source: string,
  { sport, championship: named }: FeedFixture,
  region: RegionEntry,
): ChampionshipEntry {
  const { book, ids, writeBehind } = catalogue;
  const { slug, name, rank = LAST_RANK } = named;
  const known = book.championshipOf(source, named.id);
  if (known !== undefined) {
    const next = { slug, name, rank, region };
    if (sameJson({ slug: known.slug, name: known.name, rank: known.rank, region: known.region }, next))
      return known;
    writeBehind.championshipChanged(Object.assign(known, next));
    return known;
  }
  const championship: ChampionshipEntry = { id: ids.next(), sport, slug, name, rank, region };
  book.championships.set(championship.id, championship);
  book.nameExternally('championship', source, named.id, championship.id);
  writeBehind.championshipChanged(championship);
  writeBehind.refAdded({ source, kind: 'championship', externalId: named.id, id: championship.id });
  return championship;
}

function addEvent(
  { book, ids, writeBehind }: Catalogue,
  producer: ProducerEntry,
  fixture: Omit<FeedFixture, keyof Sides> & Sides,
  championship: ChampionshipEntry,
  nowMs: number,
): void {
  const event: EventEntry = {
    id: ids.next(),
    externalId: fixture.event,
    producer,
    sport: fixture.sport,
    championship,
    home: fixture.home,
    away: fixture.away,
    field: fixture.field,
    state: { status: 'upcoming', startsAtMs: fixture.startsAtMs, period: '', score: [0, 0], parts: [] },
    finalScore: undefined,
    model: undefined,
    betStops: 0,
    lastClosed: 0,
    endedAtMs: undefined,
    absentSinceMs: undefined,
    heardAtMs: nowMs,
    silentSinceMs: undefined,
    ordered: NOTHING_ORDERED,
    markets: new Map(),
  };
  book.addEvent(event);
  book.eventChanged(event, 'soon');
  writeBehind.refAdded({
    source: producer.name,
    kind: 'event',
    externalId: fixture.event,
    id: event.id,
  });
}

function updateEvent(
  book: Book,
  event: EventEntry,
  fixture: Pick<FeedFixture, 'startsAtMs'> & Sides & { readonly championship: ChampionshipEntry },
  nowMs: number,
): void {
  const { championship } = fixture;
  const moved =
    event.championship !== championship ||
    event.state.startsAtMs !== fixture.startsAtMs ||
    !sameJson([event.home, event.away, event.field], [fixture.home, fixture.away, fixture.field]);
  if (!moved) return;
  event.championship = championship;
  event.home = fixture.home;
  event.away = fixture.away;
  event.field = fixture.field;
  event.state = { ...event.state, startsAtMs: fixture.startsAtMs };
  followOrders(book, event, nowMs);
  book.eventChanged(event, 'soon');
}

function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
