// The catalogue of market types: server, tools and tests only. What a page shows of it comes with the server's answers.
export { MARKET_TYPES, winnersOf } from './catalogue.ts';
export { fairChances, withMargin } from '../../odds/margin/margin.ts';
export { MARGIN_METHODS, type MarginMethod } from '../../odds/margin/margin-method.ts';
export { describedKey, describedType } from './described-type.ts';
export { SPORT_MARKETS, type SportMarkets } from '../sports/sport-markets.ts';
export {
  countsFromLast,
  FIELD_TYPES,
  FIELD_WINNER_KEY,
  lastTypeOf,
  placedTypeOf,
} from '../sports/field-markets.ts';
export { specifiersOf, specifiersProblem } from './specifiers.ts';
export { lineSpecifier, outcomesOf } from './outcomes.ts';
export { typeKeyOf, typeViewOf } from './type-view.ts';
export type {
  CountedBeside,
  HalvesRule,
  MarketKind,
  MarketType,
  SettlementRule,
  TallyRule,
} from './market-type.ts';
