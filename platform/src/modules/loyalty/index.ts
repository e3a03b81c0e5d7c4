export { ledgerProblems as pointsLedgerProblems } from './audit.ts';
export { createLoyalty } from './loyalty.ts';
export type { Loyalty, LoyaltyDependencies } from './loyalty-api.ts';
