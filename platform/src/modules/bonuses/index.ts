export { createBonuses } from './bonuses.ts';
export { scaleBonusPart } from './scale-bonus-part.ts';
export { bonusFacts } from './bonuses-store.ts';
export type { BetEnd, Bonuses, BonusesDependencies, CreditedDeposit, RunningBonus } from './bonuses-api.ts';
export type { PastDeposit, PromotionsDependencies } from './promotions/promotions-parts.ts';
