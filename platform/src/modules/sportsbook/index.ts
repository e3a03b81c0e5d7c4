export { createSportsbook } from './sportsbook.ts';
export { sportsbookProduct } from './product.ts';
export type { Sportsbook, SportsbookDependencies } from './sportsbook-api.ts';
export { couldCover, isVoidBet, type BetAtRisk, type LegAtRisk } from './joint-loss/bet-at-risk.ts';
export { takesOtherSide } from './joint-loss/cover.ts';
export { worstJointLoss } from './joint-loss/worst-joint-loss.ts';
