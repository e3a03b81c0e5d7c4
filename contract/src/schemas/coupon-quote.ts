import { Type, type Static } from 'typebox';

import { BetLines, BetLinks, EachWayTermsOfLegs } from './bet-plans.ts';
import { Amount, IsoCurrency, OddsMilliSchema, SelectionIdText, TimestampMs } from './primitives.ts';
import { EventDetail, MarketView } from './sportsbook.ts';

/** POST /web-api/sportsbook/quote: bounds and current prices of a coupon; no money, guests may ask. */
export const QuoteRequest = Type.Object(
  {
    selectionIds: Type.Array(SelectionIdText, { minItems: 1, maxItems: 20 }),
    /** Of the one bet on all of them, where it is a system. */
    lines: Type.Optional(BetLines),
    /** Where it is a conditional bet; of a chain a link for each leg. */
    links: Type.Optional(BetLinks),
    /** Where it is an anti-accumulator. */
    anti: Type.Optional(Type.Literal(true)),
    /** Where it is a bet builder. */
    builder: Type.Optional(Type.Literal(true)),
    /** Each way, where all of them are offered so. */
    eachWay: Type.Optional(Type.Literal(true)),
    currency: IsoCurrency,
  },
  { additionalProperties: false },
);
export type QuoteRequest = Static<typeof QuoteRequest>;
/**
 * What a bet with a price of its own, an anti-accumulator or a builder, is offered at now, or why it is not: the code that
 * placing it would be refused with.
 */
const OwnPriceView = Type.Union([
  Type.Object({ oddsMilli: OddsMilliSchema }),
  Type.Object({
    code: Type.String(),
    /** Those that stand in the way; none where all of them together do. */
    selectionIds: Type.Array(SelectionIdText),
  }),
]);
export type OwnPriceView = Static<typeof OwnPriceView>;
/** What one bet may be placed with. */
const BetQuoteView = Type.Object({
  /** Live delay it would wait. */
  delayMs: Type.Integer({ minimum: 0 }),
  minStake: Amount,
  maxStake: Amount,
  payoutCap: Amount,
});
export type BetQuoteView = Static<typeof BetQuoteView>;
export const QuoteView = Type.Object({
  serverTimeMs: TimestampMs,
  /** Of all selections as one bet. */
  ...BetQuoteView.properties,
  /** Where it was asked for; the bounds are those of an accumulator where it is not offered. */
  anti: Type.Optional(OwnPriceView),
  builder: Type.Optional(OwnPriceView),
  /** Where each selection is offered each way: its terms, in their order. */
  eachWay: Type.Optional(EachWayTermsOfLegs),
  /** Pairs of legs of one event. */
  related: Type.Array(Type.Tuple([SelectionIdText, SelectionIdText])),
  legs: Type.Array(
    Type.Object({
      selectionId: SelectionIdText,
      known: Type.Boolean(),
      /** The selection as a bet of its own. These three are absent when it is not known. */
      single: Type.Optional(BetQuoteView),
      event: Type.Optional(Type.Omit(EventDetail, ['markets', 'marketCount'])),
      market: Type.Optional(MarketView),
    }),
  ),
});
export type QuoteView = Static<typeof QuoteView>;
