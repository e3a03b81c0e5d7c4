import { Type, type Static } from 'typebox';

import { LegNamesView } from './market-types.ts';
import { Amount, DecimalId, OutcomeCode } from './primitives.ts';
import { MarketStatus } from './sportsbook.ts';
import { TradingEventView } from './trading.ts';
import { PriceOverrideView } from './trading-prices.ts';

const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

export const TradingSelectionView = Type.Object({
  outcome: OutcomeCode,
  names: LegNamesView,
  oddsMilli: Type.Integer(),
  /** What the feed says. */
  fedMilli: Type.Integer(),
  open: Type.Boolean(),
  override: Nullable(PriceOverrideView),
  /** In EUR, as bounds are scaled, and of its room in thousandths. */
  liability: Amount,
  roomTakenMilli: Type.Integer(),
});
export type TradingSelectionView = Static<typeof TradingSelectionView>;

export const TradingMarketView = Type.Object({
  marketId: DecimalId,
  type: Type.String(),
  specifiers: Type.String(),
  status: MarketStatus,
  /** Held by an operator, itself or by a wider order. */
  isHeld: Type.Boolean(),
  cutMilli: Type.Integer(),
  /** What the chances of its open prices come to together, in thousandths, as many winning at once as do: above 1000 the margin. */
  bookMilli: Type.Integer(),
  selections: Type.Array(TradingSelectionView),
});
export type TradingMarketView = Static<typeof TradingMarketView>;

/** GET /operator-api/trading-events/:eventId: markets with most at risk first. */
export const TradingMarketsView = Type.Object({
  event: TradingEventView,
  markets: Type.Array(TradingMarketView),
});
export type TradingMarketsView = Static<typeof TradingMarketsView>;
