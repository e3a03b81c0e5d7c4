import { Type, type Static } from 'typebox';

import { DecimalId, LocalizedName, Slug, TimestampMs } from './primitives.ts';
import { Competitor, EventState, Pair } from './sportsbook.ts';

const Count = Type.Integer({ minimum: 0 });
export const MatchOutcome = Type.Union([Type.Literal('won'), Type.Literal('drawn'), Type.Literal('lost')]);
export type MatchOutcome = Static<typeof MatchOutcome>;

/** A match a side has played, told from that side. */
export const FormMatch = Type.Object({
  id: DecimalId,
  startsAtMs: TimestampMs,
  isHome: Type.Boolean(),
  opponent: Competitor,
  /** The side's own score first, wherever it played. */
  score: Pair,
  outcome: MatchOutcome,
});
export type FormMatch = Static<typeof FormMatch>;

/** The last matches of a side before this one, the latest first, and what they sum up to. */
export const TeamForm = Type.Object({
  matches: Type.Array(FormMatch, { maxItems: 20 }),
  won: Count,
  drawn: Count,
  lost: Count,
  scored: Count,
  conceded: Count,
});
export type TeamForm = Static<typeof TeamForm>;

/** A match that both sides played against each other. */
export const Meeting = Type.Object({
  id: DecimalId,
  startsAtMs: TimestampMs,
  /** Where the side that is at home in this event played then. */
  isHome: Type.Boolean(),
  /** This event's home side first. */
  score: Pair,
});
export type Meeting = Static<typeof Meeting>;

/** A side's line of the championship's table. */
export const TableRow = Type.Object({
  /** Sides that nothing tells apart share one. */
  place: Type.Integer({ minimum: 1 }),
  team: Competitor,
  played: Type.Integer({ minimum: 1 }),
  won: Count,
  drawn: Count,
  lost: Count,
  scored: Count,
  conceded: Count,
  /** By the sport's rule; null where it has none, and the share of matches won decides. */
  points: Type.Union([Count, Type.Null()]),
});
export type TableRow = Static<typeof TableRow>;

/**
 * GET /web-api/sportsbook/events/:id/statistics: an event that is to come, live or over, with what its sides did before it.
 * Matches that were cancelled count nowhere.
 */
export const EventStatisticsView = Type.Object({
  event: Type.Object({
    id: DecimalId,
    sport: Slug,
    championship: Type.Object({ id: DecimalId, slug: Slug, name: LocalizedName }),
    region: Type.Object({ code: Type.String(), name: LocalizedName }),
    home: Competitor,
    away: Competitor,
    /** With the incidents so far: the course of the score. */
    state: EventState,
  }),
  /** Of the home side, of the away side. */
  form: Type.Tuple([TeamForm, TeamForm]),
  /** The latest first. */
  meetings: Type.Array(Meeting, { maxItems: 10 }),
  /** Of the season that runs: matches of the championship up to now, until a break in it. */
  table: Type.Object({ sinceMs: Type.Union([TimestampMs, Type.Null()]), rows: Type.Array(TableRow) }),
});
export type EventStatisticsView = Static<typeof EventStatisticsView>;
