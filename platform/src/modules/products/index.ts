export type { GameKey, HouseKept, ProductRegistration, StakeLabel } from './product-registration.ts';
export type {
  JudgedStake,
  OpenWhile,
  PlacedStake,
  ProductWagering,
  RealAtRisk,
  StakeKey,
  WageringGrant,
  WageringPerson,
} from './wagering.ts';
export { judgeEach } from './wagering.ts';
export { refuseUnknownRisk, riskOf, type RiskFigures } from './risk-figures.ts';
export { stakeRanges, type StakeRanges } from './stake-range.ts';
export { boundIn, inRiskCents, minorWithin } from './risk-currency.ts';
export { independentWagering, type IndependentStakeThen, type JudgedFor } from './independent-stakes.ts';
export { roundStakesThen } from './round-stakes-then.ts';
export { openBeside, realThen, sumOfReal, type RealThen, type StakeThen } from './real-then.ts';
export { productStakes, type ProductStakes, type ProductStatement, type Stake } from './product-stakes.ts';
export type { EndedRow, EndStatement } from './ends-together.ts';
export {
  stakesTogether,
  stakeWithin,
  type StakeCalls,
  type StakeStatement,
  type TogetherParts,
  type WrittenStake,
} from './stakes-together.ts';
export { AccountCurrencies, type CurrencyOf } from './account-currencies.ts';
export type { AskedRounds, RoundSource } from './round-source.ts';
export { openHoldsOf, productNamed, stakeNamesOf } from './all-products.ts';
