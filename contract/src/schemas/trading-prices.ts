import { Type, type Static } from 'typebox';

import { OperatorReason } from './operators.ts';
import { LegNamesView } from './market-types.ts';
import { DecimalId, OddsMilliSchema, OutcomeCode, TimestampMs } from './primitives.ts';

const closed = { additionalProperties: false };

/** The most a trader may move a chance, and the furthest the feed may move before that ends, in thousandths. */
export const SHIFT_MOST_MILLI = 200;
export const BOUND_MOST_MILLI = 500;
/** How far the feed may move where a trader says nothing of it. */
export const BOUND_USUAL_MILLI = 50;

/** So many markets are held with one price: more than an event has. */
export const HOLDS_MOST = 1_000;

/** What a price is to be: fixed, or the feed's with its chance moved by so many thousandths. */
export const OverriddenPrice = Type.Union([
  Type.Object({ oddsMilli: OddsMilliSchema }, closed),
  Type.Object(
    { shiftMilli: Type.Integer({ minimum: -SHIFT_MOST_MILLI, maximum: SHIFT_MOST_MILLI }) },
    closed,
  ),
]);
export type OverriddenPrice = Static<typeof OverriddenPrice>;

/** POST /operator-api/markets/:marketId/prices. */
export const PriceOverrideRequest = Type.Object(
  {
    outcome: OutcomeCode,
    price: OverriddenPrice,
    /** It ends by itself once the chance that the feed's price says has moved by more. */
    boundMilli: Type.Optional(Type.Integer({ minimum: 1, maximum: BOUND_MOST_MILLI })),
    /** Other markets of the event, held together with it, each by an order of its own. */
    holds: Type.Optional(Type.Array(DecimalId, { maxItems: HOLDS_MOST, uniqueItems: true })),
    reason: OperatorReason,
  },
  closed,
);
export type PriceOverrideRequest = Static<typeof PriceOverrideRequest>;

export const PriceOverrideView = Type.Object({
  id: DecimalId,
  marketId: DecimalId,
  outcome: OutcomeCode,
  price: OverriddenPrice,
  /** The feed's price when it was given. */
  fedMilli: Type.Integer(),
  boundMilli: Type.Integer(),
  reason: Type.String(),
  operator: Type.String(),
  atMs: TimestampMs,
});
export type PriceOverrideView = Static<typeof PriceOverrideView>;

/** GET /operator-api/trading-prices: those that stand, newest first. */
export const PriceOverridesView = Type.Object({ overrides: Type.Array(PriceOverrideView) });
export type PriceOverridesView = Static<typeof PriceOverridesView>;

/** A selection by its names, at a price. */
export const PricedSelection = Type.Object({
  /** Market id and outcome. */
  selectionId: Type.String(),
  names: LegNamesView,
  oddsMilli: Type.Integer(),
});
export type PricedSelection = Static<typeof PricedSelection>;

/** `details` of OVERRIDE_ARBITRAGE: bets that pay more than they cost, however the event ends, and what they cost. */
export const PriceArbitrage = Type.Object({
  /** What their chances come to together, in thousandths, rounded up: below 1000. */
  bookMilli: Type.Integer(),
  selections: Type.Array(PricedSelection),
  /**
   * Every other market with which such bets could be made: with all of them held the price stands. None where the market
   * contradicts itself.
   */
  markets: Type.Array(Type.Object({ marketId: DecimalId, name: LegNamesView.properties.market })),
});
export type PriceArbitrage = Static<typeof PriceArbitrage>;
