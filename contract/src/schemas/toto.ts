import { Type, type Static } from 'typebox';

import { OperatorReason } from './operators.ts';
import { Amount, BetNumber, DecimalId, IsoCurrency, LocalizedName, Slug, TimestampMs } from './primitives.ts';
import { Competitor } from './sportsbook.ts';

const closed = { additionalProperties: false };
const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** `results-15` and the like: the kinds of the package `games`. */
export const PoolCodeText = Slug;
/** How a draw stands: sells, waits for results, was paid, or is off with its stakes returned. */
export const TotoPhase = Type.Enum(['open', 'closed', 'settled', 'off']);
export type TotoPhase = Static<typeof TotoPhase>;

const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Hits = Type.Integer({ minimum: 0, maximum: 100 });
const Bps = Type.Integer({ minimum: 0, maximum: 10_000 });
/** A choice of one event: a bit for each outcome. */
const Choice = Type.Integer({ minimum: 1, maximum: 65_535 });
/** Rows of choices over all events of a draw. */
export const TotoEntries = Type.Array(Type.Array(Choice, { minItems: 1, maxItems: 20 }), {
  minItems: 1,
  maxItems: 100,
});

export const TotoCategory = Type.Object({
  hits: Hits,
  shareBps: Bps,
  whenEmpty: Type.Enum(['jackpot', 'down']),
});
export type TotoCategory = Static<typeof TotoCategory>;

/** A category of a draw that was decided. */
export const TotoDividend = Type.Object({
  hits: Hits,
  /** Winning columns. */
  winners: Type.String({ pattern: '^\\d{1,18}$' }),
  amount: Amount,
  /** What each winning column is paid. */
  column: Amount,
});
export type TotoDividend = Static<typeof TotoDividend>;

/** GET /web-api/toto/draws: a draw in a list. */
export const TotoDrawCard = Type.Object({
  id: DecimalId,
  pool: PoolCodeText,
  currency: IsoCurrency,
  phase: TotoPhase,
  columnPrice: Amount,
  opensAtMs: TimestampMs,
  closesAtMs: TimestampMs,
  /** Until when matches may end. */
  windowEndsAtMs: TimestampMs,
  /** What is in the pool now: stakes less the house's share. */
  fund: Amount,
  /** What it began with; of one that is not decided what it takes if it is decided next, and 0 where another is before it. */
  jackpot: Amount,
  coupons: Count,
  /** What the first category paid a column, once it is decided; null before and where nobody won it. */
  best: Nullable(TotoDividend),
});
export type TotoDrawCard = Static<typeof TotoDrawCard>;

export const TotoDrawsView = Type.Object({
  draws: Type.Array(TotoDrawCard, { maxItems: 50 }),
  /** Asks for what is older; null where there is no more. */
  next: Nullable(DecimalId),
});
export type TotoDrawsView = Static<typeof TotoDrawsView>;

export const TotoDrawsQuery = Type.Object({
  /** Draws that sell or wait for results, or those that are over. */
  which: Type.Enum(['now', 'past']),
  currency: IsoCurrency,
  pool: Type.Optional(PoolCodeText),
  before: Type.Optional(DecimalId),
  /** Those alone that closed from one moment on until before the other. */
  fromMs: Type.Optional(TimestampMs),
  toMs: Type.Optional(TimestampMs),
});

export const TotoEvent = Type.Object({
  eventId: DecimalId,
  sport: Slug,
  championship: LocalizedName,
  home: Competitor,
  away: Competitor,
  startsAtMs: TimestampMs,
  /** Thousandths by outcome, by the sportsbook's prices without margin; null where there are none. */
  chancesMilli: Nullable(Type.Array(Type.Integer({ minimum: 0, maximum: 1000 }), { maxItems: 16 })),
  /** Thousandths of the columns' stakes that name each outcome; null while nothing is staked. */
  picksMilli: Nullable(Type.Array(Type.Integer({ minimum: 0, maximum: 1000 }), { maxItems: 16 })),
  score: Nullable(Type.Tuple([Count, Count])),
  /** The place of the outcome, or that all are right; null while it is not known. */
  outcome: Nullable(Type.Union([Type.Integer({ minimum: 0, maximum: 15 }), Type.Literal('all')])),
  /** False for one that was decided without having been played; null while it is not known. */
  isPlayed: Nullable(Type.Boolean()),
});
export type TotoEvent = Static<typeof TotoEvent>;

