export { createLimits, type Limits, type LimitsDependencies } from './limits.ts';
export type { DepositAdmission, LimitsCheck, StakeAdmission } from './limits-check.ts';
