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
export type { SessionTime } from './time/session-time.ts';