export const TotoDrawView = Type.Object({
  ...TotoDrawCard.properties,
  houseBps: Bps,
  categories: Type.Array(TotoCategory, { maxItems: 20 }),
  unplayed: Type.Enum(['all-right', 'by-lot']),
  leastPlayed: Count,
  mostColumns: Count,
  leastStake: Amount,
  mostStake: Amount,
  events: Type.Array(TotoEvent, { maxItems: 20 }),
  /** SHA-256 of the seed of its lots, known before sales open. */
  commitment: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  /** Of a draw that was decided. */
  result: Nullable(
    Type.Object({
      decidedAtMs: TimestampMs,
      stakes: Amount,
      house: Amount,
      jackpotBefore: Amount,
      paid: Amount,
      jackpotAfter: Amount,
      remainder: Amount,
      dividends: Type.Array(TotoDividend, { maxItems: 20 }),
      seed: Type.String({ pattern: '^[0-9a-f]{64}$' }),
      publicValue: Type.String({ maxLength: 200 }),
    }),
  ),
});
export type TotoDrawView = Static<typeof TotoDrawView>;

/** POST /web-api/toto/coupons. The stake is what the page counted: another one is refused. */
export const NewTotoCoupon = Type.Object(
  {
    drawId: DecimalId,
    accountId: DecimalId,
    stake: Amount,
    entries: TotoEntries,
    /** A coupon that the house pays: its stake is the gift's whole. */
    giftId: Type.Optional(DecimalId),
  },
  closed,
);
export type NewTotoCoupon = Static<typeof NewTotoCoupon>;

export const TotoCouponState = Type.Enum(['open', 'won', 'lost', 'void']);
export const TotoCouponView = Type.Object({
  id: DecimalId,
  number: BetNumber,
  drawId: DecimalId,
  pool: PoolCodeText,
  phase: TotoPhase,
  currency: IsoCurrency,
  stake: Amount,
  /** The house paid its stake: where that is given back the gift comes back, and no money. */
  isGift: Type.Boolean(),
  columns: Count,
  entries: TotoEntries,
  acceptedAtMs: TimestampMs,
  state: TotoCouponState,
  paid: Nullable(Amount),
  /** Columns with 0, 1, … events right, once the draw is decided. */
  hitColumns: Nullable(Type.Array(Count, { maxItems: 21 })),
});
export type TotoCouponView = Static<typeof TotoCouponView>;

export const TotoCouponsView = Type.Object({
  coupons: Type.Array(TotoCouponView, { maxItems: 20 }),
  next: Nullable(DecimalId),
});
export type TotoCouponsView = Static<typeof TotoCouponsView>;

export const TotoCouponsQuery = Type.Object({
  before: Type.Optional(DecimalId),
  /** Those of one draw alone. */
  drawId: Type.Optional(DecimalId),
});
export type TotoCouponsQuery = Static<typeof TotoCouponsQuery>;

/** POST /operator-api/toto/draws: what is not said is the kind's. */
export const TotoDrawRequest = Type.Object(
  {
    pool: PoolCodeText,
    currency: IsoCurrency,
    columnPrice: Amount,
    /** In the order of the coupon; without them the matches that begin next, after an hour. */
    eventIds: Type.Optional(Type.Array(DecimalId, { minItems: 1, maxItems: 20 })),
    /** Sales close then, or at the first kick-off where that is earlier. */
    closesAtMs: Type.Optional(TimestampMs),
    houseBps: Type.Optional(Bps),
    categories: Type.Optional(
      Type.Array(
        Type.Object({ hits: Hits, shareBps: Bps, whenEmpty: Type.Enum(['jackpot', 'down']) }, closed),
        { minItems: 1, maxItems: 20 },
      ),
    ),
    reason: OperatorReason,
  },
  closed,
);
export type TotoDrawRequest = Static<typeof TotoDrawRequest>;

/** Closes sales: now, or as of an earlier moment, since when coupons are void. */
export const TotoClose = Type.Object({ sinceMs: Type.Optional(TimestampMs), reason: OperatorReason }, closed);
export const TotoDecision = Type.Object({ reason: OperatorReason }, closed);

export const OperatorTotoDraw = Type.Object({
  ...TotoDrawCard.properties,
  /** Coupons that were not paid or ended yet. */
  unended: Count,
  stakes: Amount,
  house: Nullable(Amount),
  paid: Nullable(Amount),
});
export type OperatorTotoDraw = Static<typeof OperatorTotoDraw>;
/** What a decision about a draw came to: done, or waiting for another operator as a proposal. */
export const OperatorTotoDecision = Type.Object({ draw: OperatorTotoDraw, proposalId: Nullable(DecimalId) });
export type OperatorTotoDecision = Static<typeof OperatorTotoDecision>;
export const OperatorTotoDrawsView = Type.Object({ draws: Type.Array(OperatorTotoDraw, { maxItems: 100 }) });
export type OperatorTotoDrawsView = Static<typeof OperatorTotoDrawsView>;
