export type { DepositAdmission, LimitsCheck, StakeAdmission } from './limits-check.ts';
