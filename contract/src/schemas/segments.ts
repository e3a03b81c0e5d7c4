import { Type, type Static } from 'typebox';

import { OperatorReason } from './operators.ts';
import { IsoCurrency, Ordinal, Slug, TimestampMs } from './primitives.ts';
import { OfPlayers } from './who.ts';

const closed = { additionalProperties: false };
const Days = (maximum: number) => Type.Integer({ minimum: 1, maximum });

export const SegmentCode = Slug;

/** So many there may be at once: all of them are one list. */
export const MOST_SEGMENTS = 500;

/** Who is in a segment: whoever is of all that is said of facts the server has. */
export const SegmentConditions = Type.Object(
  {
    ...OfPlayers,
    /** At least so many days after the registration. */
    registeredFor: Type.Optional(Days(10_000)),
    /** Of the main account. */
    mainCurrencies: Type.Optional(Type.Array(IsoCurrency, { minItems: 1, maxItems: 50, uniqueItems: true })),
    /** So many deposits or more were credited in the last days; one that was charged back is none. */
    deposits: Type.Optional(
      Type.Object({ lastDays: Days(3_650), atLeast: Type.Integer({ minimum: 1, maximum: 10_000 }) }, closed),
    ),
    /** The last stake, of any product, is at least so many days ago; of who never staked the registration. */
    noStakeFor: Type.Optional(Days(3_650)),
  },
  { minProperties: 1, ...closed },
);
export type SegmentConditions = Static<typeof SegmentConditions>;

/** What names a segment now and takes players in, or will. */
export const SegmentUse = Type.Object({
  of: Type.Enum(['promotion', 'race']),
  code: Slug,
});
export type SegmentUse = Static<typeof SegmentUse>;

const Kept = {
  code: SegmentCode,
  /** Counts up with each change. */
  version: Ordinal,
  conditions: SegmentConditions,
  author: Type.String(),
  changedAtMs: TimestampMs,
  usedBy: Type.Array(SegmentUse),
};

/** A segment as operators see it. */
export const SegmentView = Type.Object(Kept);
export type SegmentView = Static<typeof SegmentView>;

/** GET /operator-api/segments/:code. */
export const SegmentPlayersView = Type.Object({
  ...Kept,
  /** How many players are in it now. */
  players: Type.Integer({ minimum: 0 }),
});
export type SegmentPlayersView = Static<typeof SegmentPlayersView>;

/** GET /operator-api/segments, by their codes. */
export const SegmentsView = Type.Object({
  segments: Type.Array(SegmentView, { maxItems: MOST_SEGMENTS }),
  /** `SegmentConditions` as JSON Schema: what can be said. */
  schema: Type.Unknown(),
});
export type SegmentsView = Static<typeof SegmentsView>;

/** POST /operator-api/segments: makes one, or changes the one of a version. */
export const SegmentRequest = Type.Object(
  {
    code: SegmentCode,
    conditions: SegmentConditions,
    /** The version that is changed; 0 makes a new one. */
    seen: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    reason: OperatorReason,
  },
  closed,
);
export type SegmentRequest = Static<typeof SegmentRequest>;
