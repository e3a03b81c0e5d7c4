import { Type, type Static } from 'typebox';

import { OperatorReason } from './operators.ts';
import {
  Amount,
  DecimalId,
  inLanguages,
  IsoCurrency,
  Ordinal,
  ProductName,
  Slug,
  TimestampMs,
} from './primitives.ts';

const closed = { additionalProperties: false };

/** Points, whole; below zero after a correction took back what was spent. */
export const PointsBalance = Type.Integer({
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
});
export const PointsCount = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Days = Type.Integer({ minimum: 1, maximum: 3_650 });
/** A share in hundredths of a percent: 250 is 2.5 %. */
const BasisPoints = Type.Integer({ minimum: 1, maximum: 9_999 });

/** What a level or an offer is called. */
export const LoyaltyName = Type.Object(inLanguages(80), closed);

/** What stakes of a product earn. */
export const LoyaltyEarning = Type.Object(
  {
    product: ProductName,
    /** Thousandths of a point for each unit of the site's currency that was staked: 100 is a point for ten. */
    pointsPerUnitMilli: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    /** Stakes at a smaller total price earn nothing, where the product has prices. */
    leastOddsMilli: Type.Integer({ minimum: 1_000, maximum: 1_000_000 }),
    /** What the house keeps of this product's stakes by its rules: the bound of its cashback (rules §14). */
    edge: BasisPoints,
  },
  closed,
);
export type LoyaltyEarning = Static<typeof LoyaltyEarning>;

export const LoyaltyLevel = Type.Object(
  {
    code: Slug,
    name: LoyaltyName,
    /** Points earned within the window that reach it; the first level has 0. */
    threshold: PointsCount,
  },
  closed,
);
export type LoyaltyLevel = Static<typeof LoyaltyLevel>;

const CASHBACK_CODES = ['vip', 'premium'] as const;
export const CashbackCode = Type.Enum([...CASHBACK_CODES]);
export type CashbackCode = Static<typeof CashbackCode>;

/** A cashback: a part of what was lost with some products in a period, by level. */
export const LoyaltyCashback = Type.Object(
  {
    code: CashbackCode,
    products: Type.Array(ProductName, { minItems: 1, maxItems: 20 }),
    /** Days of a period; periods follow one another from a Monday. */
    periodDays: Type.Union([Type.Literal(1), Type.Literal(7), Type.Literal(28)]),
    /** The part of the net loss, by level; a level without a line gets none. */
    rates: Type.Array(Type.Object({ level: Slug, rate: BasisPoints }, closed), { minItems: 1, maxItems: 20 }),
    /** Most of what the house kept by its stated edge that goes back. */
    edgeShare: BasisPoints,
    /** Bounds of one payment, in the site's currency. */
    least: Amount,
    most: Amount,
    /** Days after the period in which it can be taken. */
    claimDays: Days,
  },
  closed,
);
export type LoyaltyCashback = Static<typeof LoyaltyCashback>;

/** Everything an operator says of the programme. A change is a new version; what was earned or given stays. */
export const LoyaltyTerms = Type.Object(
  {
    earning: Type.Array(LoyaltyEarning, { minItems: 1, maxItems: 20 }),
    /** Days after which points that were not spent are gone; null for never. */
    expiryDays: Type.Union([Days, Type.Null()]),
    /** From the lowest to the highest. */
    levels: Type.Array(LoyaltyLevel, { minItems: 1, maxItems: 20 }),
    /** Days whose earned points decide the level. */
    windowDays: Type.Integer({ minimum: 1, maximum: 366 }),
    /** Days a level that was reached is kept at least. */
    keepDays: Type.Integer({ minimum: 1, maximum: 366 }),
    cashback: Type.Array(LoyaltyCashback, { maxItems: CASHBACK_CODES.length }),
  },
  closed,
);
export type LoyaltyTerms = Static<typeof LoyaltyTerms>;

export const LoyaltyProgramme = Type.Object({
  version: Ordinal,
  fromMs: TimestampMs,
  terms: LoyaltyTerms,
});
export type LoyaltyProgramme = Static<typeof LoyaltyProgramme>;

export const LoyaltyProgrammeView = Type.Object({
  /** Null while there is none: nothing is earned. */
  programme: Type.Union([LoyaltyProgramme, Type.Null()]),
});
export type LoyaltyProgrammeView = Static<typeof LoyaltyProgrammeView>;

export const LoyaltyProgrammeRequest = Type.Object({ terms: LoyaltyTerms, reason: OperatorReason }, closed);
export type LoyaltyProgrammeRequest = Static<typeof LoyaltyProgrammeRequest>;

