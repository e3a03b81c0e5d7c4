import { Type, type Static } from 'typebox';

import {
  LocalizedName,
  OddsMilliSchema,
  Ordinal,
  OutcomeCode,
  Rank,
  ResultRevision,
  Slug,
  TimestampMs,
} from './primitives.ts';
import { MarketDescription } from './market-types.ts';
import { PriceModel } from './price-model.ts';
import { Competitor, EachWayOffer, EventState, Field, Pair } from './sportsbook.ts';

/** An id in the feed's own naming; mapped to ours by (source, kind, external id) (rules §5). */
const ExternalId = Type.String({ minLength: 1, maxLength: 120 });

const FeedMarketKey = {
  /** Key of one of our own types, or `<producer>:<id>` of one the producer has described. */
  type: Type.String({ maxLength: 70 }),
  specifiers: Type.Record(Type.String({ maxLength: 20 }), Type.String({ maxLength: 64 })),
};

export const FeedFixture = Type.Object({
  kind: Type.Literal('fixture'),
  event: ExternalId,
  sport: Slug,
  region: Type.Object({ id: ExternalId, code: Type.String({ maxLength: 12 }), name: LocalizedName }),
  championship: Type.Object({
    id: ExternalId,
    slug: Slug,
    name: LocalizedName,
    rank: Type.Optional(Rank),
  }),
  /** Both sides of a match; an event with a field has that in their place. */
  home: Type.Optional(Competitor),
  away: Type.Optional(Competitor),
  field: Type.Optional(Field),
  /** Kick-off on the feed clock, which for a running product is server time. */
  startsAtMs: TimestampMs,
});

/** Every market listed is replaced whole: a selection it no longer names is suspended, never deleted. */
export const FeedPrices = Type.Object({
  kind: Type.Literal('prices'),
  event: ExternalId,
  /** What these and the event's other prices are taken from now; absent where the producer tells none. */
  model: Type.Optional(PriceModel),
  markets: Type.Array(
    Type.Object({
      ...FeedMarketKey,
      status: Type.Union([Type.Literal('open'), Type.Literal('suspended'), Type.Literal('closed')]),
      reason: Type.Optional(Type.String({ maxLength: 40 })),
      selections: Type.Array(
        Type.Object({
          outcome: OutcomeCode,
          oddsMilli: OddsMilliSchema,
          open: Type.Optional(Type.Boolean()),
          /** Of an outcome its type does not list: a player, a team. */
          name: Type.Optional(LocalizedName),
        }),
        { maxItems: 200 },
      ),
      /** Each way on a market whose outcomes are of one winner: the event has a market of so many places, too. */
      eachWay: Type.Optional(EachWayOffer),
    }),
    { maxItems: 500 },
  ),
});

export const FeedBetStop = Type.Object({
  kind: Type.Literal('bet-stop'),
  event: ExternalId,
  reason: Type.String({ maxLength: 40 }),
});

export const FeedScore = Type.Object({ kind: Type.Literal('score'), event: ExternalId, state: EventState });

export const FeedResult = Type.Object({
  kind: Type.Literal('result'),
  event: ExternalId,
  /** Grows by one with each correction of the same event's results. */
  revision: ResultRevision,
  /** Not confirmed yet: it does not take the place of a result that is. */
  preliminary: Type.Optional(Type.Boolean()),
  finalScore: Type.Optional(Pair),
  markets: Type.Array(
    Type.Object({
      ...FeedMarketKey,
      /** The sender does not know whether it ever offered this market; if not, its result has no effect. */
      ifOffered: Type.Optional(Type.Boolean()),
      selections: Type.Array(
        Type.Object({
          outcome: OutcomeCode,
          won: Type.Union([Type.Literal(0), Type.Literal(1)]),
          voidHalves: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])),
          deadHeat: Type.Optional(
            Type.Tuple([Type.Integer({ minimum: 1 }), Type.Integer({ minimum: 1, maximum: 100 })]),
          ),
        }),
        { maxItems: 200 },
      ),
    }),
    { maxItems: 500 },
  ),
});

/** Voids bets accepted in [fromMs, toMs) on the event or on the listed markets of it. */
export const FeedCancel = Type.Object({
  kind: Type.Literal('cancel'),
  event: ExternalId,
  fromMs: TimestampMs,
  toMs: TimestampMs,
  markets: Type.Optional(Type.Array(Type.Object(FeedMarketKey))),
  reason: Type.String({ maxLength: 120 }),
});

