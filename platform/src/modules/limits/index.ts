export { createLimits, type Limits, type LimitsDependencies } from './limits.ts';
export type { BetReturn, DepositAdmission, LimitsCheck, StakeAdmission } from './limits-check.ts';
export type { PlayBreak } from './limit-commands.ts';
