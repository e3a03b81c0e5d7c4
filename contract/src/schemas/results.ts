import { Type, type Static } from 'typebox';

import { Scorecards } from './cricket-state.ts';
import { NamedPlacings, WithdrawnRunners } from './placings.ts';
import { DecimalId, LocalizedName, Slug, TimestampMs } from './primitives.ts';
import { Competitor, Pair } from './sportsbook.ts';

/** Longest time whose results are asked for at once, in days: a search goes through all of it. */
export const RESULTS_DAYS_MAX = 31;

/** Matches that began from `fromMs` on and before `toMs`: at most `RESULTS_DAYS_MAX` days. */
const ResultsTime = { fromMs: TimestampMs, toMs: TimestampMs };

/** GET /web-api/sportsbook/results: matches that are over, the latest first. */
export const ResultsQuery = Type.Object({
  ...ResultsTime,
  sport: Type.Optional(Slug),
  championshipId: Type.Optional(DecimalId),
  /** Words of which each is in the name of a side, in any language. */
  search: Type.Optional(Type.String({ minLength: 2, maxLength: 60 })),
  /** `next` of the page before. */
  cursor: Type.Optional(Type.String({ pattern: '^\\d{1,15}-[1-9]\\d{0,18}$' })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
});
export type ResultsQuery = Static<typeof ResultsQuery>;

/** A match that is over. */
export const ResultView = Type.Object({
  id: DecimalId,
  sport: Slug,
  championship: Type.Object({ id: DecimalId, name: LocalizedName }),
  region: Type.Object({ code: Type.String(), name: LocalizedName }),
  home: Competitor,
  away: Competitor,
  status: Type.Union([Type.Literal('ended'), Type.Literal('cancelled')]),
  startsAtMs: TimestampMs,
  /** As its bets were settled by, where that came; else as it stood at its end. */
  score: Pair,
  /** Of each period that was played, where the sport tells them. */
  parts: Type.Array(Pair),
  /** Of an event with a field alone, whose sides are both called as its title: who came first. */
  winners: Type.Optional(Type.Array(LocalizedName)),
  /** And the whole order it came in by, where its feed told that. */
  placings: Type.Optional(NamedPlacings),
  /** Who of the field was withdrawn; absent where nobody was. */
  withdrawn: Type.Optional(WithdrawnRunners),
  /** Of cricket, where a team's matches are asked for. */
  cards: Type.Optional(Scorecards),
});
export type ResultView = Static<typeof ResultView>;

export const ResultsView = Type.Object({
  events: Type.Array(ResultView),
  next: Type.Union([Type.String(), Type.Null()]),
});
export type ResultsView = Static<typeof ResultsView>;

/** GET /web-api/sportsbook/result-counts. */
export const ResultCountsQuery = Type.Object(ResultsTime);
export type ResultCountsQuery = Static<typeof ResultCountsQuery>;

/** How many matches of that time are over: sports in the order lists show them, championships by rank. */
export const ResultCountsView = Type.Object({
  sports: Type.Array(
    Type.Object({
      slug: Slug,
      count: Type.Integer({ minimum: 1 }),
      championships: Type.Array(
        Type.Object({
          id: DecimalId,
          name: LocalizedName,
          regionCode: Type.String(),
          regionName: LocalizedName,
          count: Type.Integer({ minimum: 1 }),
        }),
      ),
    }),
  ),
});
export type ResultCountsView = Static<typeof ResultCountsView>;