/** Takes back every cancel whose window lies in [fromMs, toMs), of the listed markets or of all of the event. */
export const FeedCancelRollback = Type.Object({
  kind: Type.Literal('cancel-rollback'),
  event: ExternalId,
  fromMs: TimestampMs,
  toMs: TimestampMs,
  markets: Type.Optional(Type.Array(Type.Object(FeedMarketKey))),
});

/** Takes back results (to open) of the listed markets, or of all the event's markets. */
export const FeedRollback = Type.Object({
  kind: Type.Literal('rollback'),
  event: ExternalId,
  revision: ResultRevision,
  markets: Type.Optional(Type.Array(Type.Object(FeedMarketKey))),
});

/** Kinds of market of the producer itself, each whole: all variants of a type in one message. */
export const FeedMarketTypes = Type.Object({
  kind: Type.Literal('market-types'),
  types: Type.Array(MarketDescription, { maxItems: 500 }),
});

export const Position = Type.Union([
  Type.Literal('goalkeeper'),
  Type.Literal('defender'),
  Type.Literal('midfielder'),
  Type.Literal('forward'),
]);
export type Position = Static<typeof Position>;

/** Who plays for a team, whole: whoever was of it and is no longer named has left. */
export const FeedSquad = Type.Object({
  kind: Type.Literal('squad'),
  sport: Slug,
  /** As fixtures name it: teams have no other id. */
  team: LocalizedName,
  players: Type.Array(
    Type.Object({ id: ExternalId, name: LocalizedName, position: Type.Optional(Position) }),
    { maxItems: 100 },
  ),
});

export const FeedHeartbeat = Type.Object({ kind: Type.Literal('heartbeat') });
/** After a gap or a new epoch: everything between begin and end is the producer's full picture. */
export const FeedSnapshotBegin = Type.Object({ kind: Type.Literal('snapshot-begin') });
export const FeedSnapshotEnd = Type.Object({ kind: Type.Literal('snapshot-end') });

export const FeedBody = Type.Union([
  FeedFixture,
  FeedPrices,
  FeedBetStop,
  FeedScore,
  FeedResult,
  FeedCancel,
  FeedRollback,
  FeedCancelRollback,
  FeedMarketTypes,
  FeedSquad,
  FeedHeartbeat,
  FeedSnapshotBegin,
  FeedSnapshotEnd,
]);
export type FeedBody = Static<typeof FeedBody>;

/** Why a message, or a part of it, was not taken: about which market and outcome, where it is about one. */
export const FeedFault = Type.Object({
  code: Type.Union([
    Type.Literal('FEED_MALFORMED'),
    Type.Literal('FEED_UNMAPPED'),
    Type.Literal('FEED_STALE'),
    Type.Literal('RESULT_INCOMPLETE'),
    Type.Literal('RESULT_IMPOSSIBLE'),
    Type.Literal('RESULT_CONFLICT'),
    Type.Literal('RESULT_NOT_OFFERED'),
    Type.Literal('RESULT_TOO_EARLY'),
  ]),
  market: Type.Optional(Type.Object(FeedMarketKey)),
  outcome: Type.Optional(Type.String()),
  /** In English, for whoever runs the provider. */
  reason: Type.String(),
});
export type FeedFault = Static<typeof FeedFault>;

/** One message of a producer. `seq` starts at 1 in each epoch and grows by one (rules §5). */
export const FeedMessage = Type.Object({
  producer: Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' }),
  epoch: Ordinal,
  seq: Ordinal,
  generatedAtMs: TimestampMs,
  body: FeedBody,
});
export type FeedMessage = Static<typeof FeedMessage>;
export type FeedFixture = Static<typeof FeedFixture>;
export type FeedPrices = Static<typeof FeedPrices>;
export type FeedScore = Static<typeof FeedScore>;
export type FeedResult = Static<typeof FeedResult>;
export type FeedCancel = Static<typeof FeedCancel>;
export type FeedMarketTypes = Static<typeof FeedMarketTypes>;
export type FeedSquad = Static<typeof FeedSquad>;
export type FeedRollback = Static<typeof FeedRollback>;
export type FeedCancelRollback = Static<typeof FeedCancelRollback>;
