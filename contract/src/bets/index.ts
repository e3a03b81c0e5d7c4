// What bets of several lines return (docs/betting-rules.md): one piece of code for settlement, risk and whoever shows it.
export { areLines, lineCount, MOST_LEGS, oneLine, sumOfLines, sumsOfLinesWith, type Lines } from './lines.ts';
export { coverName, NAMED_COVERS, type CoverName } from './named-covers.ts';
export { bestOfLines, capOfRemaining, linesReturn, type BestOfLines } from './lines-return.ts';
export { deadHeatFactor, placeMultiplier, placePrice, type EachWayTerms } from './each-way.ts';
export { areTerms, eachWayMultipliers, placePriceOf, sameTerms, type EachWay } from './each-way-plan.ts';
export { freeBetReturn } from './free-bet.ts';
export {
  boostExtra,
  boostOf,
  countedForBoost,
  mostExtra,
  percentOfSteps,
  type BetBoost,
  type BoostedBet,
  type BoostStep,
} from './bet-boost.ts';
export { chainMultiplier } from './chain.ts';
export { antiOddsMilli } from './anti-accumulator.ts';
export { builderPrices, LEAST_BUILDER_RETURN, MOST_BUILDER_LEGS } from './builder-price.ts';
export { plainResult, type PlainResult } from './plain-result.ts';
export { builderOdds, type Builder, type StruckModel } from './builder.ts';
export {
  areLinks,
  bestOfPlan,
  isAllVoid,
  isAnti,
  isBuilder,
  isEachWay,
  isLines,
  linkMultipliers,
  mostOfUnit,
  unitCount,
  type Anti,
  type BetPlan,
  type Chain,
  type PlannedLeg,
} from './plan.ts';
export {
  cashOutOffer,
  cashOutOfPart,
  decidedExpectation,
  openExpectation,
  openExpectationAt,
  worthOfAnti,
  worthOfBuilder,
  worthOfEachWay,
  worthOfLines,
  type LegExpectation,
  type Worth,
} from './cash-out.ts';
