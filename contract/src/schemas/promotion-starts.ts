import { Type, type Static } from 'typebox';

import { Amount, IsoCurrency, LocalizedName, ProductName, Slug } from './primitives.ts';

const closed = { additionalProperties: false };
const Amounts = Type.Record(IsoCurrency, Type.Object({ amount: Amount }, closed), {
  minProperties: 1,
  maxProperties: 40,
  ...closed,
});
/** Days of the site's clock: that of joining is the first, and it is over at the midnight after the last. */
const Days = Type.Integer({ minimum: 1, maximum: 90 });
/** Whose stakes are counted. */
const Products = Type.Array(ProductName, { minItems: 1, maxItems: 20, uniqueItems: true });
/** Stakes at a smaller price do not count; of several legs their total price. */
const MinOddsMilli = Type.Integer({ minimum: 1_000, maximum: 100_000 });

/** Of bets of the sportsbook, every leg of which is of one of these sports; all where nothing is said. */
const Sports = Type.Optional(Type.Array(Slug, { minItems: 1, maxItems: 50, uniqueItems: true }));

/** What players type, in any letters. */
const TypedCode = Type.String({ maxLength: 20, pattern: '^[A-Z0-9]{3,20}$' });

/** Settled stakes of real money that come to an amount. */
const Turnover = Type.Object(
  {
    on: Type.Literal('turnover'),
    days: Days,
    products: Products,
    sports: Sports,
    minOddsMilli: MinOddsMilli,
    currencies: Amounts,
  },
  closed,
);
/** One settled stake of at least an amount. */
const Stake = Type.Object(
  {
    on: Type.Literal('stake'),
    days: Days,
    products: Products,
    sports: Sports,
    minOddsMilli: MinOddsMilli,
    currencies: Amounts,
  },
  closed,
);
/** A net loss of at least an amount as the days are over. */
const Loss = Type.Object(
  { on: Type.Literal('loss'), days: Days, products: Products, currencies: Amounts },
  closed,
);
/** Visits on so many different days of the site's clock. */
const Logins = Type.Object(
  { on: Type.Literal('logins'), days: Days, times: Type.Integer({ minimum: 1, maximum: 90 }) },
  closed,
);
/** The player's birthday, from midnight to midnight of the site's clock. */
const Birthday = Type.Object({ on: Type.Literal('birthday') }, closed);
/** A level of loyalty, or one above it. */
const Level = Type.Object({ on: Type.Literal('level'), level: Slug }, closed);

/** Starts that are counted, or looked for, after a player has joined: from facts that stand. */
export const PromotionCountedStart = Type.Union([Turnover, Stake, Loss, Logins, Birthday, Level]);
export type PromotionCountedStart = Static<typeof PromotionCountedStart>;

/** What brings its gift to who takes part. */
export const PromotionStart = Type.Union([
  /** The n-th deposit of the person; with a code, of who typed it before. */
  Type.Object(
    {
      on: Type.Literal('deposit'),
      number: Type.Integer({ minimum: 1, maximum: 50 }),
      code: Type.Optional(TypedCode),
    },
    closed,
  ),
  /** A code that the player types; also how one takes part. */
  Type.Object({ on: Type.Literal('code'), code: TypedCode }, closed),
  /** Taking part is enough. */
  Type.Object({ on: Type.Literal('joining') }, closed),
  Turnover,
  Stake,
  Loss,
  Logins,
  Birthday,
  Level,
]);
export type PromotionStart = Static<typeof PromotionStart>;

/** How a start is told to players: the code itself is told by whoever gives it out. */
export const PromotionStartView = Type.Union([
  Type.Object({
    on: Type.Literal('deposit'),
    number: Type.Integer(),
    /** A code is typed before it. */
    hasCode: Type.Optional(Type.Literal(true)),
  }),
  Type.Object({ on: Type.Literal('code') }),
  Type.Object({ on: Type.Literal('joining') }),
  Turnover,
  Stake,
  Loss,
  Logins,
  Birthday,
  Type.Object({ on: Type.Literal('level'), level: Slug, name: LocalizedName }),
]);
export type PromotionStartView = Static<typeof PromotionStartView>;
