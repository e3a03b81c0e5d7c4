import { Type, type Static } from 'typebox';

import { AccumulatorBoostTerms, AccumulatorInsuranceTerms, OddsBoostTerms } from './boost-terms.ts';
import { OperatorReason } from './operators.ts';
import { Amount, LanguageCode, ProductName, Slug, TimestampMs } from './primitives.ts';
import {
  BonusGift,
  CalendarGift,
  FreeBetGift,
  FreeRoundsGift,
  InCurrencies,
  MoneyGift,
  PointsGift,
  TicketGift,
  WheelGift,
} from './promotion-gifts.ts';
import { PromotionStart } from './promotion-starts.ts';
import { Who } from './who.ts';

const closed = { additionalProperties: false };
const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
/** What players read of a promotion in one language. */
export const PromotionText = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
    summary: Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' }),
    paragraphs: Type.Array(Type.String({ minLength: 1, maxLength: 2_000, pattern: '\\S' }), { maxItems: 20 }),
  },
  closed,
);
export type PromotionText = Static<typeof PromotionText>;

/** The same in each language it is written in; the site's own is always there as it is written. */
export const PromotionTexts = Type.Record(LanguageCode, PromotionText, {
  minProperties: 1,
  maxProperties: 20,
  ...closed,
});
export type PromotionTexts = Static<typeof PromotionTexts>;

/** Its title in each of them. */
export const PromotionTitle = Type.Record(LanguageCode, Type.String());
export type PromotionTitle = Static<typeof PromotionTitle>;

/** Whom it is for; an operator can offer it too. */
export const PromotionWho = Type.Object(
  {
    ...Who.properties,
    /** Whom operators offered it to, and nobody else. */
    byOffer: Type.Optional(Type.Literal(true)),
  },
  closed,
);
export type PromotionWho = Static<typeof PromotionWho>;

/** What is given, by currency; an account of another currency is given nothing. */
export const PromotionGift = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('deposit-bonus'),
      currencies: InCurrencies(
        Type.Object(
          {
            /** Of the deposit, rounded down to the minor unit. */
            percent: Type.Integer({ minimum: 1, maximum: 500 }),
            upTo: Amount,
            /** A smaller deposit brings nothing. */
            least: Amount,
          },
          closed,
        ),
      ),
    },
    closed,
  ),
  BonusGift,
  FreeBetGift,
  FreeRoundsGift,
  TicketGift,
  OddsBoostTerms,
  AccumulatorBoostTerms,
  AccumulatorInsuranceTerms,
  /** A share of the net loss that starts it, bounded by what the stakes cost by the stated edges (rules §14). */
  Type.Object(
    {
      kind: Type.Literal('cashback'),
      /** Bonus money that is wagered, or real money with no condition. */
      as: Type.Enum(['bonus', 'money']),
      /** What the house keeps of a stake, in hundredths of a percent, of each product that is counted. */
      edges: Type.Record(ProductName, Type.Integer({ minimum: 0, maximum: 10_000 }), {
        minProperties: 1,
        maxProperties: 20,
        ...closed,
      }),
      /** The most of it that comes back, in hundredths of a percent: less than all. */
      edgeShare: Type.Integer({ minimum: 1, maximum: 9_999 }),
      currencies: InCurrencies(
        Type.Object({ percent: Type.Integer({ minimum: 1, maximum: 100 }), upTo: Amount }, closed),
      ),
    },
    closed,
  ),
  PointsGift,
  MoneyGift,
  WheelGift,
  CalendarGift,
]);
export type PromotionGift = Static<typeof PromotionGift>;

/** What of a stake counts, in percent, by a code. */
const Shares = Type.Record(Slug, Type.Integer({ minimum: 0, maximum: 100 }), {
  minProperties: 1,
  maxProperties: 50,
  ...closed,
});

/** What has to be staked before bonus money becomes real (rules §14). */
export const PromotionWants = Type.Object(
  {
    /** Times the bonus. */
    multiple: Type.Integer({ minimum: 1, maximum: 100 }),
    days: Type.Integer({ minimum: 1, maximum: 365 }),
    minOddsMilli: Type.Integer({ minimum: 1_000, maximum: 100_000 }),
    /** What of a stake counts, in percent, by product; nothing of one that is not named. */
    products: Type.Record(ProductName, Type.Integer({ minimum: 0, maximum: 100 }), {
      minProperties: 1,
      maxProperties: 20,
      ...closed,
    }),
    /** The same of bets by sport; of a sport that is not named the sportsbook's. A bet on several has the lowest of theirs. */
    sports: Type.Optional(Shares),
    /** The same of rounds by game of our own; of one that is not named that of all of them. */
    ownGames: Type.Optional(Shares),
    /** Larger stakes do not count; the most that becomes real money. */
    currencies: Type.Optional(
      InCurrencies(
        Type.Object(
          { maxStake: Type.Optional(Amount), maxConversion: Type.Optional(Amount) },
          { minProperties: 1, ...closed },
        ),
      ),
    ),
  },
  closed,
);
export type PromotionWants = Static<typeof PromotionWants>;

/** Beyond one grant a person, which always holds. */
export const PromotionLimits = Type.Object(
  {
    /** So many gifts in all. */
    grants: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
    /** What all gifts of a currency may come to. */
    budget: Type.Optional(InCurrencies(Amount)),
  },
  closed,
);
export type PromotionLimits = Static<typeof PromotionLimits>;

/** A promotion as an operator writes it: parts, and nothing that is not built. */
export const PromotionTerms = Type.Object(
  {
    text: PromotionTexts,
    /** An address of the site. */
    picture: Nullable(Type.String({ minLength: 1, maxLength: 200 })),
    section: Type.Enum(['sport', 'casino']),
    opensAtMs: TimestampMs,
    closesAtMs: TimestampMs,
    who: PromotionWho,
    starts: PromotionStart,
    gives: PromotionGift,
    /** Of bonus money, and of nothing else. */
    wants: Type.Optional(PromotionWants),
    limits: PromotionLimits,
  },
  closed,
);
export type PromotionTerms = Static<typeof PromotionTerms>;

export const PromotionCode = Slug;
/** How it stands: a draft is for operators alone, one that was stopped takes nobody in and keeps what was given. */
export const PromotionState = Type.Enum(['draft', 'running', 'stopped']);
export type PromotionState = Static<typeof PromotionState>;

/** POST /operator-api/promotions. */
export const PromotionRequest = Type.Object(
  { code: PromotionCode, terms: PromotionTerms, reason: OperatorReason },
  closed,
);
export type PromotionRequest = Static<typeof PromotionRequest>;
