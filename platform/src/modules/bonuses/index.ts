export { createBonuses } from './bonuses.ts';
export type { BetEnd, Bonuses, BonusesDependencies, CreditedDeposit } from './bonuses-api.ts';
