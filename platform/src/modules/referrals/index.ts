export { keepingOf } from './consent.ts';
export { createReferrals } from './referrals.ts';
export type { ReferralDependencies, Referrals } from './referrals-api.ts';
export type { PlayerReferral } from './traces-store.ts';