const POINTS_KINDS = ['earned', 'taken-back', 'expired', 'spent', 'returned', 'adjusted', 'given'] as const;
export const PointsKind = Type.Enum([...POINTS_KINDS]);
export type PointsKind = Static<typeof PointsKind>;

/** A line of the ledger of points. */
export const PointsLine = Type.Object({
  /** Its number within the player's account. */
  seq: Ordinal,
  kind: PointsKind,
  points: PointsBalance,
  balance: PointsBalance,
  /** Whose stakes earned them; null for what no stakes earned. */
  product: Type.Union([ProductName, Type.Null()]),
  atMs: TimestampMs,
  /** When they go, where they came and a rule says so. */
  expiresAtMs: Type.Union([TimestampMs, Type.Null()]),
});
export type PointsLine = Static<typeof PointsLine>;

export const POINTS_LINES_PAGE = 30;

export const PointsLinesQuery = Type.Object({ before: Type.Optional(DecimalId) }, closed);
export const PointsLinesView = Type.Object({
  lines: Type.Array(PointsLine, { maxItems: POINTS_LINES_PAGE }),
  /** Asked with `before` for the lines before these; null where there are none. */
  before: Type.Union([DecimalId, Type.Null()]),
});
export type PointsLinesView = Static<typeof PointsLinesView>;

/** What the player has, and what goes next. */
export const PointsView = Type.Object({
  /** False where the site gives no points now. */
  isRunning: Type.Boolean(),
  balance: PointsBalance,
  /** What goes next, unless it is spent before. */
  expiring: Type.Union([Type.Object({ points: PointsCount, atMs: TimestampMs }), Type.Null()]),
  earning: Type.Array(LoyaltyEarning),
  /** The currency that `earning` counts in. */
  currency: Type.String(),
  expiryDays: Type.Union([Days, Type.Null()]),
});
export type PointsView = Static<typeof PointsView>;

export const CashbackOf = Type.Object({ code: CashbackCode });

/** What a period brings: figures in the site's currency. */
export const CashbackPeriod = Type.Object({
  /** The period's name: its first day, counted from 1 January 1970. */
  firstDay: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  fromMs: TimestampMs,
  toMs: TimestampMs,
  claimUntilMs: TimestampMs,
  level: Slug,
  /** Net loss; below zero for a win. */
  lost: Amount,
  /** What the stakes cost by the stated edges. */
  edge: Amount,
  owed: Amount,
});
export type CashbackPeriod = Static<typeof CashbackPeriod>;

export const CashbackPaid = Type.Object({
  firstDay: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  fromMs: TimestampMs,
  level: Slug,
  lost: Amount,
  paid: Amount,
  currency: IsoCurrency,
  paidAtMs: TimestampMs,
});
export type CashbackPaid = Static<typeof CashbackPaid>;

export const CashbackView = Type.Object({
  code: CashbackCode,
  currency: IsoCurrency,
  products: Type.Array(ProductName),
  isOptedIn: Type.Boolean(),
  /** True during a break: nothing is given then. */
  isPaused: Type.Boolean(),
  /** What the running period would bring if it ended now. */
  current: CashbackPeriod,
  /** Periods that can be taken. */
  open: Type.Array(CashbackPeriod),
  paid: Type.Array(CashbackPaid),
  levels: Type.Array(
    Type.Object({ code: Slug, name: LoyaltyName, rate: Type.Union([BasisPoints, Type.Null()]) }),
  ),
  edgeShare: BasisPoints,
  least: Amount,
  most: Amount,
  claimDays: Days,
});
export type CashbackView = Static<typeof CashbackView>;

export const CashbackChoice = Type.Object({ isOptedIn: Type.Boolean() }, closed);
export const CashbackClaim = Type.Object(
  { firstDay: Type.Integer({ minimum: 0, maximum: 1_000_000 }) },
  closed,
);

export const LevelView = Type.Object({
  /** Null while there is no programme. */
  standing: Type.Union([
    Type.Object({
      code: Slug,
      /** Points earned within the window, less what was taken back. */
      earned: PointsCount,
      /** Null for the lowest level, which nobody loses. */
      keptUntilMs: Type.Union([TimestampMs, Type.Null()]),
      levels: Type.Array(LoyaltyLevel),
      windowDays: Days,
      keepDays: Days,
    }),
    Type.Null(),
  ]),
});
export type LevelView = Static<typeof LevelView>;

export const PointsAdjustRequest = Type.Object(
  {
    key: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }),
    points: Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
    reason: OperatorReason,
  },
  closed,
);
export const PointsOfPlayerView = Type.Object({
  balance: PointsBalance,
  lines: Type.Array(PointsLine, { maxItems: POINTS_LINES_PAGE }),
});
export type PointsOfPlayerView = Static<typeof PointsOfPlayerView>;
