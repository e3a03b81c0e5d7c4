import { Type, type Static } from 'typebox';

import { GameCode } from './games.ts';
import { Amount, IsoCurrency, Slug } from './primitives.ts';

const closed = { additionalProperties: false };

export const InCurrencies = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Record(IsoCurrency, schema, { minProperties: 1, maxProperties: 40, ...closed });
const Amounts = InCurrencies(Type.Object({ amount: Amount }, closed));

/** Bonus money of an amount, which is staked first. */
export const BonusGift = Type.Object({ kind: Type.Literal('bonus'), currencies: Amounts }, closed);

/** A stake that the house pays, used once and whole in the coupon. */
export const FreeBetGift = Type.Object(
  {
    kind: Type.Literal('free-bet'),
    currencies: Amounts,
    /** It may be used so long. */
    days: Type.Integer({ minimum: 1, maximum: 365 }),
    /** Of the whole bet. */
    minOddsMilli: Type.Integer({ minimum: 1_000, maximum: 100_000 }),
    minLegs: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
    /** All of them where nothing is said. */
    sports: Type.Optional(Type.Array(Slug, { minItems: 1, maxItems: 50, uniqueItems: true })),
    /** Whether a win pays the stake, too. */
    stakeReturned: Type.Boolean(),
  },
  closed,
);

/** Rounds of our own games, each at a stake that the house pays. */
export const FreeRoundsGift = Type.Object(
  {
    kind: Type.Literal('free-rounds'),
    rounds: Type.Integer({ minimum: 1, maximum: 1_000 }),
    /** Where they can be played, each in any of them: games whose rounds are over at once. */
    games: Type.Array(GameCode, { minItems: 1, maxItems: 50, uniqueItems: true }),
    /** They may be played so long. */
    days: Type.Integer({ minimum: 1, maximum: 365 }),
    /** What they win: real money at once, or bonus money once they are over, which is staked first. */
    as: Type.Enum(['money', 'bonus']),
    currencies: InCurrencies(Type.Object({ stake: Amount }, closed)),
  },
  closed,
);

/** A ticket that the house pays, used once and whole where tickets are bought. */
export const TicketGift = Type.Object(
  {
    kind: Type.Literal('ticket'),
    product: Type.Enum(['lotto', 'toto']),
    /** For which of its lotteries or pools: one of them, as the player chooses. */
    of: Type.Array(Slug, { minItems: 1, maxItems: 50, uniqueItems: true }),
    /** It may be used so long. */
    days: Type.Integer({ minimum: 1, maximum: 365 }),
    /** Its whole stake, all lines or columns together. */
    currencies: Amounts,
  },
  closed,
);

/** Points of loyalty, whatever currency is played. */
export const PointsGift = Type.Object(
  { kind: Type.Literal('points'), points: Type.Integer({ minimum: 1, maximum: 10_000_000 }) },
  closed,
);

/** Real money with no condition, paid at once as cashback is. */
export const MoneyGift = Type.Object({ kind: Type.Literal('money'), currencies: Amounts }, closed);

/** A gift whose worth is known before anybody plays: what a wheel or a calendar can bring on a day. */
export const DayGift = Type.Union([BonusGift, FreeBetGift, PointsGift, MoneyGift]);
export type DayGift = Static<typeof DayGift>;

const GiftOrNothing = Type.Union([DayGift, Type.Null()]);

/** A wheel that is turned once on each day of the site's clock until the promotion closes. */
export const WheelGift = Type.Object(
  {
    kind: Type.Literal('wheel'),
    /** A prize comes with the chance of its weight among all of them; null is a field that brings nothing. */
    prizes: Type.Array(
      Type.Object({ weight: Type.Integer({ minimum: 1, maximum: 1_000_000 }), gift: GiftOrNothing }, closed),
      { minItems: 2, maxItems: 24 },
    ),
  },
  closed,
);
export type WheelGift = Static<typeof WheelGift>;

/** A gift a day, taken on its day and on no other. */
export const CalendarGift = Type.Object(
  {
    kind: Type.Literal('calendar'),
    /** `dates` are the days from the promotion's first on; `row` those of a player in a row: who misses one begins again. */
    by: Type.Enum(['dates', 'row']),
    /** That of the first day first; null is a day that brings nothing by itself. */
    gifts: Type.Array(GiftOrNothing, { minItems: 2, maxItems: 31 }),
  },
  closed,
);
export type CalendarGift = Static<typeof CalendarGift>;
