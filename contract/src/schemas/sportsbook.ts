import { Type, type Static } from 'typebox';

import { LIST_ORDERS } from '../sportsbook/list-orders.ts';
import { TIME_FILTERS } from '../sportsbook/time-filters.ts';
import { CricketState } from './cricket-state.ts';
import { MarketTypeView } from './market-types.ts';
import { MOST_RUNNERS, Placings } from './placings.ts';
import { DecimalId, LocalizedName, OddsMilliSchema, OutcomeCode, Slug, TimestampMs } from './primitives.ts';

export const BetSection = Type.Union([Type.Literal('live'), Type.Literal('line')]);
export type BetSection = Static<typeof BetSection>;

/** Two colours and one pattern a team is known by: drawn, never a club's crest. */
export const Silk = Type.Object({
  pattern: Type.Union([
    Type.Literal('solid'),
    Type.Literal('stripes'),
    Type.Literal('halves'),
    Type.Literal('sleeves'),
    Type.Literal('band'),
    Type.Literal('sash'),
  ]),
  colours: Type.Tuple([
    Type.String({ pattern: '^#[0-9a-f]{6}$' }),
    Type.String({ pattern: '^#[0-9a-f]{6}$' }),
  ]),
});
export type Silk = Static<typeof Silk>;

export const Competitor = Type.Object({ name: LocalizedName, silk: Silk });
export type Competitor = Static<typeof Competitor>;

/** One of a field: its code is that of its outcome in every market of the event. */
export const Runner = Type.Object({ code: OutcomeCode, name: LocalizedName, silk: Silk });
export type Runner = Static<typeof Runner>;

/** Many who compete in one event: a race, a championship to be won. */
export const Field = Type.Object({
  /** What the event is called. */
  title: LocalizedName,
  runners: Type.Array(Runner, { minItems: 2, maxItems: MOST_RUNNERS }),
});
export type Field = Static<typeof Field>;

/** How a race stands: how far each runner is, in thousandths of the whole course. */
export const RaceState = Type.Object({
  laps: Type.Integer({ minimum: 1, maximum: 1000 }),
  runners: Type.Array(
    Type.Object({ code: OutcomeCode, courseMilli: Type.Integer({ minimum: 0, maximum: 1000 }) }),
    { maxItems: MOST_RUNNERS },
  ),
});
export type RaceState = Static<typeof RaceState>;

/** Each way as a market offers it (rules §10): so many places pay this part, one in `den`, of the price. */
export const EachWayOffer = Type.Object({
  places: Type.Integer({ minimum: 2, maximum: 20 }),
  num: Type.Integer({ minimum: 1, maximum: 100 }),
  den: Type.Integer({ minimum: 1, maximum: 100 }),
});
export type EachWayOffer = Static<typeof EachWayOffer>;

/** `open` takes bets, `suspended` may open again, `closed` waits for its result, `settled` has one. */
export const MarketStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('suspended'),
  Type.Literal('closed'),
  Type.Literal('settled'),
]);
export type MarketStatus = Static<typeof MarketStatus>;

export const SelectionView = Type.Object({
  outcome: OutcomeCode,
  oddsMilli: OddsMilliSchema,
  open: Type.Boolean(),
  /** Of an outcome its type does not list: a player, a team. */
  name: Type.Optional(LocalizedName),
});
export type SelectionView = Static<typeof SelectionView>;

/** A market as players see it. `version` is the price version, "epoch.n" (rules §5). */
export const MarketView = Type.Object({
  id: DecimalId,
  /** Key of its type, whose names and shape come with the answer or the topic. */
  type: Type.String(),
  /** Sorted canonical specifiers: { line: "2.5" }. Part of the market's identity. */
  specifiers: Type.Record(Type.String(), Type.String()),
  status: MarketStatus,
  version: Type.String(),
  /** Why it is suspended, as a reason key of the betting dictionary: `goal`, `feed`, `bet-stop`. */
  reason: Type.Optional(Type.String()),
  suspendedSinceMs: Type.Optional(TimestampMs),
  selections: Type.Array(SelectionView),
  /** Its selections can be bet on each way. */
  eachWay: Type.Optional(EachWayOffer),
});
export type MarketView = Static<typeof MarketView>;

export const EventStatus = Type.Union([
  Type.Literal('upcoming'),
  Type.Literal('live'),
  Type.Literal('ended'),
  Type.Literal('cancelled'),
]);
export type EventStatus = Static<typeof EventStatus>;

const PersonName = Type.Union([Type.String(), LocalizedName]);

export const Incident = Type.Object({
  kind: Type.Union([
    Type.Literal('goal'),
    Type.Literal('yellow-card'),
    Type.Literal('red-card'),
    Type.Literal('corner'),
    Type.Literal('period'),
    Type.Literal('substitution'),
    Type.Literal('lap'),
    Type.Literal('stumble'),
  ]),
  /** Match clock in seconds, as shown: 1st half 0..2700+, 2nd half from 2700. */
  atSec: Type.Integer({ minimum: 0 }),
  side: Type.Optional(Type.Union([Type.Literal('home'), Type.Literal('away')])),
  /** Who did it, was booked or came on; a text where it is known in one language alone. */
  name: Type.Optional(PersonName),
  /** Who was replaced. */
  off: Type.Optional(PersonName),
  /** A goal that counts for `side` and was scored by the other: nobody's in markets of scorers. */
  ownGoal: Type.Optional(Type.Literal(true)),
});
export type Incident = Static<typeof Incident>;

