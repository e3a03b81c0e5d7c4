export { createLimits } from './limits.ts';
export type {
  BetReturn,
  DepositAdmission,
  Limits,
  LimitsCheck,
  LimitsDependencies,
  PlayBreak,
  StakeAdmission,
} from './limits-api.ts';
