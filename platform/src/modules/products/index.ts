export type { HouseKept, ProductRegistration } from './product-registration.ts';
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
export { refuseUnknownRisk, riskOf, type RiskFigures } from './risk-figures.ts';
export { boundIn, inRiskCents, minorWithin } from './risk-currency.ts';
export { productStakes, type ProductStakes } from './product-stakes.ts';
export { openHoldsOf, productNamed, stakeNamesOf } from './all-products.ts';