export const Pair = Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })]);

/** Score and clock. Parts are halves, quarters or sets; `points` is the running tennis game ("40","A"). */
export const EventState = Type.Object({
  status: EventStatus,
  startsAtMs: TimestampMs,
  /** A period of the sport (`periods` of SPORTS), `` before start. */
  period: Type.String(),
  /** Match clock in seconds at `clockAtMs` (feed clock); absent for sports without a clock. */
  clockSec: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Server time the clock was read, and how many match seconds pass in one server second (0 when stopped). */
  clockAtMs: Type.Optional(TimestampMs),
  clockRate: Type.Optional(Type.Number({ minimum: 0 })),
  score: Pair,
  parts: Type.Array(Pair),
  points: Type.Optional(Type.Tuple([Type.String(), Type.String()])),
  server: Type.Optional(Type.Union([Type.Literal('home'), Type.Literal('away')])),
  redCards: Type.Optional(Pair),
  incidents: Type.Optional(Type.Array(Incident)),
  cricket: Type.Optional(CricketState),
  race: Type.Optional(RaceState),
  /** Of a field that is over: who came first, several where they share the place. */
  winners: Type.Optional(Type.Array(OutcomeCode, { maxItems: MOST_RUNNERS })),
  /** The whole order it came in by, where its feed tells that. */
  placings: Type.Optional(Placings),
  /** Pairs by key for the statistics panel: possession, attacks, dangerous-attacks, shots, corners, yellow-cards. */
  stats: Type.Optional(Type.Record(Type.String(), Pair)),
});
export type EventState = Static<typeof EventState>;

export const EventDetail = Type.Object({
  id: DecimalId,
  sport: Slug,
  championship: Type.Object({ id: DecimalId, slug: Slug, name: LocalizedName }),
  region: Type.Object({ code: Type.String(), name: LocalizedName }),
  /** Both sides of an event with a field are called as its title: nobody plays against themself. */
  home: Competitor,
  away: Competitor,
  field: Type.Optional(Field),
  state: EventState,
  /** Total of open markets, of which `markets` may be a part. */
  marketCount: Type.Integer({ minimum: 0 }),
  markets: Type.Array(MarketView),
  /** Those of its markets, where all of them are answered: of one event, and the snapshot of `event:`. */
  types: Type.Optional(Type.Array(MarketTypeView)),
  /** In the same answers: types of which selections can be bet on together at one price; absent where there is no builder. */
  builder: Type.Optional(Type.Array(Type.String())),
});
export type EventDetail = Static<typeof EventDetail>;

export const CatalogueChampionship = Type.Object({
  id: DecimalId,
  slug: Slug,
  name: LocalizedName,
  regionCode: Type.String(),
  regionName: LocalizedName,
  live: Type.Integer({ minimum: 0 }),
  line: Type.Integer({ minimum: 0 }),
  /** Events that ask who wins it; absent where there is none. */
  outrights: Type.Optional(Type.Integer({ minimum: 1 })),
});
export const CatalogueSport = Type.Object({
  slug: Slug,
  name: LocalizedName,
  live: Type.Integer({ minimum: 0 }),
  line: Type.Integer({ minimum: 0 }),
  outrights: Type.Optional(Type.Integer({ minimum: 1 })),
  championships: Type.Array(CatalogueChampionship),
});
/**
 * GET /web-api/sportsbook/catalogue and the `catalogue` topic. Of a sport it names the championships that have a listed
 * event now, and no other. `live` and `line` count matches, `outrights` who wins what.
 */
export const CatalogueView = Type.Object({ sports: Type.Array(CatalogueSport) });
export type CatalogueView = Static<typeof CatalogueView>;

/** GET /web-api/sportsbook/championships/:id: what a championship is called, with events or without. */
export const ChampionshipView = Type.Object({
  id: DecimalId,
  sport: Slug,
  slug: Slug,
  name: LocalizedName,
  region: Type.Object({ code: Type.String(), name: LocalizedName }),
});
export type ChampionshipView = Static<typeof ChampionshipView>;

/** Lists are of one of them. */
export const EventKind = Type.Enum(['matches', 'outrights'], { default: 'matches' });
export type EventKind = Static<typeof EventKind>;

/** GET /web-api/sportsbook/events: listed events with their list markets; championships in order. */
export const EventListQuery = Type.Object({
  section: BetSection,
  /** Matches and races, or who wins a championship. */
  kind: Type.Optional(EventKind),
  sport: Type.Optional(Slug),
  championshipId: Type.Optional(DecimalId),
  /** Line only: events that start before this many hours from now. */
  withinHours: Type.Optional(Type.Integer({ minimum: 1, maximum: 720 })),
  /** Line only: events that start from `fromMs` on and before `toMs`: a day of the reader's. */
  fromMs: Type.Optional(TimestampMs),
  toMs: Type.Optional(TimestampMs),
  /** What each finds is in docs/site.md. */
  time: Type.Optional(Type.Enum([...TIME_FILTERS], { default: 'all' })),
  order: Type.Optional(Type.Enum([...LIST_ORDERS], { default: 'championship' })),
  search: Type.Optional(Type.String({ minLength: 2, maxLength: 60 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 100 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000, default: 0 })),
});
export type EventListQuery = Static<typeof EventListQuery>;
export const EventListView = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  events: Type.Array(EventDetail),
  /** Those of its markets, and all that fill a column of a listed sport. */
  types: Type.Array(MarketTypeView),
});
export type EventListView = Static<typeof EventListView>;
